import type { CountryBanks } from '../../countries/country.ts';
import { shown, type Findings } from '../findings.ts';
import { say } from '../sentences.ts';
import type { BankRule } from '../withdrawal-rules.ts';
import { editDistance } from './edit-distance.ts';
import { plainCell, refuseHidden, refusePlaceholder } from './plain.ts';

/** A file has few spellings of a bank. The limit keeps a hostile file from filling the memory. */
const MOST_CACHED = 10_000;

interface Understood {
  bank: BankRule;
  /** True when the cell has neither the bank's code nor its display name. */
  isNoted: boolean;
}

/**
 * The banks by code, display name, alias and universal branch code. Holds caches: one thread, one directory.
 */
export interface BankDirectory {
  byCode: ReadonlyMap<string, BankRule>;
  /** Banks by comparable name; null when two banks share the name. */
  byName: ReadonlyMap<string, BankRule | null>;
  /** Banks by the text of cells that were read before; bounded. */
  byCell: Map<string, Understood>;
  /** The bank that an unknown name resembles, or null; bounded. */
  byMiss: Map<string, BankRule | null>;
  /** The first bank names, for messages. */
  names: string;
  commonWords: RegExp;
}

export function bankDirectory(
  banks: readonly BankRule[],
  { aliases, commonWords: words }: Pick<CountryBanks, 'aliases' | 'commonWords'>,
): BankDirectory {
  const commonWords = new RegExp(`\\b(?:${words.join('|')})\\b`, 'g');
  const byCode = new Map<string, BankRule>();
  const byName = new Map<string, BankRule | null>();
  const byCell = new Map<string, Understood>();
  for (const bank of banks) {
    byCode.set(bank.code, bank);
    for (const name of namesOf(bank, aliases, commonWords)) add(byName, name, bank);
  }
  for (const bank of banks) {
    // A bank's own code and name take precedence over an alias of another bank.
    byName.set(comparable(bank.displayName), bank);
    byName.set(comparable(bank.code), bank);
    byCell.set(bank.displayName, { bank, isNoted: false });
  }
  for (const bank of banks) byCell.set(bank.code, { bank, isNoted: false });
  const shownNames = banks.slice(0, 15).map((bank) => bank.displayName);
  const names = shownNames.join(', ') + (banks.length > shownNames.length ? ', …' : '');
  return { byCode, byName, byCell, byMiss: new Map(), names, commonWords };
}

function namesOf(
  { code, displayName, defaultBranchCode }: BankRule,
  aliases: CountryBanks['aliases'],
  commonWords: RegExp,
): Set<string> {
  const others = Object.hasOwn(aliases, code) ? aliases[code]! : [];
  const names = [short(displayName, commonWords), short(code, commonWords), defaultBranchCode, ...others];
  return new Set(names.filter((name) => name !== ''));
}

function add(byName: Map<string, BankRule | null>, name: string, bank: BankRule): void {
  const other = byName.get(name);
  byName.set(name, other === undefined || other === bank ? bank : null);
}

/** The bank that the cell names; null after an error. */
export function readBank(raw: string, directory: BankDirectory, findings: Findings): BankRule | null {
  const known = directory.byCell.get(raw);
  if (!known && refuseHidden(raw, 'bank', findings)) return null;
  const understood = known ?? understand(raw, directory);
  if (understood) {
    if (understood.isNoted) findings.note('bank', 'bank_understood', raw, understood.bank.displayName);
    return understood.bank;
  }
  const text = plainCell(raw, 'bank', 'code', findings);
  if (text === '') findings.fail('bank', 'missing', raw, say('bank_missing', { names: directory.names }));
  else if (!refusePlaceholder(text, raw, 'bank', true, findings))
    refuseUnknown(raw, text, directory, findings);
  return null;
}

/** The bank that a text names, without a finding; null for any other text. */
export function bankNamed(text: string, directory: BankDirectory): BankRule | null {
  const plain = text.trim();
  if (plain === '' || plain.length > LONGEST_NAME) return null;
  // Not cached: a cached text would later be read without a check for hidden characters.
  return directory.byCell.get(plain)?.bank ?? bankOf(plain, directory);
}

function refuseUnknown(raw: string, text: string, directory: BankDirectory, findings: Findings): void {
  let similar = directory.byMiss.get(text);
  if (similar === undefined) {
    similar = nearest(text, directory);
    if (directory.byMiss.size < MOST_CACHED) directory.byMiss.set(text, similar);
  }
  if (similar)
    findings.fail(
      'bank',
      'unknown_bank',
      raw,
      say('bank_similar', { text: shown(text), bank: similar.displayName }),
      similar.displayName,
    );
  else
    findings.fail(
      'bank',
      'unknown_bank',
      raw,
      say('bank_unknown', { text: shown(text), names: directory.names }),
    );
}

const SHORTEST_NAME = 3;
const LONGEST_NAME = 40;

/** The one bank whose name or alias has the fewest typing errors; null if no bank or several match. */
function nearest(text: string, directory: BankDirectory): BankRule | null {
  const forms = [...new Set([comparable(text), short(text, directory.commonWords)])];
  const typed = forms.filter(({ length }) => length >= SHORTEST_NAME && length <= LONGEST_NAME);
  let best: { bank: BankRule; distance: number } | null = null;
  let isShared = false;
  for (const [name, bank] of directory.byName) {
    if (!bank || name.length < SHORTEST_NAME || /^\d/.test(name)) continue;
    for (const word of typed) {
      // "Bank" is part of most names and identifies none: Wesbank is not Nedbank.
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

function bankOf(raw: string, directory: BankDirectory): BankRule | null {
  const text = raw
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '');
  const whole = comparable(text);
  return (
    (whole === '' ? null : directory.byName.get(whole)) ??
    directory.byName.get(short(text, directory.commonWords)) ??
    null
  );
}

function understand(raw: string, directory: BankDirectory): Understood | null {
  // "ABSA?" shows that its writer was unsure: the bank is suggested, and a person decides.
  const bank = raw.includes('?') ? null : bankOf(raw, directory);
  if (!bank) return null;
  const isNoted = raw.toUpperCase() !== bank.displayName.toUpperCase() && raw.toUpperCase() !== bank.code;
  const understood = { bank, isNoted };
  if (directory.byCell.size < MOST_CACHED) directory.byCell.set(raw, understood);
  return understood;
}

/** The letters and digits of a text, in capitals. */
function comparable(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The comparable text without the words that many bank names share. */
function short(text: string, commonWords: RegExp): string {
  return comparable(
    text
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .replace(commonWords, ''),
  );
}
