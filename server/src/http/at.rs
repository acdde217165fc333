//! Who calls at the address of a table.

use std::sync::Arc;

use axum::extract::{FromRequestParts, RawPathParams};
use axum::http::request::Parts;

use super::caller::Caller;
use super::oops::Oops;
use crate::House;
use crate::refused::Refused;
use crate::store::TableId;

/// A caller at the address of a table, which may be one; whoever writes it otherwise is told that there is none.
pub(super) struct At {
    pub house: Arc<House>,
    pub caller: Caller,
    pub id: TableId,
}

impl FromRequestParts<Arc<House>> for At {
    type Rejection = Oops;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<At, Oops> {
        let caller = Caller::from_request_parts(parts, house).await?;
        let parts = RawPathParams::from_request_parts(parts, house).await.ok();
        let written = parts.iter().flatten().find(|(name, _)| *name == "id");
        let id = written.and_then(|(_, id)| TableId::parse(id)).ok_or(Refused::NoTable);
        Ok(At { id: caller.told(id)?, caller, house: house.clone() })
    }
}
