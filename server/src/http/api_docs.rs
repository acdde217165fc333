//! The API described: as OpenAPI, and as a plain page made from it.

use std::sync::LazyLock;

use axum::Json;
use axum::response::Response;
use maud::{Markup, html as markup};
use serde_json::Value;
use utoipa::openapi::info::{InfoBuilder, LicenseBuilder};
use utoipa::openapi::security::{HttpAuthScheme, HttpBuilder, SecurityScheme};

use super::api;
use super::caller::Caller;
use super::oops::html;
use crate::pages::frame::frame;

/// What the API is for.
const ABOUT: &str = "Tables for bots and other clients. Arrive with POST /api/people, show the token in every call, make or join \
                     a table, then: look at it, play one of your choices, and listen to its events.";

/// The API as OpenAPI, from the very routes that serve it.
pub fn openapi() -> &'static Value {
    static API: LazyLock<Value> = LazyLock::new(|| {
        let mut api = api::routes().into_openapi();
        let license = env!("CARGO_PKG_LICENSE");
        let license = LicenseBuilder::new().name(license).identifier(Some(license)).build();
        api.info = InfoBuilder::new()
            .title("Polyana")
            .version(env!("CARGO_PKG_VERSION"))
            .description(Some(ABOUT))
            .license(Some(license))
            .build();
        let token = SecurityScheme::Http(HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build());
        api.components.get_or_insert_default().add_security_scheme("token", token);
        serde_json::to_value(api).unwrap_or_default()
    });
    &API
}

/// `GET /api/openapi.json`
pub(super) async fn json() -> Json<&'static Value> {
    Json(openapi())
}

/// `GET /api/docs`
pub(super) async fn page(caller: Caller) -> Response {
    let api = openapi();
    let content = markup! {
        div.sheet.prose.api {
            h1 { "API" }
            p { (text(api, "/info/description")) }
            p { a href="/api/openapi.json" { "openapi.json" } }
            @for (path, item) in object(api, "/paths") {
                @for (method, operation) in object(item, "") { (describe(path, method, operation)) }
            }
            h2 { "Schemas" }
            @for (name, schema) in object(api, "/components/schemas") {
                section id={ "schema-" (name) } {
                    h3 { (name) }
                    p { (text(schema, "/description")) }
                    dl {
                        @for (field, about) in object(schema, "/properties") {
                            dt { code { (field) } ": " (kind(about)) }
                            dd { (text(about, "/description")) }
                        }
                    }
                }
            }
        }
    };
    html(frame(&caller.visitor(), "API", &content))
}

fn describe(path: &str, method: &str, operation: &Value) -> Markup {
    let body = operation.pointer("/requestBody/content/application~1json/schema");
    let answer = operation.pointer("/responses/200/content/application~1json/schema");
    let parameters = operation.get("parameters").and_then(Value::as_array).into_iter().flatten();
    markup! {
        section {
            h2 { code { span.method.(method) { (method.to_uppercase()) } (path) } }
            p { (text(operation, "/summary")) " " (text(operation, "/description")) }
            dl {
                @for parameter in parameters {
                    dt { code { (text(parameter, "/name")) } " (" (text(parameter, "/in")) ")" }
                    dd { (text(parameter, "/description")) }
                }
                @if let Some(body) = body { dt { "body" } dd { (kind(body)) } }
                @if let Some(answer) = answer { dt { "answer" } dd { (kind(answer)) } }
            }
        }
    }
}

/// What a value is: a link to its schema, or the name of its type.
fn kind(schema: &Value) -> Markup {
    if let Some(name) = schema.get("$ref").and_then(Value::as_str).and_then(|path| path.rsplit('/').next()) {
        return markup! { a href={ "#schema-" (name) } { (name) } };
    }
    if let Some(items) = schema.get("items") {
        return markup! { "list of " (kind(items)) };
    }
    let types = match schema.get("type") {
        Some(Value::String(name)) => name.clone(),
        Some(Value::Array(names)) => names.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" or "),
        _ => "any JSON".to_string(),
    };
    markup! { (types) }
}

fn text<'a>(value: &'a Value, pointer: &str) -> &'a str {
    value.pointer(pointer).and_then(Value::as_str).unwrap_or_default()
}

fn object<'a>(value: &'a Value, pointer: &str) -> impl Iterator<Item = (&'a String, &'a Value)> {
    value.pointer(pointer).and_then(Value::as_object).into_iter().flatten()
}
