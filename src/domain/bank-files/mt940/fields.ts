import { StatementError } from '../statement-error.ts';

/** One field of a message. */
export interface Mt940Field {
  tag: string;
  /** The first line after the tag, and the lines that continue it. */
  lines: string[];
  /** The line of the tag in the file, from 1. */
  line: number;
}

/** NS is an addition of German banks with more words about an entry. */
const FIELD = /^:(\d{2}[A-Z]?|NS):(.*)$/;
/** A line that begins with any other tag continues the text, for example with the minutes of a time. */
const KNOWN = /^(?:NS|13D|20|21|25P?|28C?|34F|6[02][FM]|61|64|65|86|90[CD])$/;
const MESSAGE_TYPE = /\{2:[IO](\d{3})/;

/**
 * Cuts a file into fields. Lines outside messages are skipped: the envelope of SWIFT, a bank's header lines
 * and empty lines. Throws a StatementError for an envelope of another message type.
 */
export function* mt940Fields(text: string): Generator<Mt940Field> {
  let field: Mt940Field | null = null;
  let line = 0;
  for (const whole of linesOf(text)) {
    line++;
    const isEnvelope = whole.startsWith('{') || whole.startsWith('-}');
    if (isEnvelope) requireStatementType(whole, line);
    if (isEnvelope || whole.trim() === '-') {
      if (field) yield field;
      field = null;
    }
    const body = isEnvelope ? bodyOf(whole) : whole;
    const found = FIELD.exec(body);
    const isText = found !== null && field?.tag === '86' && !KNOWN.test(found[1]!);
    if (found && !isText) {
      if (field) yield field;
      field = { tag: found[1]!, lines: [found[2]!], line };
    } else if (field && body !== '') field.lines.push(body);
  }
  if (field) yield field;
}

/** The beginning of the text block, when it is on the line of the envelope. */
function bodyOf(line: string): string {
  const at = line.indexOf('{4:');
  return at < 0 ? '' : line.slice(at + '{4:'.length);
}

function requireStatementType(line: string, number: number): void {
  const type = MESSAGE_TYPE.exec(line)?.[1];
  if (type !== undefined && type !== '940')
    throw new StatementError(
      'other_message_type',
      number,
      `The file has a message MT${type}. Only statements (MT940) are read.`,
    );
}

/** The lines without their ends and without the control characters that some programs put around messages. */
function* linesOf(text: string): Generator<string> {
  let at = 0;
  while (at < text.length) {
    const feed = text.indexOf('\n', at);
    const end = feed < 0 ? text.length : feed;
    yield text.slice(at, end).replace(UNPRINTED, '').trimEnd();
    at = end + 1;
  }
}

const UNPRINTED = /[\p{Cc}\ufeff]/gu;
