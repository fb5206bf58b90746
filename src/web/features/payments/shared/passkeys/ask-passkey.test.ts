import { describe, expect, it } from 'vitest';
import { newPasskey, proofOf } from './ask-passkey.ts';

const challengeOf = (length: number) => Buffer.alloc(length, 7).toString('base64url');
const asked = (length: number) => ({
  nonce: challengeOf(length),
  challenge: challengeOf(length),
  rpId: 'pay.example.com',
  credentials: [],
  expiresAt: '2027-03-01T08:05:00.000Z',
});
const REFUSED = 'asked to sign other content';
// Where a challenge is accepted, the device is asked, and this machine has none.
const ASKED = 'could not use a passkey';

describe('the page', () => {
  it('proves no user with 32 bytes, which may be the hash of an approval', async () => {
    await expect(proofOf(asked(32))).rejects.toThrow(REFUSED);
    await expect(proofOf(asked(33))).rejects.toThrow(ASKED);
  });

  it('makes no passkey with them either', async () => {
    await expect(newPasskey({ challenge: challengeOf(32) })).rejects.toThrow(REFUSED);
    await expect(newPasskey({ challenge: challengeOf(33), user: {} })).rejects.toThrow(ASKED);
  });
});
