import { createReadStream } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { readCamt } from '../src/domain/bank-files/camt/read-camt.ts';

/**
 * A process that reads one statement from a file, as the server does, and answers with its time and memory.
 */
export interface StatementContenderOptions {
  path: string;
}

export interface StatementRound {
  seconds: number;
  /** The most memory that the process has held, with Node.js and the program. */
  peakMegabytes: number;
  entries: number;
  sumMinor: string;
}

const { path } = JSON.parse(process.argv[2]!) as StatementContenderOptions;

process.on('message', () => void answer());

async function answer(): Promise<void> {
  const from = performance.now();
  let entries = 0;
  let sum = 0n;
  for await (const part of readCamt(createReadStream(path))) {
    if (part.part === 'head') continue;
    entries += 1;
    sum += part.entry.amountMinor;
  }
  process.send!({
    seconds: (performance.now() - from) / 1000,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
    entries,
    sumMinor: String(sum),
  } satisfies StatementRound);
}
