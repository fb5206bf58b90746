import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';

/** The form of every message: a type, a pair if it is about one, and the data. */
export interface StreamMessage {
  type: string;
  currencyPairSymbol?: string;
  data?: unknown;
  message?: string;
}

/** The most unsent data before a client counts as stalled. */
const MOST_WAITING_BYTES = 1_048_576;
const PING_MS = 30_000;
/** The most messages of a client in a second. */
const MOST_MESSAGES_A_SECOND = 100;
const POLICY_VIOLATION = 1008;

/**
 * One WebSocket: writes messages, drops a client that does not keep up or does not answer pings, and passes
 * its messages on.
 */
export interface Connection {
  send(message: StreamMessage): void;
  /** Sends messages that were written once for all their readers, with one write to the socket. */
  sendTexts(texts: readonly (string | Buffer)[]): void;
  /** Reports invalid input; the socket stays open. */
  fail(message: string): void;
  close(): void;
}

export function openConnection(
  socket: WebSocket,
  transport: Duplex,
  onMessage: (message: Record<string, unknown>) => void,
  onClose: () => void,
): Connection {
  let alive = true;
  const connection: Connection = {
    send: (message) => connection.sendTexts([JSON.stringify(message)]),
    sendTexts: (texts) => {
      // Each frame is a write to the socket unless they are held back together.
      transport.cork();
      for (const text of texts) {
        if (socket.readyState !== socket.OPEN) break;
        if (socket.bufferedAmount > MOST_WAITING_BYTES) socket.terminate();
        else socket.send(text, { binary: false });
      }
      transport.uncork();
    },
    fail: (message) => connection.send({ type: 'ERROR', message }),
    close: () => socket.close(1001, 'The exchange is stopping'),
  };
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate();
    alive = false;
    socket.ping();
  }, PING_MS);
  heartbeat.unref();
  let said = 0;
  const second = setInterval(() => (said = 0), 1_000);
  second.unref();
  socket.on('pong', () => (alive = true));
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    clearInterval(heartbeat);
    clearInterval(second);
    onClose();
  });
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    alive = true;
    if (++said > MOST_MESSAGES_A_SECOND)
      return socket.close(POLICY_VIOLATION, `At most ${MOST_MESSAGES_A_SECOND} messages a second`);
    const message = isBinary ? null : parse(data.toString('utf8'));
    if (!message) return connection.fail('Send a JSON object with a type.');
    if (message['type'] === 'PING') return connection.send({ type: 'PONG' });
    onMessage(message);
  });
  return connection;
}

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' &&
      value !== null &&
      !Array.isArray(value) &&
      typeof (value as { type?: unknown }).type === 'string'
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}
