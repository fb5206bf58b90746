import { OTHER_CHALLENGE_BYTES } from '../../../shared/approval-challenge.ts';

/**
 * The script of the sign-in page: offers to sign in with a passkey, where the browser can. The page works
 * without it. It is a file of ours, because the policy of the page allows no inline script.
 */
export const PASSKEY_SCRIPT_PATH = '/app/passkey-sign-in.js';

export const PASSKEY_SCRIPT = `'use strict';
const form = document.querySelector('form[data-passkey]');
const status = form?.querySelector('[role=status]');
const bytes = (text) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

if (form && window.PublicKeyCredential) {
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const button = form.querySelector('button');
    button.disabled = true;
    status.textContent = '';
    try {
      const asked = await fetch(form.dataset.passkey, { method: 'POST' });
      if (!asked.ok) throw new Error(String(asked.status));
      const { challenge, rpId, timeout } = await asked.json();
      // 32 bytes may be the hash of an approval, which this page does not show.
      if (bytes(challenge).length !== ${OTHER_CHALLENGE_BYTES}) throw new Error('not of a sign-in');
      const { id, response } = await navigator.credentials.get({
        publicKey: { challenge: bytes(challenge), rpId, timeout, userVerification: 'required' },
      });
      form.elements.answer.value = JSON.stringify({
        credentialId: id,
        authenticatorData: text(response.authenticatorData),
        clientDataJSON: text(response.clientDataJSON),
        signature: text(response.signature),
        userHandle: response.userHandle ? text(response.userHandle) : null,
      });
      form.submit();
    } catch (error) {
      button.disabled = false;
      status.textContent =
        error.name === 'NotAllowedError' ? form.dataset.cancelled : form.dataset.failed;
    }
  });
}
`;
