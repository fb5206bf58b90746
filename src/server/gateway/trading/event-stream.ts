import type { ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import { Problem } from '../../../shared/errors.ts';

const PING_MS = 15_000;
const STREAMS_A_USER = 20;
/** The most unread data before a reader is disconnected; it reconnects and reads the current state. */
const UNREAD_BYTES = 1_048_576;

/** One browser that follows a stream of server-sent events. */
export interface EventStream {
  /** Writes an event with one or more lines of data. */
  write(event: string, data: string): void;
  /** Ends the stream at once: nothing is written after it. */
  end(): void;
  onClose(listener: () => void): void;
}

/** Opens streams to browsers, a limited number for each user, and ends them all when the server stops. */
export interface EventStreams {
  /**
   * `check` throws when the reader is not permitted any more; it is called at every ping. Throws 429 when
   * the user has too many open streams.
   */
  open(userId: string, reply: FastifyReply, check: () => Promise<void>): EventStream;
  close(): void;
}

export function createEventStreams(): EventStreams {
  const open = new Map<string, Set<ServerResponse>>();
  return {
    open: (userId, reply, check) => {
      const streams = open.get(userId) ?? new Set();
      if (streams.size >= STREAMS_A_USER) {
        throw new Problem(
          429,
          'too_many_streams',
          'Too many open pages',
          'Close some of the pages that follow the exchange.',
          { headers: { 'retry-after': '5' } },
        );
      }
      const raw = start(reply);
      open.set(userId, streams.add(raw));
      const write = (event: string, data: string): void => {
        if (raw.writableEnded || raw.destroyed) return;
        raw.write(
          `event: ${event}\n${data
            .split(/\r\n|\r|\n/)
            .map((line) => `data: ${line}\n`)
            .join('')}\n`,
        );
        if (raw.writableLength > UNREAD_BYTES) raw.destroy();
      };
      const listeners = new Set<() => void>();
      const left = (): void => {
        clearInterval(pings);
        streams.delete(raw);
        if (streams.size === 0 && open.get(userId) === streams) open.delete(userId);
        for (const listener of listeners) listener();
        listeners.clear();
      };
      const pings = setInterval(() => {
        // A reader who left while the stream was opened causes no close event.
        if (raw.destroyed) left();
        else
          check().then(
            () => write('ping', '{}'),
            () => raw.end(),
          );
      }, PING_MS);
      raw.on('close', left);
      return { write, end: () => void raw.end(), onClose: (listener) => void listeners.add(listener) };
    },
    close: () => {
      for (const streams of open.values()) for (const raw of streams) raw.end();
    },
  };
}

function start(reply: FastifyReply): ServerResponse {
  reply.hijack();
  const { raw } = reply;
  // Ignore write errors of a reader who has just left: the close event follows.
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
