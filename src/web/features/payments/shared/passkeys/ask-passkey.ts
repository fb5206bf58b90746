import { t } from '@lingui/core/macro';
import { startApproval } from '../../../../../client/sdk-passkeys.gen.ts';
import type { PasskeyAssertion, PasskeyChallenge } from '../../../../../client/types.gen.ts';
import { approvalMessage, OTHER_CHALLENGE_BYTES } from '../../../../../shared/approval-challenge.ts';
import { ShownError } from '../../../../ui/problem.ts';

const TIMEOUT_MS = 240_000;

/** Asks the browser for the answer of a passkey to a challenge. Throws an error that says what to do. */
async function answerOf(asked: PasskeyChallenge): Promise<PasskeyAssertion> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = {
    challenge: asked.challenge,
    rpId: asked.rpId,
    timeout: TIMEOUT_MS,
    userVerification: 'required' as const,
    allowCredentials: asked.credentials.map(({ id, transports }) => ({
      id,
      type: 'public-key' as const,
      transports: transports as AuthenticatorTransport[],
    })),
  };
  const { id, response } = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw wordsFor(error);
  });
  return {
    nonce: asked.nonce,
    credentialId: id,
    authenticatorData: response.authenticatorData,
    clientDataJSON: response.clientDataJSON,
    signature: response.signature,
  };
}

/** Proves that the user is there. Refuses a challenge that could be the hash of an approval. */
export async function proofOf(asked: PasskeyChallenge): Promise<PasskeyAssertion> {
  requireNoApproval(asked.challenge);
  return answerOf(asked);
}

function requireNoApproval(challenge: string): void {
  if (bytesOf(challenge).length !== OTHER_CHALLENGE_BYTES)
    throw new ShownError(t`The server asked to sign other content than this page shows. Nothing was signed.`);
}

/** Asks the browser for a new passkey. */
export async function newPasskey(options: Record<string, unknown>) {
  requireNoApproval(String(options['challenge']));
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({ optionsJSON: options as never }).catch(
    (error: unknown) => {
      throw wordsFor(error);
    },
  );
  return {
    id,
    attestationObject: response.attestationObject,
    clientDataJSON: response.clientDataJSON,
    transports: response.transports ?? [],
  };
}

/** An error that says what the device did, for the user. */
function wordsFor(error: unknown): Error {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return new ShownError(
      t`No passkey was used: it was cancelled, or the time ran out. Nothing has changed.`,
    );
  if (name === 'InvalidStateError')
    return new ShownError(t`This device already has a passkey for you. Use another device or security key.`);
  return new ShownError(t`The device could not use a passkey. Nothing has changed. Try again.`);
}

/**
 * Signs the approval of a batch. The page computes the challenge from what it shows, so that the passkey
 * never signs other content than its user has read.
 */
export async function signApproval(batch: { id: string; contentDigest: string }): Promise<PasskeyAssertion> {
  const { data: asked } = await startApproval({
    path: { id: batch.id },
    body: { contentDigest: batch.contentDigest },
    throwOnError: true,
  });
  const message = approvalMessage(batch.contentDigest, batch.id, bytesOf(asked.nonce));
  const challenge = textOf(await crypto.subtle.digest('SHA-256', message));
  if (challenge !== asked.challenge)
    throw new ShownError(t`The server asked to sign other content than this page shows. Nothing was signed.`);
  return answerOf(asked);
}

function bytesOf(text: string): Uint8Array {
  const base64 = text.replaceAll('-', '+').replaceAll('_', '/');
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
}

function textOf(bytes: ArrayBuffer): string {
  const base64 = btoa(String.fromCharCode(...new Uint8Array(bytes)));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
