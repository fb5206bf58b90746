import type { AccountType } from '../../../shared/terms.ts';
import { shown, type Findings } from '../findings.ts';
import { plainCell, refuseHidden, refusePlaceholder, withoutQuotes } from './plain.ts';

/**
 * What people and banks write for each account type; letters and digits only, in capitals. Codes are those of
 * the bank files.
 */
const WORDS: Readonly<Record<AccountType, readonly string[]>> = {
  CURRENT: [
    '1',
    '01',
    'CURRENT',
    'CURRENTACCOUNT',
    'CURR',
    'CHEQUE',
    'CHEQUEACCOUNT',
    'CHEQUES',
    'CHQ',
    'CHECK',
    'CHECKING',
    'BUSINESS',
    'BUSINESSCURRENT',
    'BUSINESSCHEQUE',
    'TJEK',
    'TJEKREKENING',
    'LOPEND',
    'LOPENDE',
    'LOPENDEREKENING',
  ],
  SAVINGS: ['2', '02', 'SAVINGS', 'SAVING', 'SAVINGSACCOUNT', 'SAV', 'SAVE', 'SPAAR', 'SPAARREKENING'],
  TRANSMISSION: ['3', '03', 'TRANSMISSION', 'TRANSMISSIONACCOUNT', 'TRANS', 'TRANSMISSIE'],
  BOND: ['4', '04', 'BOND', 'BONDACCOUNT', 'HOMELOAN', 'MORTGAGE', 'VERBAND', 'HUISLENING'],
  SUBSCRIPTION_SHARE: ['6', '06', 'SUBSCRIPTIONSHARE', 'SUBSCRIPTIONSHARES', 'SUBSCRIPTION', 'SHARE'],
};

interface Understood {
  type: AccountType;
  /** Whether it was another word than the type's own. */
  noted: boolean;
}

const BY_WORD = new Map<string, AccountType>();
for (const [type, words] of Object.entries(WORDS) as [AccountType, readonly string[]][]) {
  for (const word of words) BY_WORD.set(word, type);
}

const BY_CELL = new Map<string, Understood>();
/**
 * Only a handful of spellings exist; what comes beyond is looked up each time, so that no file can fill the
 * memory.
 */
const MOST_REMEMBERED = 1_000;

/**
 * An account type by its word, a common alias, or the number that bank files use; null when an error was
 * found.
 */
export function readAccountType(raw: string, findings: Findings): AccountType | null {
  const known = BY_CELL.get(raw);
  if (!known && refuseHidden(raw, 'account_type', findings)) return null;
  const understood = known ?? understand(raw);
  if (understood) {
    if (understood.noted) findings.note('account_type', 'account_type_understood', raw, understood.type);
    return understood.type;
  }
  const text = plainCell(raw, 'account_type', 'code', findings);
  const choices = 'Write current (1), savings (2), transmission (3), bond (4) or subscription share (6).';
  if (refusePlaceholder(text, raw, 'account_type', true, findings)) return null;
  if (text === '') findings.fail('account_type', 'missing', raw, `The account type is missing. ${choices}`);
  else
    findings.fail(
      'account_type',
      'unknown_account_type',
      raw,
      `${shown(text)} is not an account type. ${choices}`,
    );
  return null;
}

function understand(raw: string): Understood | null {
  const text = withoutQuotes(raw.trim())
    .toUpperCase()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '');
  // A number is taken as it stands: -1 and 0.1 are no account types.
  const word = /^[A-Z]/.test(text) ? text.replace(/[\s'_./-]+/g, '') : text;
  const type = BY_WORD.get(word);
  if (!type) return null;
  const own = type.replace('_', '');
  const understood = { type, noted: word !== own || raw !== raw.trim() };
  if (BY_CELL.size < MOST_REMEMBERED) BY_CELL.set(raw, understood);
  return understood;
}
