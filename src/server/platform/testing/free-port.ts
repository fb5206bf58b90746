import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that the system assigns automatically, so that no other program takes one between the check
 * and its use. Each process has its own hundred.
 */
let next = 10_000 + (process.pid % 220) * 100;

const PORTS = 100;

/** A port of this machine's loopback on which nothing listens. */
export async function freePort(): Promise<number> {
  for (const end = next + PORTS; next < end;) {
    const port = next++;
    const server = createServer().listen(port, '127.0.0.1');
    try {
      await once(server, 'listening');
    } catch {
      continue;
    }
    server.close();
    await once(server, 'close');
    return port;
  }
  throw new Error(`None of ${PORTS} ports below ${next} is free.`);
}
