import { withoutTrailing } from '../../../shared/trailing.ts';
import type { EntryDetail } from '../statement.ts';

/** SWIFT breaks a line after this many characters, even inside a word. */
const FULL_LINE = 65;

/** The text of a field :86:. A full line continues in the next one without a space. */
export function joinedLines(lines: readonly string[]): string {
  return join(lines).trim();
}

function join(lines: readonly string[]): string {
  let text = '';
  for (const [index, line] of lines.entries()) {
    const isBroken = index > 0 && lines[index - 1]!.length >= FULL_LINE;
    text += index === 0 || isBroken ? line : ` ${line}`;
  }
  return text;
}

/** The payment that a field :86: describes, when it uses one of the two common structures. */
export function paymentDetails(lines: readonly string[]): EntryDetail[] {
  const numbered = numberedParts(lines.join(''));
  const parts = numbered ?? namedParts(joinedLines(lines));
  return parts ? [{ ...parts, amountMinor: null, returned: null }] : [];
}

type Parts = Omit<EntryDetail, 'amountMinor' | 'returned'>;

const PURPOSE = /(EREF|KREF|MREF|CRED|DEBT|COAM|OAMT|SVWZ|ABWA|ABWE|IBAN|BIC)\+/g;

/** Parts with numbers: "166?00TRANSFER?20EREF+…?31account?32name". A part continues without a space. */
function numberedParts(text: string): Parts | null {
  if (!/^\d{3}\?\d{2}/.test(text)) return null;
  const parts = text.split(/\?(\d{2})/);
  let purpose = '';
  let name = '';
  let account = '';
  for (let at = 1; at < parts.length; at += 2) {
    const [number, value] = [Number(parts[at]), parts[at + 1]!];
    if ((number >= 20 && number <= 29) || (number >= 60 && number <= 63)) purpose += value;
    else if (number === 31) account = value;
    else if (number === 32 || number === 33) name += value;
  }
  const named = marked(purpose, PURPOSE);
  return {
    endToEndId: reference(named.get('EREF')),
    text: (named.get('SVWZ') ?? named.get('') ?? '').trim(),
    counterparty: {
      name: presence(named.get('ABWA') ?? name),
      accountNumber: presence(account) ?? presence(named.get('IBAN') ?? ''),
    },
  };
}

const NAMES = new RegExp(
  '/(EREF|REMI|IBAN|NAME|ACCT|BIC|MARF|CSID|TRTP|TRCD|PREF|RTRN|ORDP|BENM|ULTD|ULTB|PURP|ISDT|CDTRREF|' +
    'ADDR|SVCL)/',
  'g',
);

/** Parts with names: "/EREF/…/IBAN/…/NAME/…/REMI/…". */
function namedParts(text: string): Parts | null {
  const named = marked(text, NAMES);
  if (!['EREF', 'REMI', 'IBAN', 'NAME', 'ACCT'].some((name) => named.has(name))) return null;
  const plain = (name: string) => presence(withoutTrailing(named.get(name) ?? '', '/'));
  return {
    endToEndId: reference(plain('EREF') ?? undefined),
    // "USTD//" says that the remittance is free text.
    text: (plain('REMI') ?? '').replace(/^USTD\/\//, ''),
    counterparty: { name: plain('NAME'), accountNumber: plain('IBAN') ?? plain('ACCT') },
  };
}

/** The text after each mark up to the next; the text before the first mark has the empty name. */
function marked(text: string, marks: RegExp): Map<string, string> {
  const found = new Map<string, string>();
  let name = '';
  let from = 0;
  for (const match of text.matchAll(marks)) {
    if (!found.has(name)) found.set(name, text.slice(from, match.index));
    name = match[1]!;
    from = match.index + match[0].length;
  }
  if (!found.has(name)) found.set(name, text.slice(from));
  return found;
}

/** Null for the words by which banks say that there is no end-to-end id. */
function reference(text: string | undefined): string | null {
  const trimmed = presence(text ?? '');
  return trimmed === 'NOTPROVIDED' || trimmed === 'NONREF' ? null : trimmed;
}

function presence(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' ? null : trimmed;
}
