import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Context } from '../../platform/context.ts';
import { secretOf } from '../../platform/secrets.ts';

/**
 * The keys of the embedded provider: made once, stored encrypted in the database, shared by every process.
 */
export interface ProviderKeys {
  /** The private key of access and ID tokens (ES256). */
  signing: JWK;
  cookie: string;
  /** The secret of the dashboard's own client. */
  clientSecret: string;
}

export async function providerKeys(context: Context): Promise<ProviderKeys> {
  const signing = await secretOf(context, 'oidc.signing', makeSigningKey);
  const cookie = await secretOf(context, 'oidc.cookies', async () => Buffer.from(context.random.bytes(32)));
  const clientSecret = await secretOf(context, 'oidc.dashboard-client', async () =>
    Buffer.from(context.random.bytes(32)),
  );
  return {
    signing: JSON.parse(signing.toString('utf8')) as JWK,
    cookie: cookie.toString('base64url'),
    clientSecret: clientSecret.toString('base64url'),
  };
}

/** The key that seals the state of a sign-in while the browser is at the provider. */
export function signInStateKey(context: Context): Promise<Buffer> {
  return secretOf(context, 'sign-in.state', async () => Buffer.from(context.random.bytes(32)));
}

async function makeSigningKey(): Promise<Buffer> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return Buffer.from(
    JSON.stringify({ ...(await exportJWK(privateKey)), alg: 'ES256', use: 'sig', kid: 'outlay-1' }),
  );
}
