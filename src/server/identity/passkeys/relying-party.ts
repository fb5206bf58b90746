import { isIP } from 'node:net';
import type { Configuration } from '../../platform/configuration.ts';

/** The site to which passkeys belong, in the terms of WebAuthn. */
export interface RelyingParty {
  /** The host name of PUBLIC_URL. */
  id: string;
  /** PUBLIC_URL: what the browser says where a passkey was used. */
  origin: string;
}

export function relyingParty({ publicUrl }: Configuration): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

/** Whether browsers allow passkeys at PUBLIC_URL: at a name, and with https unless it is localhost. */
export function arePasskeysPossible({ publicUrl }: Configuration): boolean {
  const { hostname, protocol } = new URL(publicUrl);
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return false;
  return protocol === 'https:' || hostname === 'localhost' || hostname.endsWith('.localhost');
}
