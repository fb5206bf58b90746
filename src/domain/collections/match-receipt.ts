import {
  RECEIPT_REASONS,
  type OnTooMuch,
  type ReceiptReason,
  type RequestStatus,
} from '../../shared/collection-terms.ts';
import { normaliseName } from '../../shared/names.ts';
import type { MatchVerdict } from '../../shared/reconciliation-terms.ts';
import { areAlike, likenessWords, runsOfWords } from './name-likeness.ts';
import { referencesIn, referencesNear } from './references.ts';
import { requestStates } from './request-states.ts';

/** Names are looked for among the first words of a text. */
export const MOST_WORDS = 40;

export interface MatchedRequest {
  id: string;
  payerId: string;
  reference: string;
  status: RequestStatus;
  openMinor: bigint;
  dueOn: string;
  allowsPart: boolean;
  minimumPartMinor: bigint | null;
  onTooMuch: OnTooMuch;
}

export interface MatchedPayer {
  id: string;
  name: string;
  reference: string;
  /** The accounts from which the payer has paid before. */
  knownAccounts: readonly string[];
}

/** Incoming money, in the currency of the requests. */
interface Receipt {
  amountMinor: bigint;
  /** The words of the entry. */
  text: string;
  /** The name and the account of the other side, where the bank states them. */
  counterpartyName: string | null;
  counterpartyAccount: string | null;
}

interface ReceiptMatch {
  verdict: MatchVerdict;
  reason: ReceiptReason;
  /** The payer who sent the money; null if unknown. */
  payerId: string | null;
  /**
   * The amount that each request receives, or would receive if a user accepts it. Never more than its open
   * amount.
   */
  allocations: { requestId: string; amountMinor: bigint }[];
  /** The part that becomes a credit of the payer. */
  creditMinor: bigint;
  /** The part that a user decides about. The three sum to the receipt. */
  askMinor: bigint;
}

/**
 * Decides which requests incoming money pays. Only a quoted reference with a fitting amount is EXACT; money
 * for a request that has ended is never applied without a user. `requests` and `payers` are those of one
 * entity and one currency.
 */
export function matchReceipt(
  receipt: Receipt,
  requests: readonly MatchedRequest[],
  payers: readonly MatchedPayer[],
): ReceiptMatch {
  const quoted = new Set(referencesIn(receipt.text));
  const near = new Set(referencesNear(receipt.text));
  const named = requests.filter(({ reference }) => quoted.has(reference));
  const namedPayers = payers.filter(({ reference }) => quoted.has(reference));
  const nearRequests = requests.filter((one) => isOpen(one) && near.has(one.reference));
  const nearPayers = payers.filter(({ reference }) => near.has(reference));
  const isNearAnother =
    (named.length > 0 || namedPayers.length > 0) && (nearRequests.length > 0 || nearPayers.length > 0);

  if (named.length > 1) return ofSeveral(receipt, named, isNearAnother);
  const [request] = named;
  if (request) {
    if (namedPayers.some(({ id }) => id !== request.payerId))
      return proposed(receipt, 'PAYER_DIFFERS', [request], null);
    if (isNearAnother) return proposed(receipt, 'NEAR_ANOTHER', [request], null);
    return ofRequest(receipt, request);
  }
  if (namedPayers.length > 1) return unmatched(receipt, 'SEVERAL_CANDIDATES');
  const [payer] = namedPayers;
  if (payer) return ofPayer(receipt, payer, requests, isNearAnother);
  if (nearRequests.length + nearPayers.length > 1) return unmatched(receipt, 'SEVERAL_CANDIDATES');
  if (nearRequests[0]) return proposed(receipt, 'REFERENCE_SLIP', nearRequests, nearRequests[0].payerId);
  if (nearPayers[0])
    return proposed(receipt, 'PAYER_SLIP', openOf(nearPayers[0], requests), nearPayers[0].id);
  return byLikeness(receipt, requests, payers);
}

function isOpen({ status }: MatchedRequest): boolean {
  return requestStates.next(status, 'receive all') !== null;
}

/** The open requests of a payer, earliest due day first. */
function openOf({ id }: MatchedPayer, requests: readonly MatchedRequest[]): MatchedRequest[] {
  return requests
    .filter((request) => request.payerId === id && isOpen(request))
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn) || a.id.localeCompare(b.id));
}

function sumOf(requests: readonly MatchedRequest[]): bigint {
  return requests.reduce((sum, { openMinor }) => sum + openMinor, 0n);
}

/** Matches a receipt that quotes the reference of one request. */
function ofRequest(receipt: Receipt, request: MatchedRequest): ReceiptMatch {
  const { amountMinor } = receipt;
  const { openMinor, payerId } = request;
  if (request.status === 'PAID') return proposed(receipt, 'OVERPAYMENT', [], payerId);
  if (!isOpen(request)) return proposed(receipt, 'AFTER_END', [], payerId);
  if (amountMinor === openMinor) return exact(receipt, 'REFERENCE', [request]);
  if (amountMinor > openMinor) return exact(receipt, 'TOO_MUCH', [request]);
  const mayPayPart = request.allowsPart && amountMinor >= (request.minimumPartMinor ?? 1n);
  return mayPayPart
    ? exact(receipt, 'PART', [request])
    : proposed(receipt, 'PART_NOT_ALLOWED', [request], payerId);
}

