/**
 * How to reach a PostgreSQL: by URL, or by the directory of a Unix socket. Plain data, so that it can be sent
 * to a worker thread.
 */
export interface DatabaseAddress {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
}

const CONNECT_MS = 5_000;
/** PostgreSQL runs on this machine, but its first start takes longer when the machine is busy. */
const CONNECT_OVER_SOCKET_MS = 60_000;

/**
 * How long a start or a lock waits for a connection. A PostgreSQL that has ended refuses one over a socket at
 * once.
 */
export function startConnectMs({ host }: DatabaseAddress): number {
  return host?.startsWith('/') ? CONNECT_OVER_SOCKET_MS : CONNECT_MS;
}
