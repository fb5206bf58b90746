import type { AccountType } from '../../../shared/terms.ts';
import type { AccountTypes } from '../../countries/country.ts';
import { shown, type Findings } from '../findings.ts';
import { say, type Sentence, type SentenceValue } from '../sentences.ts';
import { plainCell, refuseHidden, refusePlaceholder, withoutQuotes } from './plain.ts';

interface Understood {
  type: AccountType;
  /** True when the cell has another word than the type's own. */
  isNoted: boolean;
}

/** The spellings of a country's account types. Holds a cache: one thread, one directory. */
export interface AccountTypeDirectory {
  bySpelling: ReadonlyMap<string, AccountType>;
  /** Types by the text of cells that were read before; bounded. */
  byCell: Map<string, Understood>;
  /** A sentence that lists the types. */
  choices: Sentence;
}

export function accountTypeDirectory({ spellings }: AccountTypes): AccountTypeDirectory {
  const bySpelling = new Map<string, AccountType>();
  for (const [type, words] of Object.entries(spellings) as [AccountType, readonly string[]][])
    for (const word of words) bySpelling.set(word, type);
  return { bySpelling, byCell: new Map(), choices: choicesOf(spellings) };
}

/** "Write current (1), savings (2) or bond (4)." */
function choicesOf(spellings: AccountTypes['spellings']): Sentence {
  const list = Object.entries(spellings).map(([name, words]): SentenceValue => {
    const type = { accountType: name as AccountType };
    const number = words.find((word) => /^\d$/.test(word));
    return number === undefined ? type : say('type_or_number', { type, number });
  });
  return say('write_types', { types: { list, joined: 'or' } });
}

/** A file has few spellings. The limit keeps a hostile file from filling the memory. */
const MOST_CACHED = 1_000;

/**
 * The account type of a cell: its word, another spelling, or its number in bank files. Null after an error.
 */
export function readAccountType(
  raw: string,
  directory: AccountTypeDirectory,
  findings: Findings,
): AccountType | null {
  const known = directory.byCell.get(raw);
  if (!known && refuseHidden(raw, 'account_type', findings)) return null;
  const understood = known ?? understand(raw, directory);
  if (understood) {
    if (understood.isNoted) findings.note('account_type', 'account_type_understood', raw, understood.type);
    return understood.type;
  }
  const text = plainCell(raw, 'account_type', 'code', findings);
  const { choices } = directory;
  if (refusePlaceholder(text, raw, 'account_type', true, findings)) return null;
  if (text === '') findings.fail('account_type', 'missing', raw, say('account_type_missing', { choices }));
  else
    findings.fail(
      'account_type',
      'unknown_account_type',
      raw,
      say('account_type_unknown', { text: shown(text), choices }),
    );
  return null;
}

function understand(raw: string, { bySpelling, byCell }: AccountTypeDirectory): Understood | null {
  const text = withoutQuotes(raw.trim())
    .toUpperCase()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '');
  // Marks are removed from words only: -1 and 0.1 are not account types.
  const word = /^[A-Z]/.test(text) ? text.replace(/[\s'_./-]+/g, '') : text;
  const type = bySpelling.get(word);
  if (!type) return null;
  const understood = { type, isNoted: word !== type.replace('_', '') || raw !== raw.trim() };
  if (byCell.size < MOST_CACHED) byCell.set(raw, understood);
  return understood;
}
