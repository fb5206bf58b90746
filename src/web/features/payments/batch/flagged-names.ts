import { t } from '@lingui/core/macro';
import type { BatchChecks, BatchRow, WithdrawalChecks } from '../../../../client/types.gen.ts';
import type { RowView } from '../../../../shared/terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';

export type CommonOfBatch = NonNullable<BatchChecks['common']>[number];

/** The findings that the line of each view counts. */
const COUNTED: Partial<Record<RowView, (checks: WithdrawalChecks) => boolean>> = {
  CHANGED: ({ account }) => account === 'BANK_DETAILS_CHANGED',
  DOUBTFUL_ACCOUNT: ({ accountMark }) => accountMark != null,
  SHARED_ACCOUNT: ({ sharedAccount }) => Boolean(sharedAccount),
  SEVERAL_ACCOUNTS: ({ severalAccounts }) => severalAccounts,
  DUPLICATES: ({ repeatsRow, repeats }) => repeatsRow !== null || repeats !== null,
  MORE_OFTEN: ({ paidMoreOften }) => paidMoreOften === true,
  UNUSUAL: ({ unusual }) => unusual,
  NEW: ({ account }) => account === 'NEW_BENEFICIARY',
};

const NAMED = 2;

/**
 * The people whom a line of the risk summary counts, at most two by name, or the names on each shared
 * account; undefined without any.
 */
export function namesOf(view: RowView, rows: readonly BatchRow[]): string | undefined {
  const counts = COUNTED[view];
  const counted = rows.filter(({ checks }) => checks && counts?.(checks));
  if (view === 'SHARED_ACCOUNT') return sharersOf(counted);
  const names = new Set<string>();
  for (const { checks, beneficiary } of counted) names.add(named(view, beneficiary.name, checks!));
  const [first, second] = names;
  if (first === undefined) return undefined;
  if (names.size > NAMED) return t`${first}, ${second!} and others`;
  return [...names].join(', ');
}

/** The most extreme payments of a finding that has one line for the batch: "Kagiso Botha +843 %". */
export function extremesOf({ finding, extremes }: CommonOfBatch, currency: string): string {
  return extremes
    .map(({ beneficiaryName: name, amount, changePercent }) =>
      finding === 'UNUSUAL' && changePercent !== null
        ? `${name} ${changePercent > 0 ? '+' : '−'}${Math.abs(changePercent)}\u00a0%`
        : `${name} ${formatMoney(amount, currency)}`,
    )
    .join(' · ');
}

/** An unusual amount is named with its difference: "Kagiso Botha +843 %". */
function named(view: RowView, name: string, { changePercent }: WithdrawalChecks): string {
  if (view !== 'UNUSUAL' || changePercent === null) return name;
  return `${name} ${changePercent > 0 ? '+' : '−'}${Math.abs(changePercent)}\u00a0%`;
}

/** The names on each account that several people share: "Riaan Botha = Dineo Fourie · Werner Kotze = …". */
function sharersOf(rows: readonly BatchRow[]): string | undefined {
  const byAccount = new Map<string, Set<string>>();
  for (const { beneficiary, checks } of rows) {
    const { inBatch, lastPaid } = checks!.sharedAccount!;
    const account = `${beneficiary.bankCode} ${beneficiary.accountNumber}`;
    const names = byAccount.get(account) ?? new Set<string>();
    byAccount.set(account, names.add(beneficiary.name));
    const other = inBatch?.beneficiaryName ?? lastPaid?.beneficiaryName;
    if (other !== undefined) names.add(other);
  }
  const accounts = [...byAccount.values()].map((names) => [...names].join(' = '));
  if (accounts.length === 0) return undefined;
  const shown = accounts.slice(0, NAMED).join(' · ');
  return accounts.length > NAMED ? t`${shown} and others` : shown;
}
