import { createWithdrawalFileReader } from '../../../../../domain/withdrawal-file/reader.ts';
import { DEFAULT_FILE_LIMITS } from '../../../../../domain/withdrawal-file/reader.ts';
import type { FileProblem } from '../../../../../domain/withdrawal-file/file-facts.ts';
import { mayBeWorkbook, workbookTooLarge } from '../../../../../domain/withdrawal-file/workbook/sniff.ts';
import type { ColumnOverrides } from '../../../../../domain/withdrawal-file/column-mapping.ts';
import type { WithdrawalFile } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import type { WithdrawalRules } from '../../../../../domain/withdrawal-file/withdrawal-rules.ts';
import { freeBytes } from './free-bytes.ts';

export interface OpenInput {
  file: Blob;
  rules: WithdrawalRules;
  overrides?: ColumnOverrides;
  /** The sheet that the user chose, if the file is a workbook with several. */
  sheet?: string;
  /** Empty rows to begin with: the file has no rows, because the user types them. */
  emptyRows?: number;
}

/** The progress of reading: first the checksum is computed (no rows yet), then rows are read. */
export interface ReadingProgress {
  bytes: number;
  totalBytes: number;
  rows: number;
}

const CHUNK_BYTES = 512 * 1024;

export type ReadFile =
  | { ok: true; sha256: string; file: WithdrawalFile }
  | { ok: false; problem: FileProblem };

/**
 * Reads a file: computes its checksum, then reads it in chunks. A file that is too large is refused without
 * reading it. The code for workbooks is loaded only when the file may be one.
 */
export async function readFile(
  { file, rules, overrides, sheet, emptyRows }: OpenInput,
  onProgress: (progress: ReadingProgress) => void,
): Promise<ReadFile> {
  const isWorkbook = mayBeWorkbook(new Uint8Array(await file.slice(0, 4).arrayBuffer()));
  const problem = isWorkbook ? workbookTooLarge(file.size) : null;
  if (problem) return { ok: false, problem };
  let text: Blob = file;
  let sha256 = '';
  let workbook = null;
  if (isWorkbook) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    sha256 = await sha256Hex(bytes);
    const { readWorkbook } = await import('../../../../../domain/withdrawal-file/workbook/read-workbook.ts');
    const read = await readWorkbook(bytes, sheet ?? null);
    if (read?.kind === 'problem') return { ok: false, problem: read.problem };
    if (read) {
      text = new Blob([read.bytes as BlobPart]);
      workbook = read.facts;
    }
  }
  const totalBytes = text.size;
  const reader = createWithdrawalFileReader({
    rules,
    limits: DEFAULT_FILE_LIMITS,
    sizeBytes: totalBytes,
    ...(overrides ? { overrides } : {}),
    ...(workbook ? { workbook } : {}),
    mayBeEmpty: emptyRows !== undefined,
  });
  const refusedUnread = reader.push(new Uint8Array(0)).stopped;
  if (!refusedUnread) {
    if (sha256 === '') sha256 = await sha256OfBlob(text);
    for await (const bytes of chunksOf(text)) {
      const progress = reader.push(bytes);
      freeBytes(bytes.buffer);
      onProgress({ bytes: progress.bytes, totalBytes, rows: progress.rows });
      if (progress.stopped) break;
    }
  }
  const result = reader.end();
  return result.ok ? { ok: true, sha256, file: result.file } : { ok: false, problem: result.problem };
}

/** The bytes piece by piece, so that the whole file is not in memory beside the rows. */
async function* chunksOf(blob: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  for (let at = 0; at < blob.size; at += CHUNK_BYTES)
    yield new Uint8Array(await blob.slice(at, at + CHUNK_BYTES).arrayBuffer());
}

async function sha256OfBlob(blob: Blob): Promise<string> {
  const bytes = await blob.arrayBuffer();
  const digest = await sha256Hex(bytes);
  freeBytes(bytes);
  return digest;
}

/** SHA-256 as 64 hexadecimal digits. */
export async function sha256Hex(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
