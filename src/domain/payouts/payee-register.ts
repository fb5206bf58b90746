import {
  PAYEE_LIMITS,
  type PayeeChangeKind,
  type PayeeChangeState,
  type RegisterFinding,
} from '../../shared/payee-terms.ts';
import { accountKey, nameKey } from '../../shared/names.ts';
import { DAY_MS, HOUR_MS } from '../../shared/time.ts';
import { namesAlike } from '../withdrawal/account-names.ts';
import { fitsReference } from '../../shared/reference-format.ts';

/** A change of a payee, with what decides when it counts. */
export interface PayeeChange {
  /** 1 for the first change of the payee. */
  number: number;
  kind: PayeeChangeKind;
  state: PayeeChangeState;
  /** When it counts, in epoch milliseconds; null unless it is confirmed. */
  countsFromMs: number | null;
}

/** When a change that is confirmed now counts: until then the account before it is paid. */
export function countsFromMs(confirmedAtMs: number): number {
  return confirmedAtMs + PAYEE_LIMITS.waitsHours * HOUR_MS;
}

/** When a proposal expires unless another person has confirmed it: its evidence is too old by then. */
export function expiresAtMs(proposedAtMs: number): number {
  return proposedAtMs + PAYEE_LIMITS.expiresDays * DAY_MS;
}

/**
 * The change whose account is paid at a time; null when none is. The newest confirmed change that counts
 * decides. The database's function `payee_change_counts` follows the same rule.
 */
export function changeInForce<C extends PayeeChange>(changes: readonly C[], nowMs: number): C | null {
  const last = changes
    .filter((change) => counts(change, nowMs))
    .reduce<C | null>((latest, change) => (latest && latest.number > change.number ? latest : change), null);
  return last && last.kind !== 'REMOVE' ? last : null;
}

function counts({ state, countsFromMs: from }: PayeeChange, nowMs: number): boolean {
  return state === 'CONFIRMED' && from !== null && from <= nowMs;
}

/** Whether a change may still end without any effect: it waits for a person, or for its time. */
export function isOpenChange({ state, kind, countsFromMs: from }: PayeeChange, nowMs: number): boolean {
  if (kind === 'REMOVE') return false;
  return state === 'WAITING' || (state === 'CONFIRMED' && from !== null && from > nowMs);
}

/** A registered account, as far as it decides about payments. */
export interface RegisteredAccount {
  payeeId: string;
  name: string;
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  referenceFormat: string | null;
  /** The code with which every account of the bank can be paid; null when the bank is not known. */
  universalBranch: string | null;
}

/** A payment, as far as the register judges it. */
export interface JudgedRow {
  beneficiaryName: string;
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  beneficiaryReference: string;
}

/** What the register says about a payment. Without a finding it goes to a registered account. */
export interface Judgement<A extends RegisteredAccount> {
  finding: Exclude<RegisterFinding, 'NOT_VERIFIED'> | null;
  /** The registered account that is paid or, with a finding, the one that it concerns; null without one. */
  account: A | null;
}

/**
 * Whether a payment goes to a registered account. The money follows the branch code, so that has to agree
 * too: the registered one, or the one with which every account of the bank can be paid. Leading zeros do not
 * make another account.
 */
function isSameAccount(row: JudgedRow, account: RegisteredAccount): boolean {
  return (
    row.bankCode === account.bankCode &&
    accountKey(row.accountNumber) === accountKey(account.accountNumber) &&
    (row.branchCode === account.branchCode || row.branchCode === account.universalBranch)
  );
}

/** Judges a payment by the registered accounts of its number and of its name. */
export function judgeRow<A extends RegisteredAccount>(row: JudgedRow, known: readonly A[]): Judgement<A> {
  const paid = known.filter((account) => isSameAccount(row, account));
  const own = paid.filter(({ name }) => namesAlike(name, row.beneficiaryName));
  const fitting = own.find(
    ({ referenceFormat }) =>
      referenceFormat === null || fitsReference(referenceFormat, row.beneficiaryReference),
  );
  if (fitting) return { finding: null, account: fitting };
  if (own[0]) return { finding: 'REFERENCE_FORMAT', account: own[0] };
  if (paid[0]) return { finding: 'OTHER_NAME', account: paid[0] };
  const key = nameKey(row.beneficiaryName);
  const named = known.find(({ name }) => nameKey(name) === key);
  return named ? { finding: 'OTHER_ACCOUNT', account: named } : { finding: 'NOT_REGISTERED', account: null };
}
