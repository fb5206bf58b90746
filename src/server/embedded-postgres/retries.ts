import { setTimeout as sleep } from 'node:timers/promises';
import { StartRefused } from '../platform/start-refused.ts';
import { WrongPassword } from './refusals.ts';

const TRIES = 5;
const BETWEEN_TRIES_MS = 500;

/** Retries when PostgreSQL refuses to start: the processes of a killed one may block it for a moment. */
export async function withRetries<T>(work: () => T | Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const isWorthARetry = error instanceof StartRefused && !(error instanceof WrongPassword);
      if (attempt === TRIES || !isWorthARetry) throw error;
      await sleep(BETWEEN_TRIES_MS);
    }
  }
}
