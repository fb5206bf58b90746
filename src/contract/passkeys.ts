import { z } from 'zod';
import { Timestamp } from './common.ts';

/** Bytes in base64url without padding, as WebAuthn writes them in JSON. */
export function base64url(mostCharacters: number) {
  return z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/, 'Enter base64url without padding.')
    .max(mostCharacters);
}

const NONCE_EXAMPLE = 'pZ0y2bJm8q3v5s7u9w1x3z5B7D9F1H3J5L7N9P1R3T4';

export const nonce = base64url(44).meta({
  description: 'The nonce of the challenge that was signed.',
  example: NONCE_EXAMPLE,
});

export const PasskeyAssertion = z
  .strictObject({
    nonce,
    credentialId: base64url(1_400).meta({
      description: 'The credential id of the passkey.',
      example: 'q1w2e3r4t5y6u7i8o9p0',
    }),
    authenticatorData: base64url(4_000).meta({
      description: 'What the authenticator says about the signature.',
      example: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    }),
    clientDataJSON: base64url(4_000).meta({
      description: 'What the browser says about the signature: its challenge and its origin.',
      example: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
    }),
    signature: base64url(2_000).meta({
      description: 'The signature of both.',
      example: 'MEUCIQDf1Q7m3jYk',
    }),
  })
  .meta({
    id: 'PasskeyAssertion',
    description: 'The answer of a passkey to a challenge: WebAuthn’s AuthenticatorAssertionResponse.',
  });

const Descriptor = z.object({
  id: base64url(1_400).meta({ description: 'The credential id.', example: 'q1w2e3r4t5y6u7i8o9p0' }),
  transports: z
    .array(z.string())
    .meta({ description: 'How the device is reached, as it said.', example: ['internal'] }),
});

/** The refusals of the answer of a passkey, in the order of the checks. */
export const ASSERTION_ERRORS = [
  'passkey_challenge_unknown',
  'passkey_unknown',
  'passkey_not_valid',
  'passkey_counter',
] as const;

export const PasskeyChallenge = z
  .object({
    nonce,
    challenge: base64url(44).meta({
      description: 'The bytes to sign.',
      example: 'd2hhdCB0aGUgcGFzc2tleSBzaWducywgMzMgYnl0ZXMu',
    }),
    rpId: z.string().meta({ description: 'The host to which passkeys belong.', example: 'pay.example.com' }),
    credentials: z.array(Descriptor).describe('The passkeys of the user that may sign.'),
    expiresAt: Timestamp.describe('Until when the challenge can be used, once.'),
  })
  .meta({ id: 'PasskeyChallenge', description: 'What a passkey of the user is asked to sign.' });
