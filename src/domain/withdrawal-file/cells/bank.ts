import { shown, type Findings } from '../findings.ts';
import type { BankRule } from '../withdrawal-rules.ts';
import { editDistance } from './edit-distance.ts';
import { plainCell, refuseHidden, refusePlaceholder } from './plain.ts';

/**
 * Other names that people write, by bank code; letters and digits only, in capitals, without the words in
 * FILLERS.
 */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  ABSA: ['AMALGAMATEDBANKSOFSOUTHAFRICA'],
  BANK_ZERO: ['ZERO', 'ZEROMUTUAL'],
  FNB: ['FIRSTNATIONAL', 'FNBRMB', 'RMB', 'RANDMERCHANT', 'FIRSTRAND'],
  NEDBANK: ['NED', 'NEDCOR'],
  STANDARD_BANK: [
    'SBSA',
    'STD',
    'STDBANK',
    'STANDARDBANKOFSA',
    'STANDARDBANKOF',
    'STANDARDOF',
    'STANBIC',
    'SB',
  ],
  TYMEBANK: ['TYME', 'GOTYME'],
};

const FILLERS = /\b(?:BANK|LTD|LIMITED|PTY|GROUP|MUTUAL|OF|SA|RSA|SOUTH AFRICA|THE)\b/g;
/** Spellings of a file are few; beyond these each is worked out anew, so that no file can fill the memory. */
const MOST_REMEMBERED = 10_000;

interface Understood {
  bank: BankRule;
  /** Whether it was another name than the code or the display name. */
  noted: boolean;
}

/** Finds a bank by its code, display name, a common alias or its universal branch code. */
export interface BankDirectory {
  byCode: ReadonlyMap<string, BankRule>;
  /** Names in comparable form -> bank; null where two banks share one. */
  byName: ReadonlyMap<string, BankRule | null>;
  /** Cells as they stand in files, once understood: a bounded memory. */
  byCell: Map<string, Understood>;
  /** Cache of unknown bank names with the one bank that each resembles; bounded. */
  byMiss: Map<string, BankRule | null>;
  /** For the message when none is found. */
  names: string;
}

export function bankDirectory(banks: readonly BankRule[]): BankDirectory {
  const byCode = new Map<string, BankRule>();
  const byName = new Map<string, BankRule | null>();
  const byCell = new Map<string, Understood>();
  for (const bank of banks) {
    byCode.set(bank.code, bank);
    for (const name of namesOf(bank)) add(byName, name, bank);
  }
  for (const bank of banks) {
    // The bank's own words win over any alias of another.
    byName.set(comparable(bank.displayName), bank);
    byName.set(comparable(bank.code), bank);
    byCell.set(bank.displayName, { bank, noted: false });
  }
  for (const bank of banks) byCell.set(bank.code, { bank, noted: false });
  const shownNames = banks.slice(0, 15).map((bank) => bank.displayName);
  const names = shownNames.join(', ') + (banks.length > shownNames.length ? ', …' : '');
  return { byCode, byName, byCell, byMiss: new Map(), names };
}

function namesOf(bank: BankRule): Set<string> {
  const aliases = Object.hasOwn(ALIASES, bank.code) ? ALIASES[bank.code]! : [];
  return new Set(
    [short(bank.displayName), short(bank.code), bank.defaultBranchCode, ...aliases].filter(
      (name) => name !== '',
    ),
  );
}

function add(byName: Map<string, BankRule | null>, name: string, bank: BankRule): void {
  const other = byName.get(name);
  byName.set(name, other === undefined || other === bank ? bank : null);
}

/** The bank that the cell names; null when an error was found. */
export function readBank(raw: string, directory: BankDirectory, findings: Findings): BankRule | null {
  const known = directory.byCell.get(raw);
  if (!known && refuseHidden(raw, 'bank', findings)) return null;
  const understood = known ?? understand(raw, directory);
  if (understood) {
    if (understood.noted) findings.note('bank', 'bank_understood', raw, understood.bank.displayName);
    return understood.bank;
  }
  const text = plainCell(raw, 'bank', 'code', findings);
  if (text === '')
    findings.fail('bank', 'missing', raw, `The bank is missing. Write one of: ${directory.names}.`);
  else if (!refusePlaceholder(text, raw, 'bank', true, findings)) notKnown(raw, text, directory, findings);
  return null;
}

function notKnown(raw: string, text: string, directory: BankDirectory, findings: Findings): void {
  let meant = directory.byMiss.get(text);
  if (meant === undefined) {
    meant = nearest(text, directory);
    if (directory.byMiss.size < MOST_REMEMBERED) directory.byMiss.set(text, meant);
  }
  const fact = `${shown(text)} is not a bank that can be paid.`;
  if (meant)
    findings.fail(
      'bank',
      'unknown_bank',
      raw,
      `${fact} Did you mean ${meant.displayName}?`,
      meant.displayName,
    );
  else findings.fail('bank', 'unknown_bank', raw, `${fact} Write one of: ${directory.names}.`);
}

const SHORTEST_NAME = 3;
const LONGEST_NAME = 40;

/**
 * The bank whose name or alias is the fewest typing errors away, when no other bank is as near; else null.
 */
function nearest(text: string, directory: BankDirectory): BankRule | null {
  const forms = [...new Set([comparable(text), short(text)])];
  const typed = forms.filter(({ length }) => length >= SHORTEST_NAME && length <= LONGEST_NAME);
  let best: { bank: BankRule; distance: number } | null = null;
  let isShared = false;
  for (const [name, bank] of directory.byName) {
    if (!bank || name.length < SHORTEST_NAME || /^\d/.test(name)) continue;
    for (const word of typed) {
      // The word "bank" occurs in every name and identifies none: Wesbank is not Nedbank.
      const allowed = errorsAllowed(Math.min(word.length, name.replace(/BANK$/, '').length));
      const distance = editDistance(word, name, allowed) ?? editDistance(word, `${name}BANK`, allowed);
      if (distance === null || (best && distance > best.distance)) continue;
      isShared = best !== null && distance === best.distance ? isShared || best.bank !== bank : false;
      if (!best || distance < best.distance) best = { bank, distance };
    }
  }
  return best && !isShared ? best.bank : null;
}

function errorsAllowed(length: number): number {
  return length < 6 ? 1 : length < 10 ? 2 : 3;
}

function understand(raw: string, directory: BankDirectory): Understood | null {
  const text = raw
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '');
  const whole = comparable(text);
  const bank = (whole === '' ? null : directory.byName.get(whole)) ?? directory.byName.get(short(text));
  if (!bank) return null;
  const noted = raw.toUpperCase() !== bank.displayName.toUpperCase() && raw.toUpperCase() !== bank.code;
  const understood = { bank, noted };
  if (directory.byCell.size < MOST_REMEMBERED) directory.byCell.set(raw, understood);
  return understood;
}

/** Capitals, letters and digits alone. */
function comparable(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Comparable, without the words that every bank's name has. */
function short(text: string): string {
  return comparable(
    text
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .replace(FILLERS, ''),
  );
}