function ofSeveral(receipt: Receipt, named: readonly MatchedRequest[], isNearAnother: boolean): ReceiptMatch {
  const [first, ...others] = named;
  const payerId = others.every((other) => other.payerId === first!.payerId) ? first!.payerId : null;
  const open = named.filter(isOpen);
  if (isNearAnother) return proposed(receipt, 'NEAR_ANOTHER', open, payerId);
  return open.length === named.length && sumOf(open) === receipt.amountMinor
    ? { ...exact(receipt, 'SEVERAL_REFERENCES', open), payerId }
    : proposed(receipt, 'SEVERAL_AMOUNT_DIFFERS', open, payerId);
}

/**
 * Matches a receipt that quotes a payer's standing reference: only the amount can show what the money is for.
 */
function ofPayer(
  receipt: Receipt,
  payer: MatchedPayer,
  requests: readonly MatchedRequest[],
  isNearAnother: boolean,
): ReceiptMatch {
  const open = openOf(payer, requests);
  if (isNearAnother) return proposed(receipt, 'NEAR_ANOTHER', open, null);
  const equal = open.filter(({ openMinor }) => openMinor === receipt.amountMinor);
  if (equal.length === 1) return exact(receipt, 'PAYER_REFERENCE', equal);
  if (open.length > 0 && sumOf(open) === receipt.amountMinor) return exact(receipt, 'PAYER_TOTAL', open);
  // A user chooses among them; the one that is due first is proposed.
  if (equal.length > 1) return proposed(receipt, 'PAYER_SEVERAL_EQUAL', equal, payer.id);
  return proposed(receipt, 'PAYER_AMOUNT_DIFFERS', open, payer.id);
}

/** Without a quoted reference: matches the account or the name of a payer and the amount of one request. */
function byLikeness(
  receipt: Receipt,
  requests: readonly MatchedRequest[],
  payers: readonly MatchedPayer[],
): ReceiptMatch {
  const equal = requests.filter((one) => isOpen(one) && one.openMinor === receipt.amountMinor);
  const words = ` ${normaliseName(`${receipt.counterpartyName ?? ''} ${receipt.text}`)} `;
  const account = receipt.counterpartyAccount;
  const likenesses = [
    [
      'ACCOUNT_AND_AMOUNT',
      (payer: MatchedPayer) => account !== null && payer.knownAccounts.includes(account),
    ],
    ['NAME_AND_AMOUNT', (payer: MatchedPayer) => words.includes(` ${normaliseName(payer.name)} `)],
    ['NAME_ALIKE', (payer: MatchedPayer) => hasNameLike(receipt, payer.name)],
  ] as const;
  for (const [reason, isLike] of likenesses) {
    const ids = new Set(payers.filter(isLike).map(({ id }) => id));
    const found = equal.filter(({ payerId }) => ids.has(payerId));
    if (found.length > 1) return unmatched(receipt, 'SEVERAL_CANDIDATES');
    if (found[0]) return proposed(receipt, reason, found, found[0].payerId);
  }
  return unmatched(receipt, 'UNKNOWN');
}

/** Whether the other side, or some words of the entry, may be a name of a payer. */
function hasNameLike({ counterpartyName, text }: Receipt, name: string): boolean {
  const words = likenessWords(name);
  return [counterpartyName ?? '', text].some((written) =>
    runsOfWords(likenessWords(written).slice(0, MOST_WORDS)).some((run) => areAlike(run, words)),
  );
}

/** Pays the open amounts of the requests in their order, as far as the money goes. */
function fill(amountMinor: bigint, requests: readonly MatchedRequest[]) {
  let restMinor = amountMinor;
  const allocations: ReceiptMatch['allocations'] = [];
  for (const { id, openMinor } of requests) {
    const partMinor = openMinor < restMinor ? openMinor : restMinor;
    if (partMinor > 0n) allocations.push({ requestId: id, amountMinor: partMinor });
    restMinor -= partMinor;
  }
  return { allocations, restMinor };
}

function exact(
  { amountMinor }: Receipt,
  reason: ReceiptReason,
  requests: readonly MatchedRequest[],
): ReceiptMatch {
  const { allocations, restMinor } = fill(amountMinor, requests);
  const isCredit = requests.every(({ onTooMuch }) => onTooMuch === 'CREDIT');
  return {
    verdict: RECEIPT_REASONS[reason],
    reason,
    payerId: requests[0]!.payerId,
    allocations,
    creditMinor: isCredit ? restMinor : 0n,
    askMinor: isCredit ? 0n : restMinor,
  };
}

/** A user decides about all of it; the allocations are what Outlay proposes. */
function proposed(
  { amountMinor }: Receipt,
  reason: ReceiptReason,
  requests: readonly MatchedRequest[],
  payerId: string | null,
): ReceiptMatch {
  const { allocations, restMinor } = fill(amountMinor, requests.filter(isOpen));
  return {
    verdict: RECEIPT_REASONS[reason],
    reason,
    payerId,
    allocations,
    creditMinor: 0n,
    askMinor: restMinor,
  };
}

function unmatched({ amountMinor }: Receipt, reason: ReceiptReason): ReceiptMatch {
  return {
    verdict: RECEIPT_REASONS[reason],
    reason,
    payerId: null,
    allocations: [],
    creditMinor: 0n,
    askMinor: amountMinor,
  };
}
