import { explain } from '../../../shared/error-texts.ts';
import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { Problem } from '../../../shared/errors.ts';

const PING_MS = 15_000;
const STREAMS_A_USER = 20;
/**
 * A reader that leaves more than this unread is disconnected; it connects again and reads the current state.
 */
const UNREAD_BYTES = 1_048_576;

/** An event as it is sent, written once for all its readers. */
declare const written: unique symbol;
export type EventBytes = Buffer & { readonly [written]: true };

/** `data` may have several lines. */
export function eventBytes(event: string, data: string): EventBytes {
  const lines = data.split(/\r\n|\r|\n/).map((line) => `data: ${line}\n`);
  return Buffer.from(`event: ${event}\n${lines.join('')}\n`) as EventBytes;
}

const PING = eventBytes('ping', '{}');

/** One browser that follows a stream of server-sent events. */
export interface EventStream {
  /** Writes an event. Does nothing once the stream has ended. */
  write(event: EventBytes): void;
  /** Ends the stream at once: nothing is written after it. */
  end(): void;
  /** Whether the stream still reaches its reader. */
  isOpen(): boolean;
  /** Whether the reader has not yet read everything that was written. */
  isBehind(): boolean;
  onClose(listener: () => void): void;
}

/** Opens streams to browsers, a limited number for each user, and ends them all when the server stops. */
export interface EventStreams {
  /**
   * `check` throws when the reader has lost access; it is called before every ping. Throws 429
   * `too_many_streams` when the user has too many streams open.
   */
  open(userId: string, reply: FastifyReply, check: () => Promise<void>): EventStream;
  close(): void;
}

/** `pages` names the pages that follow these streams, for a user who has opened too many of them. */
export function createEventStreams(pages: Pages): EventStreams {
  const open = new Map<string, Set<ServerResponse>>();
  return {
    open: (userId, reply, check) => {
      const streams = open.get(userId) ?? new Set();
      if (streams.size >= STREAMS_A_USER) throw tooMany(pages);
      const raw = start(reply);
      open.set(userId, streams.add(raw));
      const { stream, left } = streamOn(raw);
      const endPings = ping(raw, stream, { check, left });
      stream.onClose(() => {
        endPings();
        streams.delete(raw);
        if (streams.size === 0 && open.get(userId) === streams) open.delete(userId);
      });
      return stream;
    },
    close: () => {
      for (const streams of open.values()) for (const raw of streams) raw.end();
    },
  };
}

type Pages = 'batch' | 'exchange';

function tooMany(pages: Pages): Problem {
  return new Problem(429, 'too_many_streams', 'Too many open pages', explain(`too_many_streams.${pages}`), {
    headers: { 'retry-after': '5' },
  });
}

function start(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  // Writing after the reader has left raises an error. The `close` event handles that case.
  raw.on('error', () => undefined);
  raw.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    connection: 'keep-alive',
  });
  raw.flushHeaders();
  return raw;
}

/** The stream of an answer; `left` tells its listeners that the reader has left. */
function streamOn(raw: ServerResponse): { stream: EventStream; left: () => void } {
  const listeners: (() => void)[] = [];
  const left = () => {
    for (const listener of listeners.splice(0)) listener();
  };
  raw.on('close', left);
  const isOpen = () => !raw.writableEnded && !raw.destroyed;
  const stream: EventStream = {
    write: (event) => {
      if (!isOpen()) return;
      raw.write(event);
      if (raw.writableLength > UNREAD_BYTES) raw.destroy();
    },
    end: () => void raw.end(),
    isOpen,
    isBehind: () => raw.writableNeedDrain,
    onClose: (listener) => void listeners.push(listener),
  };
  return { stream, left };
}

/** Pings the reader, and disconnects one that has read nothing since the last ping. Returns how to stop. */
function ping(
  raw: ServerResponse,
  stream: EventStream,
  { check, left }: { check: () => Promise<void>; left: () => void },
): () => void {
  let wasBehind = false;
  raw.on('drain', () => (wasBehind = false));
  const timer = setInterval(() => {
    // A reader that left while the stream was being opened emits no `close`.
    if (raw.destroyed) left();
    else if (wasBehind) raw.destroy();
    else {
      wasBehind = stream.isBehind();
      check().then(
        () => stream.write(PING),
        () => stream.end(),
      );
    }
  }, PING_MS);
  return () => clearInterval(timer);
}
