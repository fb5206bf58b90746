import type { ConnectionPurpose } from '../../../../shared/bank-file-terms.ts';
import type { PostEntryRequest, ReconciliationItem } from '../../../../client/types.gen.ts';

const OUT_KINDS = ['PAYOUT', 'FEE', 'FUNDING_RETURN', 'OTHER'] as const;
const IN_KINDS = ['RETURN', 'GIVEN_BACK', 'FUNDING', 'OTHER'] as const;
export type ChosenKind = (typeof OUT_KINDS)[number] | (typeof IN_KINDS)[number] | 'RECEIPT';

/**
 * What a user may say that an entry is, by its direction and by what its account is for. An account into
 * which payers pay has receipts, and one from which nothing is paid has no payments and no funding.
 */
export function kindsOf(isOut: boolean, purpose: ConnectionPurpose): readonly ChosenKind[] {
  if (purpose === 'RECEIPTS') return isOut ? ['FEE', 'OTHER'] : ['RECEIPT', 'OTHER'];
  if (isOut) return OUT_KINDS;
  return purpose === 'BOTH' ? ['RECEIPT', ...IN_KINDS] : IN_KINDS;
}

/**
 * The meaning of a debit of payments that the bank had rejected; null while the user has not chosen one, or
 * without such payments.
 */
export type RejectedAs = 'GIVEN_BACK' | 'PAID' | null;

/** The user's choices and input. */
export interface Chosen {
  kind: ChosenKind;
  /** Payments, whole files, or funding. */
  items: readonly ReconciliationItem[];
  /** Payments of the chosen files that the entry does not contain. */
  without: readonly ReconciliationItem[];
  rejected: RejectedAs;
  reason: string;
  /** For a bank fee: whether the bank charges no more for the payments up to its day. */
  isLastFee?: boolean;
}

export const isFile = ({ kind }: ReconciliationItem) => kind === 'FILE';

/** How many of the chosen payments the bank rejected, alone or within their files. */
export function rejectedCount({ items }: Chosen): { alone: number; inFiles: number } {
  return {
    alone: items.filter(({ kind }) => kind === 'REJECTED').length,
    inFiles: items.reduce((sum, { ofFile }) => sum + (ofFile?.rejectedCount ?? 0), 0),
  };
}

/** The amounts that make up the choice, whose sum is compared with the entry. */
export function amountsOf({ items, without, rejected }: Chosen): { amount: string }[] {
  const opposite = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);
  return [
    ...items,
    ...without.map(({ amount }) => ({ amount: opposite(amount) })),
    ...(rejected === null
      ? []
      : items.flatMap(({ ofFile }) => (ofFile ? [{ amount: ofFile.rejectedAmount }] : []))),
  ];
}

/** The request that posts the entry as chosen. */
export function requestOf(chosen: Chosen, reason: { reason?: string }): PostEntryRequest {
  const { kind, items, without, rejected } = chosen;
  const idsOf = (some: readonly ReconciliationItem[]) =>
    some.flatMap(({ withdrawalId }) => withdrawalId ?? []);
  const ids = idsOf(items);
  const fundingRecordId = items[0]?.fundingRecordId;
  if (kind === 'PAYOUT') {
    const fileIds = items.filter(isFile).map(({ file }) => file!.id);
    return {
      kind,
      withdrawalIds: ids,
      ...(fileIds.length > 0 ? { fileIds, withoutIds: idsOf(without) } : {}),
      ...(rejected === null ? {} : { rejected }),
      ...reason,
    };
  }
  if (kind === 'GIVEN_BACK') return { kind, withdrawalIds: ids, ...reason };
  if (kind === 'RETURN') return { kind, withdrawalId: ids[0]!, ...reason };
  if (kind === 'FUNDING_RETURN') return { kind, fundingRecordId: fundingRecordId!, ...reason };
  if (kind === 'FUNDING' && fundingRecordId) return { kind, fundingRecordId, ...reason };
  if (kind === 'FUNDING' || kind === 'RECEIPT') return { kind };
  return { kind: 'FEE', ...(chosen.isLastFee ? { isLast: true } : {}) };
}
