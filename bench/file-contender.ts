/**
 * A contender of the benchmark `file`, in a separate process: the withdrawal file from bytes, or papaparse
 * alone. Each message is one round, answered with its milliseconds.
 */
import Papa from 'papaparse';
import { createWithdrawalFileReader } from '../src/domain/withdrawal-file/reader.ts';
import { demoRules, payrollCsv } from './file-data.ts';
import { inEnglish } from '../src/domain/withdrawal-file/sentences.ts';

export interface ContenderOptions {
  contender: 'withdrawal file' | 'papaparse';
  rows: number;
  quoteAll: boolean;
}

/** The chunks of a file that a browser reads as a stream. */
const CHUNK_BYTES = 1024 * 1024;

const { contender, rows, quoteAll } = JSON.parse(process.argv[2]!) as ContenderOptions;
const bytes = new TextEncoder().encode(payrollCsv(rows, quoteAll));
// Decoded as papaparse gets it from a file: one flat text, not a concatenation.
const decoded = new TextDecoder().decode(bytes);

/**
 * Bytes to checked columns with duplicates found. Throws when anything was missed, so that a fast but wrong
 * result is not measured.
 */
function readFile(): unknown {
  const reader = createWithdrawalFileReader({ rules: demoRules });
  for (let at = 0; at < bytes.length; at += CHUNK_BYTES) reader.push(bytes.subarray(at, at + CHUNK_BYTES));
  const result = reader.end();
  if (!result.ok) throw new Error(inEnglish(result.problem.message));
  const { accepted, duplicateRows } = result.file.summary();
  const duplicates = result.file.duplicates();
  if (accepted !== rows || duplicates.length !== rows / 1000 || duplicateRows !== rows / 500)
    throw new Error('The file was not read completely.');
  return result.file;
}

function cutText(): unknown {
  const { data } = Papa.parse<string[]>(decoded, { delimiter: ',', newline: '\n' });
  if (data.length !== rows + 2) throw new Error('papaparse did not read the whole file.');
  return data;
}

process.on('message', () => {
  const start = performance.now();
  const made = contender === 'papaparse' ? cutText() : readFile();
  const took = performance.now() - start;
  // Read after the clock has stopped, so that the result had to be kept until then.
  if (made === undefined) throw new Error('Nothing was made.');
  process.send!(took);
});
