import { EncryptJWT, jwtDecrypt } from 'jose';
import { MINUTE_MS } from '../../../shared/time.ts';
import type { Configuration } from '../../platform/configuration.ts';
import { isSecure } from '../session/session-store.ts';

/** Where the provider sends the browser back to. */
export const CALLBACK = '/app/callback';
/** How long a user may take to sign in at the provider. */
export const SIGN_IN_LASTS_MS = 15 * MINUTE_MS;

/** The state of a sign-in, sealed in a cookie while the browser is at the provider. */
export interface SignInState {
  state: string;
  nonce: string;
  verifier: string;
  /** The path to return to, one of ours. */
  returnTo: string;
  maxAgeSeconds: number;
  /** The user as whom the page was open: the sign-in leads there, if it is the same person. */
  userId: string | null;
  /** The token of the invitation that the person uses with this sign-in. */
  invitation: string | null;
}

/**
 * Each sign-in has its own cookie, so that two tabs do not overwrite each other. Under https only this host
 * can set it: another host of the domain could else plant the cookie of an attacker's sign-in, so that the
 * browser goes on as the attacker.
 */
export function stateCookie(configuration: Configuration, state: string): { name: string; path: string } {
  const name = `outlay_sign_in_${state.slice(0, 12)}`;
  return isSecure(configuration) ? { name: `__Host-${name}`, path: '/' } : { name, path: CALLBACK };
}

export async function sealState(key: Buffer, state: SignInState, nowMs: number): Promise<string> {
  return new EncryptJWT({ ...state })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(new Date(nowMs + SIGN_IN_LASTS_MS))
    .encrypt(key);
}

/** Opens the result of sealState(); null when it is not ours, or too old. */
export async function openState(key: Buffer, sealed: string, nowMs: number): Promise<SignInState | null> {
  try {
    const { payload } = await jwtDecrypt<SignInState>(sealed, key, {
      currentDate: new Date(nowMs),
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp', 'state', 'nonce', 'verifier', 'returnTo'],
    });
    // An earlier version sealed neither of the last two.
    return { ...payload, userId: payload.userId ?? null, invitation: payload.invitation ?? null };
  } catch {
    return null;
  }
}
