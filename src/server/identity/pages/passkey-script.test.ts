import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { PASSKEY_SCRIPT } from './passkey-script.ts';

/** Runs the script in a page whose server answers with a challenge, and presses the button. */
async function press(challenge: Buffer) {
  const signed: Uint8Array[] = [];
  const status = { textContent: '' };
  let submit: ((event: object) => Promise<void>) | undefined;
  let sent = 0;
  const form = {
    hidden: true,
    dataset: { passkey: '/challenge', failed: 'failed', cancelled: 'cancelled' },
    elements: { answer: { value: '' } },
    querySelector: (what: string) => (what === 'button' ? { disabled: false } : status),
    addEventListener: (_: string, listener: typeof submit) => (submit = listener),
    submit: () => (sent += 1),
  };
  const response = { authenticatorData: [1], clientDataJSON: [2], signature: [3], userHandle: null };
  runInNewContext(PASSKEY_SCRIPT, {
    document: { querySelector: () => form },
    window: { PublicKeyCredential: {} },
    fetch: () => ({
      ok: true,
      json: () => ({ challenge: challenge.toString('base64url'), rpId: 'localhost', timeout: 1 }),
    }),
    navigator: {
      credentials: {
        get: ({ publicKey }: { publicKey: { challenge: Uint8Array } }) => {
          signed.push(publicKey.challenge);
          return { id: 'one', response };
        },
      },
    },
    atob,
    btoa,
  });
  await submit!({ preventDefault: () => undefined });
  return { signed: signed.map((one) => Buffer.from(one).toString('hex')), sent, status: status.textContent };
}

it('signs a challenge of a sign-in, and never 32 bytes, which may be the hash of an approval', async () => {
  const right = Buffer.alloc(33, 5);
  expect(await press(right)).toEqual({ signed: [right.toString('hex')], sent: 1, status: '' });
  expect(await press(Buffer.alloc(32, 5))).toEqual({ signed: [], sent: 0, status: 'failed' });
});
