import { plural, t } from '@lingui/core/macro';
import type { BankStatement, StatementFile, StatementFinding } from '../../../../client/types.gen.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { formatNumber } from '../../../ui/locale.ts';

/** The name of a CSV statement, which the bank does not name, is the SHA-256 of its file. */
const UNNAMED = /^[0-9a-f]{64}$/;

/** The bank's name for a statement; a CSV file has none and goes by its day. */
export function statementName({ name, date }: { name: string; date: string | null }): string {
  if (!UNNAMED.test(name)) return name;
  const day = date === null ? '' : dayWords(date, true);
  return day === '' ? t`CSV statement` : t`CSV statement of ${day}`;
}

/** The name of a listed statement. */
export function nameOf({ name, opening, closing }: Pick<BankStatement, 'name' | 'opening' | 'closing'>) {
  return statementName({ name, date: (closing ?? opening)?.date ?? null });
}

/** "1 entry", "1,204 entries". */
export function entries(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 entry', other: `${written} entries` });
}

/** "1 finding", "1,204 findings". */
export function findings(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 finding', other: `${written} findings` });
}

function statements(count: number): string {
  const written = formatNumber(count);
  return plural(count, { one: '1 statement', other: `${written} statements` });
}

/** The content of an uploaded file: "2 statements with 24 entries. An earlier file had 1 of them." */
export function contentWords({
  statements: arrived,
  isAgain,
}: Pick<StatementFile, 'statements' | 'isAgain'>): string {
  if (arrived.length === 0) return t`It has no statement.`;
  const stored = arrived.filter(({ arrival }) => arrival !== 'CHANGED');
  if (stored.length === 0) return t`Nothing was stored.`;
  const count = entries(stored.reduce((sum, { statement }) => sum + statement.entryCount, 0));
  const what = statements(stored.length);
  if (isAgain) return t`${what} with ${count}. The same file was read before, so nothing was added.`;
  const again = stored.filter(({ arrival }) => arrival === 'AGAIN').length;
  const known = formatNumber(again);
  if (again === 0) return t`${what} with ${count}.`;
  if (again === stored.length)
    return t`${what} with ${count}. An earlier file had them already, so nothing was added.`;
  return t`${what} with ${count}. An earlier file had ${known} of them.`;
}

/** The words of a finding: the fault, its meaning and the remedy. */
export interface FindingWords {
  title: string;
  meaning: string;
  remedy: string;
}

/** A finding in words. */
export function findingWords(finding: StatementFinding): FindingWords {
  const money = (amount: string | null) =>
    amount === null ? '' : formatMoney(amount, finding.statement.currency);
  const expected = money(finding.expectedAmount);
  const stated = money(finding.statedAmount);
  const difference = money(finding.differenceAmount);
  switch (finding.code) {
    case 'BALANCE_BREAK':
      return {
        title: t`The balances and the entries do not agree`,
        meaning: t`The opening balance and the entries make ${expected}, but the closing balance is \
${stated}. The difference is ${difference}.`,
        remedy: t`Compare the entries with the statement in your online banking. If one is missing here, ask \
the bank for a corrected statement with a new number and upload it. Then close the finding.`,
      };
    case 'OPENING_BREAK':
      return {
        title: t`The balance does not follow from the statement before`,
        meaning: t`The statement before closes with ${expected}, and this one opens with ${stated}. Entries \
that sum to ${difference} are missing between them.`,
        remedy: t`Download the statement between the two from your bank and upload it. The finding then \
closes automatically.`,
      };
    case 'SEQUENCE_GAP': {
      const { first, last } = finding.missing ?? { first: 0, last: 0 };
      return {
        title:
          first === last ? t`Statement ${first} is missing` : t`Statements ${first} to ${last} are missing`,
        meaning:
          difference === ''
            ? t`The numbers of the statements before and after are not consecutive.`
            : t`The missing entries sum to ${difference}.`,
        remedy:
          first === last
            ? t`Download it from your bank and upload it. The finding then closes automatically.`
            : t`Download them from your bank and upload them. The finding then closes automatically.`,
      };
    }
    case 'SEQUENCE_REPEATED':
      return {
        title: t`The number of the statement was used before`,
        meaning: t`The bank gave this statement a number that an earlier statement of the year has, or a \
lower one.`,
        remedy: t`Check that the bank has not sent one statement under two names: its entries would be here \
twice. Then close the finding.`,
      };
    case 'CURRENCY_CHANGED':
      return {
        title: t`The currency changed`,
        meaning: t`The statement before is in another currency.`,
        remedy: t`Ask the bank in which currency the account is kept. Then close the finding.`,
      };
    case 'DATED_AHEAD':
      return {
        title: t`The statement is dated in the future`,
        meaning: t`It came before the next banking day, and is dated after it. Entries of such days are not \
posted before their day.`,
        remedy: t`Ask the bank whether the statement is its own. Then close the finding.`,
      };
    case 'CONTRADICTED': {
      const fileName = finding.file?.fileName ?? '';
      return {
        title: t`The bank sent another statement of this name`,
        meaning: t`A user uploaded this statement. The file ${fileName} came from the bank itself and says \
something else, so the bank’s statement counts.`,
        remedy: t`Find out where the uploaded file comes from, and take this statement back. If entries \
of it are posted, so that it stays, close the finding.`,
      };
    }
    case 'CHANGED': {
      const fileName = finding.file?.fileName ?? '';
      return {
        title: t`The statement came again with other contents`,
        meaning: t`The file ${fileName} has a statement of the same name that differs. Nothing of it was \
stored: the one that came first stays.`,
        remedy: t`Ask the bank which of the two is right. If it is the first one, close the finding. If it \
is the new one, take this statement back if it was uploaded, and upload the file again; otherwise ask for it \
under a new number.`,
      };
    }
  }
}
