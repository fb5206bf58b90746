import { createHmac, createPrivateKey, createPublicKey, sign, type KeyObject } from 'node:crypto';
import type { Context } from '../../../platform/context.ts';
import { open, seal, sealingKey } from '../../../platform/secrets.ts';

/** What an endpoint signs with. */
export interface WebhookSecrets {
  /** The key of the `v1` signatures. */
  secret: Buffer;
  /** The 32 bytes from which the Ed25519 key of the `v1a` signatures is made. */
  seed: Buffer;
}

const BYTES = 32;
/** How PKCS #8 writes an Ed25519 key, before its 32 bytes. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export function newSecrets({ random }: Pick<Context, 'random'>): WebhookSecrets {
  return { secret: Buffer.from(random.bytes(BYTES)), seed: Buffer.from(random.bytes(BYTES)) };
}

function keyOf(seed: Buffer): KeyObject {
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

/** The secret as a receiver gets it. */
export function writtenSecret({ secret }: WebhookSecrets): string {
  return `whsec_${secret.toString('base64')}`;
}

/** The public key as a receiver gets it. */
export function writtenPublicKey({ seed }: WebhookSecrets): string {
  const { x } = createPublicKey(keyOf(seed)).export({ format: 'jwk' });
  return `whpk_${Buffer.from(x!, 'base64url').toString('base64')}`;
}

/** Names are authenticated, so that the secrets of one endpoint do not open as those of another. */
const nameOf = (endpointId: string, kind: 'secret' | 'key') => `webhook.${endpointId}.${kind}`;

export function sealSecrets(
  context: Pick<Context, 'configuration'>,
  endpointId: string,
  own: WebhookSecrets,
) {
  const key = sealingKey(context);
  return {
    secret: seal(key, nameOf(endpointId, 'secret'), own.secret),
    privateKey: seal(key, nameOf(endpointId, 'key'), own.seed),
  };
}

export function openSecrets(
  context: Pick<Context, 'configuration'>,
  endpointId: string,
  sealed: { secret: Buffer; privateKey: Buffer },
): WebhookSecrets {
  const key = sealingKey(context);
  return {
    secret: open(key, nameOf(endpointId, 'secret'), sealed.secret),
    seed: open(key, nameOf(endpointId, 'key'), sealed.privateKey),
  };
}

/**
 * The headers of a message by Standard Webhooks. Each of the secrets signs: after a rotation the old one does
 * too, for a day.
 */
export function signedHeaders(
  id: string,
  at: Date,
  body: string,
  secrets: readonly WebhookSecrets[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const content = Buffer.from(`${id}.${timestamp}.${body}`);
  const symmetric = secrets.map(
    ({ secret }) => `v1,${createHmac('sha256', secret).update(content).digest('base64')}`,
  );
  const asymmetric = secrets.map(({ seed }) => `v1a,${sign(null, content, keyOf(seed)).toString('base64')}`);
  return {
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': [...symmetric, ...asymmetric].join(' '),
  };
}
