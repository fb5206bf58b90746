/**
 * One contender of the benchmark `file`, in a separate process: the withdrawal file from bytes, or papaparse alone. It
 * answers each message with the milliseconds of one round.
 */
import Papa from 'papaparse';
import { createWithdrawalFileReader } from '../src/domain/withdrawal-file/reader.ts';
import { demoRules, payrollCsv } from './file-data.ts';

export interface ContenderOptions {
  contender: 'withdrawal file' | 'papaparse';
  rows: number;
  quoteAll: boolean;
}

/** The chunks of a file that a browser reads as a stream. */
const CHUNK_BYTES = 1024 * 1024;

const { contender, rows, quoteAll } = JSON.parse(process.argv[2]!) as ContenderOptions;
const bytes = new TextEncoder().encode(payrollCsv(rows, quoteAll));
// Decoded to one flat string, as papaparse receives a file, not concatenated from pieces.
const decoded = new TextDecoder().decode(bytes);

/** Reads bytes into checked columns and finds duplicates. Throws if the result is not complete. */
function readFile(): unknown {
  const reader = createWithdrawalFileReader({ rules: demoRules });
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) reader.push(bytes.subarray(at, at + CHUNK_BYTES));
  const result = reader.end();
  if (!result.ok) throw new Error(result.problem.message);
  const { accepted, duplicateRows } = result.file.summary();
  const duplicates = result.file.duplicates();
  if (accepted !== rows || duplicates.length !== rows / 1000 || duplicateRows !== rows / 500)
    throw new Error('The file was not read completely.');
  return result.file;
}

function cutText(): unknown {
  const { data } = Papa.parse<string[]>(decoded, { delimiter: ',', newline: '\n' });
  if (data.length !== rows + 2) throw new Error('papaparse did not read the file whole.');
  return data;
}

process.on('message', () => {
  const start = performance.now();
  const made = contender === 'papaparse' ? cutText() : readFile();
  const took = performance.now() - start;
  // Checked after the clock has stopped, so that the result is kept alive until then.
  if (made === undefined) throw new Error('The contender produced no result.');
  process.send!(took);
});
