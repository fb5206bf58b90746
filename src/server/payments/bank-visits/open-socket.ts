import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { connect, type Socket } from 'node:net';
import { isInNetworks } from '../../platform/networks.ts';
import { noAllowedAddress } from './transport.ts';

/** How long one of several addresses may take before the next one is tried. */
const NEXT_ADDRESS_MS = 5_000;

/**
 * Connects to a host that a user has typed. Its name is resolved once. Only addresses that were checked are
 * connected to, so a name with changing answers leads nowhere else. Throws a TransportError when no address
 * lies in `networks`, and the error of the socket when none of the allowed ones accepts the connection.
 */
export async function openSocket(
  { host, port }: { host: string; port: number },
  networks: readonly string[],
  signal: AbortSignal,
  resolveHost: (host: string) => Promise<LookupAddress[]> = (name) => lookup(name, { all: true }),
): Promise<Socket> {
  const found = await resolveHost(host).catch((error: unknown) => {
    throw noAllowedAddress(error);
  });
  const allowed = found.filter(({ address }) => isInNetworks(address, networks));
  if (allowed.length === 0)
    throw noAllowedAddress(
      new Error(`BANK_NETWORKS allows none of ${host}'s addresses: ${listed(found.map((f) => f.address))}`),
    );
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port,
      signal,
      lookup: (_host, { all }, done) =>
        all ? done(null, allowed) : done(null, allowed[0]!.address, allowed[0]!.family),
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
    });
    socket.on('error', reject);
    socket.once('connect', () => {
      const { remoteAddress } = socket;
      if (remoteAddress !== undefined && isInNetworks(remoteAddress, networks)) return resolve(socket);
      socket.destroy();
      reject(noAllowedAddress(new Error(`The connection led to ${remoteAddress}`)));
    });
  });
}

function listed(addresses: readonly string[]): string {
  return addresses.slice(0, 10).join(', ');
}
