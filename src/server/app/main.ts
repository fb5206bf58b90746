import { endProcess } from '../platform/end-process.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { UNAVAILABLE_SENTENCES, unavailabilityOf } from '../platform/database/unavailable.ts';
import { FIRST_START_LASTS_HOURS } from '../payments/admin/first-start/first-start-link.ts';
import { start, type Running } from './compose.ts';

/** The process of `npm start`: starts, prints that it is ready, and shuts down cleanly when asked to. */

const say = (line: string) => process.stdout.write(`${line}\n`);

// A closed terminal or pipe must not end the server before its clean shutdown.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

let running: Running | null = null;
let stopping: Promise<void> | null = null;

async function stop(): Promise<void> {
  await running?.stop();
  await endProcess(say);
}

for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (stopping) return;
    say('Stopping. Finishing the requests in flight.');
    stopping = starting.then(stop, () => undefined);
  });
}

process.on('unhandledRejection', (error) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
});

/** The link is a secret: it goes to the person at the terminal, and never to the log. */
function sayFirstStart(link: string): void {
  say(
    'There is no company yet. Set yours up on this page. The link works once, for ' +
      `${FIRST_START_LASTS_HOURS} hours, until the next start:\n${link}`,
  );
}

const starting = start(process.env, say).then(
  (started) => {
    running = started;
    if (stopping) return;
    say(started.url ? `Outlay is ready on ${started.url}` : 'Outlay is working.');
    if (started.firstStart) sayFirstStart(started.firstStart);
  },
  (error: unknown) => {
    const unavailability = unavailabilityOf(error);
    const sentence =
      error instanceof StartRefused ? error.message : unavailability && UNAVAILABLE_SENTENCES[unavailability];
    process.stderr.write(
      sentence
        ? `${sentence}\n`
        : `Outlay could not start.\n${error instanceof Error ? error.stack : String(error)}\n`,
    );
    process.exit(1);
  },
);
