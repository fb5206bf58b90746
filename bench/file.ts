/**
 * The withdrawal file: from bytes to checked columns with duplicates found, beside papaparse alone cutting the already decoded
 * text into arrays. Both in the same run, taking turns, so that the machine's mood is the same for both; medians.
 */
import Papa from 'papaparse';
import { createWithdrawalFileReader } from '../src/domain/withdrawal-file/reader.ts';
import { demoRules, payrollCsv } from './file-data.ts';

export interface BenchResult {
  name: 'file';
  results: { case: string; value: number; unit: string; beside: number; ratio: number; goal: number; holds: boolean }[];
}

const GOAL = 1.6;
const CHUNK_BYTES = 1024 * 1024;

/** `small` is for CI: fewer rows and rounds, the same goal. */
export async function bench({ small }: { small: boolean }): Promise<BenchResult> {
  const rows = small ? 20_000 : 100_000;
  const rounds = small ? 9 : 15;
  const results: BenchResult['results'] = [];
  for (const quoted of ['names quoted', 'every cell quoted'] as const) {
    const text = payrollCsv(rows, quoted === 'every cell quoted');
    const bytes = new TextEncoder().encode(text);
    // Decoded, as papaparse gets it from a file: a flat text, not one that was put together.
    const decoded = new TextDecoder().decode(bytes);
    const ours: number[] = [];
    const alone: number[] = [];
    for (let round = -2; round < rounds; round++) {
      const times = round % 2 === 0 ? [await timed(() => cut(decoded, rows)), await timed(() => read(bytes, rows))] : [await timed(() => read(bytes, rows)), await timed(() => cut(decoded, rows))].reverse();
      // The first rounds are for the compiler.
      if (round < 0) continue;
      alone.push(times[0]!);
      ours.push(times[1]!);
    }
    const value = median(ours);
    const beside = median(alone);
    const ratio = value / beside;
    results.push({ case: `${rows} rows, 9 columns, ${quoted}`, value, unit: 'ms', beside, ratio, goal: GOAL, holds: ratio <= GOAL });
  }
  return { name: 'file', results };
}

/** Bytes to checked columns with duplicates found; throws when anything was missed, so that nothing quick and wrong is measured. */
function read(bytes: Uint8Array, rows: number): unknown {
  const reader = createWithdrawalFileReader({ rules: demoRules });
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) reader.push(bytes.subarray(at, at + CHUNK_BYTES));
  const result = reader.end();
  if (!result.ok) throw new Error(result.problem.message);
  const { accepted, duplicateRows } = result.file.summary();
  const duplicates = result.file.duplicates();
  if (accepted !== rows || duplicateRows !== duplicates.length * 2 || duplicates.length === 0) throw new Error('The file was not read whole.');
  return result.file;
}

function cut(text: string, rows: number): unknown {
  const { data } = Papa.parse<string[]>(text, { delimiter: ',', newline: '\n' });
  if (data.length !== rows + 2) throw new Error('papaparse did not read the file whole.');
  return data;
}

/** Milliseconds; the garbage of one is not left for the next to clear away. */
async function timed(work: () => unknown): Promise<number> {
  (globalThis as { gc?: () => void }).gc?.();
  await new Promise((resolve) => setImmediate(resolve));
  const start = performance.now();
  const kept = work();
  const took = performance.now() - start;
  if (kept === undefined) throw new Error('Nothing was made.');
  return took;
}

function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
