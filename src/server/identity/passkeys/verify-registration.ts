import type { z } from 'zod';
import type { createPasskey } from '../../../contract/dashboard/passkeys.ts';
import type { Context } from '../../platform/context.ts';
import { notAccepted } from './refusals.ts';
import { relyingParty } from './relying-party.ts';
import { isFramed } from './verify-assertion.ts';

type Credential = z.output<(typeof createPasskey)['body']>['credential'];

/** The COSE algorithms that are accepted: Ed25519, ECDSA with P-256, RSA with SHA-256. */
export const ALGORITHMS = [-8, -7, -257];

/** A new passkey as its authenticator reports it. */
export interface NewKey {
  credentialId: Buffer;
  publicKey: Buffer;
  counter: bigint;
  backupEligible: boolean;
  backedUp: boolean;
}

/** Verifies a new passkey: for our site and this challenge, by a user who was verified. Throws 401. */
export async function verifyRegistration(
  { configuration, log }: Pick<Context, 'configuration' | 'log'>,
  credential: Credential,
  challenge: Buffer,
): Promise<NewKey> {
  const { id, origin } = relyingParty(configuration);
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    if (isFramed(credential.clientDataJSON)) throw new Error('the page was in a frame of another site');
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        response: {
          attestationObject: credential.attestationObject,
          clientDataJSON: credential.clientDataJSON,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (verified && registrationInfo.credential.id === credential.id)
      return {
        credentialId: Buffer.from(credential.id, 'base64url'),
        publicKey: Buffer.from(registrationInfo.credential.publicKey),
        counter: BigInt(registrationInfo.credential.counter),
        backupEligible: registrationInfo.credentialDeviceType === 'multiDevice',
        backedUp: registrationInfo.credentialBackedUp,
      };
  } catch (error) {
    log.warn({ err: error }, 'a new passkey is not valid');
  }
  throw notAccepted('passkey_not_valid');
}
