import { withoutTrailing } from '../../../shared/trailing.ts';
import type { BankReply } from '../reply.ts';
import { AcbError } from './acb-error.ts';
import { FLAG, KIND, LINE_LENGTH, ReplyLine, TRANSMISSION_TRAILER } from './reply-lines.ts';
import { unexpected } from './reply-parts.ts';
import { ReturnReport } from './return-report.ts';
import { StatusReport } from './status-report.ts';

/** A report on 100,000 payments takes less than half of this. */
const MAX_BYTES = 50_000_000;
/**
 * As many full lines as fit into MAX_BYTES. Without this limit, a file of empty lines could have many more.
 */
const MAX_LINES = Math.floor(MAX_BYTES / LINE_LENGTH);

/**
 * Reads a reply of the bank in the host-to-host form: statuses (900, 901, 903), returns (011 to 014) and
 * redirects (016 to 018). One reply file may answer several payment files; the result has one reply for each
 * of them, and none when the file reports nothing. Throws an `AcbError` for anything that it cannot read
 * exactly, so that no reply is half read.
 *
 * A reason about the contra has the contra's sequence number: see `withoutContra`.
 */
export function readAcbReplies(bytes: Uint8Array): readonly BankReply[] {
  const lines = linesOf(bytes);
  const [header, trailer] = [lines[0]!, lines.at(-1)!];
  const flag = header.value(FLAG);
  if (flag !== 'T' && flag !== 'L')
    header.refuse('bad_value', FLAG, 'T for a test or L for live is expected.');
  for (const line of lines)
    if (line.value(FLAG) !== flag)
      line.refuse('contradiction', FLAG, `The file begins with ${flag}, and so must each of its lines.`);
  if (lines.length < 2 || trailer.value(KIND) !== '999')
    trailer.refuse('unexpected_line', KIND, 'The file ends without its trailer (999). It may be incomplete.');
  const counted = trailer.count(TRANSMISSION_TRAILER.lineCount);
  if (counted !== lines.length)
    trailer.refuse(
      'wrong_figures',
      TRANSMISSION_TRAILER.lineCount,
      `The trailer counts ${counted} lines, and the file has ${lines.length}.`,
    );
  const statuses = new StatusReport();
  const returns = new ReturnReport();
  for (const line of lines.slice(1, -1)) takeLine(line, statuses, returns);
  returns.requireComplete(trailer);
  const isTest = flag === 'T';
  return [...statuses.replies(), ...returns.replies()].map((reply) => ({ format: 'ACB', ...reply, isTest }));
}

function takeLine(line: ReplyLine, statuses: StatusReport, returns: ReturnReport): void {
  const kind = line.value(KIND);
  if (kind === '900' || kind === '901' || kind === '903') {
    if (returns.isOpen) unexpected(line);
    statuses.take(line, kind);
    return;
  }
  statuses.close();
  if (ReturnReport.takes(kind)) returns.take(line, kind);
  // 010 is the head of returns and redirects, and says nothing about a payment.
  else if (kind !== '010' || returns.isOpen) unexpected(line);
}

function linesOf(bytes: Uint8Array): ReplyLine[] {
  if (bytes.length > MAX_BYTES)
    throw new AcbError('file_too_large', 1, 1, `A reply has at most ${MAX_BYTES / 1_000_000} MB.`);
  const text = new TextDecoder('windows-1252').decode(bytes);
  const lines = withoutTrailing(text, '\r\n').split(/\r?\n/, MAX_LINES + 1);
  if (lines.length > MAX_LINES)
    throw new AcbError('file_too_large', MAX_LINES + 1, 1, `A reply has at most ${MAX_LINES} lines.`);
  if (!/^000[A-Z]\d{8}/.test(lines[0]!))
    throw new AcbError('not_a_reply', 1, 1, 'A reply begins with its header (000).');
  if (lines[1]?.startsWith('020'))
    throw new AcbError('not_a_reply', 2, 1, 'This is a payment file, not a reply of the bank.');
  return lines.map((line, index) => {
    const odd = line.search(/[^ -~]/);
    if (odd >= 0)
      throw new AcbError('not_ascii', index + 1, odd + 1, 'A reply consists of ASCII letters and signs.');
    return new ReplyLine(line, index + 1);
  });
}
