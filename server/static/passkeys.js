// Passkeys: making one in the account, and logging in by one. Without it, or where a browser has none, nothing of it is offered.

/** @param {ArrayBuffer | null} bytes */
const text = (bytes) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0)))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
/** @param {string} text */
const bytes = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/**
 * Fills in a form and sends it.
 * @param {HTMLFormElement} form
 * @param {Record<string, string>} values
 */
const send = (form, values) => {
  for (const [name, value] of Object.entries(values)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement) field.value = value;
  }
  form.submit();
};

/**
 * Asks the house, then the browser, then sends what it says; or shows why not.
 * @param {HTMLFormElement} form
 * @param {(asked: any) => Promise<Record<string, string>>} ask
 */
const guide = (form, ask) => {
  const refused = form.querySelector("[data-refused]");
  form.hidden = false;
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    let why = refused instanceof HTMLElement ? (refused.dataset.refused ?? "") : "";
    try {
      const body = new URLSearchParams();
      for (const [name, value] of new FormData(form)) body.append(name, String(value));
      const answer = await fetch(form.dataset.passkey ?? "", { method: "POST", body });
      const asked = await answer.json();
      if (!answer.ok) {
        why = asked.refused;
        throw new Error(why);
      }
      send(form, { challenge: asked.challenge, ...(await ask(asked)) });
    } catch {
      if (!(refused instanceof HTMLElement)) return;
      refused.textContent = why;
      refused.hidden = false;
    }
  });
};

/** @param {any} asked */
const make = async (asked) => {
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: bytes(asked.challenge),
      rp: asked.rp,
      user: { ...asked.user, id: bytes(asked.user.id) },
      pubKeyCredParams: asked.pubKeyCredParams,
      excludeCredentials: asked.known.map((/** @type {string} */ id) => ({ type: "public-key", id: bytes(id) })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      attestation: "none",
    },
  });
  if (!(made instanceof PublicKeyCredential)) throw new Error("no key");
  const said = /** @type {AuthenticatorAttestationResponse} */ (made.response);
  return { client_data: text(said.clientDataJSON), authenticator: text(said.getAuthenticatorData()), key: text(said.getPublicKey()) };
};

/** @param {any} asked */
const use = async (asked) => {
  const publicKey = { challenge: bytes(asked.challenge), rpId: asked.rpId, userVerification: /** @type {const} */ ("required") };
  const signed = await navigator.credentials.get({ publicKey });
  if (!(signed instanceof PublicKeyCredential)) throw new Error("no key");
  const said = /** @type {AuthenticatorAssertionResponse} */ (signed.response);
  return {
    id: text(signed.rawId),
    client_data: text(said.clientDataJSON),
    authenticator: text(said.authenticatorData),
    signature: text(said.signature),
  };
};

if ("PublicKeyCredential" in window && window.isSecureContext) {
  const making = document.querySelector("form[data-passkey='/account/passkeys/begin']");
  if (making instanceof HTMLFormElement) guide(making, make);
  const using = document.querySelector("form[data-passkey='/login/passkey/begin']");
  if (using instanceof HTMLFormElement) guide(using, use);
}
