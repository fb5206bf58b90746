import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/**
 * A process that owns the embedded PostgreSQL of a directory until it is asked to stop, for tests that kill
 * it.
 */
const say = (line: string) => process.stdout.write(`${line}\n`);
try {
  const postgres = await startEmbeddedPostgres(process.argv[2]!, say, {
    durable: process.argv[3] === 'durable',
  });
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
  setInterval(() => undefined, 60_000);
  say('started');
} catch (error) {
  say(`refused: ${(error as Error).message}`);
  process.exit(1);
}
