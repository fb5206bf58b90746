import type { Logger } from 'pino';
import { WebSocket } from 'ws';

const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 30_000;
const HANDSHAKE_MS = 10_000;
const PING_MS = 20_000;
/** How long the exchange may be silent, pongs included, before the connection counts as dead. */
const SILENCE_MS = 50_000;
const LARGEST_MESSAGE = 16 * 1024 * 1024;

/** A WebSocket to the exchange that reconnects, with increasing pauses, until it is closed. */
export interface Feed {
  connected(): boolean;
  /** Sends a message if connected. Messages for every new connection are sent from `onConnected`. */
  send(message: object): void;
  close(): void;
}

export interface FeedOptions {
  /** The address with newly signed headers; called at each attempt. */
  handshake: () => Promise<{ url: string; headers: Record<string, string> }>;
  onConnected: () => void;
  onLost: () => void;
  /** A message of the exchange, unchanged; answers to the gateway's own messages are left out. */
  onMessage: (text: string, message: ExchangeMessage) => void;
  log: Logger;
}

export interface ExchangeMessage {
  type: string;
  currencyPairSymbol?: string;
}

/** Answers to the gateway's own messages, which no follower needs. */
const ANSWERS = new Set(['AUTHENTICATED', 'SUBSCRIBED', 'UNSUBSCRIBED', 'PONG']);

export function openFeed({ handshake, onConnected, onLost, onMessage, log }: FeedOptions): Feed {
  let socket: WebSocket | null = null;
  let connected = false;
  let closed = false;
  let failures = 0;
  let retry: NodeJS.Timeout | null = null;
  let heardMs = 0;

  const send = (message: object): void => {
    if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
  };

  const hear = (text: string): void => {
    heardMs = performance.now();
    const message = messageOf(text);
    if (!message) return;
    if (!connected && message.type !== 'ERROR') {
      connected = true;
      failures = 0;
      onConnected();
    }
    if (message.type === 'ERROR') log.warn('the exchange refused a message of the gateway');
    else if (!ANSWERS.has(message.type)) onMessage(text, message);
  };

  const lost = (): void => {
    socket = null;
    if (connected) {
      connected = false;
      onLost();
    }
    if (closed || retry) return;
    const waitMs = Math.min(FIRST_RETRY_MS * 2 ** failures, LONGEST_RETRY_MS);
    failures += 1;
    retry = setTimeout(() => {
      retry = null;
      void connect();
    }, waitMs);
  };

  async function connect(): Promise<void> {
    try {
      const { url, headers } = await handshake();
      if (closed) return;
      const next = new WebSocket(url, {
        headers,
        handshakeTimeout: HANDSHAKE_MS,
        perMessageDeflate: false,
        maxPayload: LARGEST_MESSAGE,
        followRedirects: false,
      });
      socket = next;
      next.on('message', (data, isBinary) => {
        if (!isBinary) hear((data as Buffer).toString('utf8'));
      });
      // The error's text may contain the headers' values, so only the failure is logged.
      next.on('error', () => {
        if (!closed) log.warn('the stream of the exchange broke; reconnecting');
      });
      next.on('close', lost);
    } catch {
      lost();
    }
  }

  const pings = setInterval(() => {
    if (!connected) return;
    if (performance.now() - heardMs > SILENCE_MS) socket?.terminate();
    else send({ type: 'PING' });
  }, PING_MS);

  void connect();
  return {
    connected: () => connected,
    send,
    close: () => {
      closed = true;
      connected = false;
      clearInterval(pings);
      if (retry) clearTimeout(retry);
      socket?.terminate();
    },
  };
}

function messageOf(text: string): ExchangeMessage | null {
  try {
    const value = JSON.parse(text) as ExchangeMessage | null;
    return typeof value?.type === 'string' ? value : null;
  } catch {
    return null;
  }
}
