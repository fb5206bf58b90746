import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { StatementEntry } from '../src/domain/bank-files/statement.ts';
import { camtPieces } from '../src/domain/bank-files/testing/camt-text.ts';
import { sampleEntry, sampleHead } from '../src/domain/bank-files/testing/samples.ts';
import { roundOf, startContender } from './contender-process.ts';
import type { BenchReport } from './report.ts';
import type { StatementContenderOptions, StatementRound } from './statement-contender.ts';

/** A camt.053 statement read in a stream: the time and the memory of a process that does nothing else. */
const LIMIT_SECONDS = 10;
const LIMIT_MEGABYTES = 200;

/** `small`: fewer entries within the same limits, for CI. */
export async function bench({ small }: { small: boolean }): Promise<BenchReport> {
  const count = small ? 2_000 : 100_000;
  const folder = mkdtempSync('/tmp/outlay-bench-');
  const results: BenchReport['results'] = [];
  try {
    for (const [title, reversalEvery] of [
      ['entries', Infinity],
      // The reader holds them to the end of the statement.
      ['entries, a tenth of them reversals', 10],
    ] as const) {
      const path = join(folder, 'statement.xml');
      const sumMinor = await writeStatement(path, count, reversalEvery);
      const round = await readOnce(path);
      if (round.entries !== count || BigInt(round.sumMinor) !== sumMinor) {
        throw new Error('The reader has lost entries.');
      }
      results.push(limited(`${count} ${title}`, round.seconds, 's', LIMIT_SECONDS));
      results.push(limited(`${count} ${title}`, round.peakMegabytes, 'MB', LIMIT_MEGABYTES));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return { name: 'statement', results };
}

function limited(title: string, value: number, unit: string, limit: number): BenchReport['results'][number] {
  const ratio = value / limit;
  return { case: title, value, unit, beside: limit, ratio, goal: 1, holds: ratio <= 1 };
}

async function readOnce(path: string): Promise<StatementRound> {
  const contender = startContender('./statement-contender.ts', { path } satisfies StatementContenderOptions);
  try {
    return await roundOf<StatementRound>(contender);
  } finally {
    contender.kill();
  }
}

/** Writes a statement whose balances agree, and returns the sum of its entries. */
async function writeStatement(path: string, count: number, reversalEvery: number): Promise<bigint> {
  let sumMinor = 0n;
  for (let n = 0; n < count; n++) sumMinor += entryAt(n, reversalEvery).amountMinor;
  const opening = { amountMinor: 10n ** 12n, date: '2026-11-24' };
  const closing = { amountMinor: opening.amountMinor + sumMinor, date: '2026-11-24' };
  const entries = Array.from({ length: count }, (_, n) => entryAt(n, reversalEvery));
  const pieces = camtPieces([{ head: sampleHead({ opening, closing }), entries }]);
  await pipeline(Readable.from(pieces), createWriteStream(path));
  return sumMinor;
}

function entryAt(n: number, reversalEvery: number): StatementEntry {
  const isReversal = n % reversalEvery === 1;
  const amountMinor = BigInt(isReversal || n % 10 === 0 ? 50_000 + n : -(100_000 + n));
  return sampleEntry({
    amountMinor,
    isReversal,
    bankReference: `2026112400${n}`,
    text: `Payment ${n} by EFT`,
    details: [
      {
        endToEndId: n.toString(16).padStart(32, '0'),
        amountMinor: amountMinor < 0n ? -amountMinor : amountMinor,
        text: `Salary November ${n}`,
        counterparty: { name: `Nomvula Dlamini & Daughters ${n}`, accountNumber: String(1_000_000_000 + n) },
        returned: null,
      },
    ],
  });
}
