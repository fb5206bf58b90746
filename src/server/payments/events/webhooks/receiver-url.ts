import { isIP } from 'node:net';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { isInNetworks } from '../../../platform/networks.ts';

const LOOPBACK = ['127.0.0.0/8', '::1'];

/** Whether Outlay may connect: to addresses that the operator allows, and without TLS to this machine. */
export function mayConnect(address: string, isSecure: boolean, networks: readonly string[]): boolean {
  return isInNetworks(address, networks) && (isSecure || isInNetworks(address, LOOPBACK));
}

/** The address that a URL names; null when it names a host. */
export function literalAddress({ hostname }: URL): string | null {
  const bare = hostname.startsWith('[') ? hostname.slice(1, -1) : hostname;
  return isIP(bare) ? bare : null;
}

/**
 * The URL of an endpoint in its one spelling. Names are resolved when Outlay connects, because their answers
 * change. Throws 400 `webhook_url_refused`.
 */
export function receiverUrl(text: string, networks: readonly string[]): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const reason = url === null ? 'form' : reasonToRefuse(url, networks);
  if (reason === null) return url!.href;
  const sentence = explain(`webhook_url_refused.${reason}`);
  throw refused('webhook_url_refused', sentence, [fieldError('url', 'webhook_url_refused', sentence)]);
}

function reasonToRefuse(url: URL, networks: readonly string[]): 'form' | 'plain' | 'address' | null {
  const { protocol, username, password, hash, hostname } = url;
  if (!['https:', 'http:'].includes(protocol) || username || password || hash) return 'form';
  const isSecure = protocol === 'https:';
  const address = literalAddress(url);
  const isLocal = ['127.0.0.1', '::1'].some((one) => isInNetworks(one, networks));
  if (!isSecure && !(isLocal && (address !== null || hostname === 'localhost'))) return 'plain';
  return address !== null && !mayConnect(address, isSecure, networks) ? 'address' : null;
}
