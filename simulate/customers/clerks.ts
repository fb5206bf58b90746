import type { TestAnswer, TestCaller } from '../../src/server/payments/testing/payments-installation.ts';
import { formatAmount, parseAmount } from '../../src/shared/money.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { count } from '../people/company.ts';
import type { Planned } from '../people-and-bank.ts';
import { dayOf } from '../schedules/events.ts';
import type { World } from '../world.ts';
import { CUSTOMERS, type AskedFor, type ClerkEvent } from './events.ts';

/** The actions of the clerks of company C on requests, receipts and refunds, over HTTP. */

const COLLECTIONS = '/v1/payments/collections';
const RECEIPTS = `${COLLECTIONS}/receipts`;
const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const ENTRIES = '/app/reconciliation/entries';
const REASON = { reason: 'As the payer says.' };

type Kind = ClerkEvent['what'];

interface Given<K extends Kind> {
  world: World;
  caller: TestCaller;
  event: ClerkEvent & { what: K };
  /** The id of the request of a label. */
  idOf: (request: string) => string | undefined;
}

type PlanOf<K extends Kind> = (given: Given<K>) => Planned | null | Promise<Planned | null>;

/** The request of an event; null when the page has nothing to act on. */
export async function planForClerk(
  world: World,
  caller: TestCaller,
  event: ClerkEvent,
): Promise<Planned | null> {
  // The plan is that of the kind of the event, so its type fits.
  const plan = PLANS[event.what] as PlanOf<Kind>;
  return plan({ world, caller, event, idOf: (request) => world.customers?.requests.get(request)?.id });
}

function post(path: string, body?: object): Planned {
  return { method: 'POST', path, request: body ? { body } : {} };
}

const PLANS: { [K in Kind]: PlanOf<K> } = {
  'ask for money': ({ world, event: { asked } }) => {
    const bodies = asked.map((one) => bodyOf(world, one));
    return asked.length === 1
      ? post(COLLECTIONS, bodies[0])
      : post(`${COLLECTIONS}/batch`, { requests: bodies });
  },
  'cancel request': ({ idOf, event }) => toRequest(idOf(event.request), 'cancel', REASON),
  'write off': async ({ caller, event }) =>
    toRequest((await openRequest(caller, event.request))?.id, 'write-off', REASON),
  'confirm write-off': ({ caller, idOf, event }) => toWriteOff(caller, idOf(event.request), 'confirm'),
  'withdraw write-off': ({ caller, idOf, event }) => toWriteOff(caller, idOf(event.request), 'withdraw'),
  'accept proposal': async ({ caller, event }) => {
    const open = await openReceipts(caller);
    const receipt = picked(
      open.filter(({ proposal }) => proposal !== null),
      event.pick,
    );
    return receipt && post(`${RECEIPTS}/${receipt.id}/allocate`, { proposalId: receipt.proposal!.id });
  },
  'end allocation': async ({ caller, event }) => {
    const { body } = await caller.send('GET', `${RECEIPTS}?limit=200`);
    const all = (body?.items ?? []) as ShownReceipt[];
    const receipt = picked(
      all.filter(({ status }) => status !== 'UNALLOCATED' && status !== 'RETURNED'),
      event.pick,
    );
    if (!receipt) return null;
    const { body: detail } = await caller.send('GET', `${RECEIPTS}/${receipt.id}`);
    const [first] = (detail.allocations as { id: string; ended: object | null }[]).filter(
      ({ ended }) => ended === null,
    );
    const body2 = { allocationIds: [first?.id], ...REASON };
    return first ? post(`${RECEIPTS}/${receipt.id}/deallocate`, body2) : null;
  },
  allocate: async ({ caller, event }) => {
    const request = await openRequest(caller, event.request);
    const receipt = picked(await openReceipts(caller), event.pick);
    if (!request || !receipt) return null;
    const openMinor = minorOf(request.openAmount);
    const leftMinor = minorOf(receipt.unallocatedAmount);
    const mostMinor = openMinor < leftMinor ? openMinor : leftMinor;
    const amount = shareOf(mostMinor, event.share);
    const body = { allocations: [{ paymentRequestId: request.id, amount }] };
    return post(`${RECEIPTS}/${receipt.id}/allocate`, body);
  },
  credit: async ({ world, caller, event }) => {
    const known = world.customers?.requests.get(event.request);
    const receipt = picked(await openReceipts(caller), event.pick);
    if (!known || !receipt) return null;
    const { body: request } = await caller.send('GET', `${COLLECTIONS}/${known.id}`);
    const amount = shareOf(minorOf(receipt.unallocatedAmount), event.share);
    const body = { credit: { payerId: request.payer.id, amount } };
    return post(`${RECEIPTS}/${receipt.id}/allocate`, body);
  },
  refund: async ({ caller, event }) => {
    const receipt = picked(await openReceipts(caller), event.pick);
    if (!receipt) return null;
    const { counterparty } = receipt;
    const isTyped = event.isTyped || counterparty.accountNumber === null;
    const body = {
      amount: shareOf(minorOf(receipt.unallocatedAmount), event.share),
      account: {
        beneficiaryName: counterparty.name ?? 'An Unknown Payer',
        bankCode: 'FNB',
        accountType: 'CURRENT',
        ...(isTyped ? { accountNumber: `6400000000${event.pick}` } : {}),
      },
      reason: 'It was paid too much.',
      duplicateReason: 'Agreed.',
    };
    return post(`${RECEIPTS}/${receipt.id}/refund`, body);
  },
  'approve refund': ({ caller, event }) => toRefund(caller, event.pick, 'approve'),
  'reject refund': ({ caller, event }) => toRefund(caller, event.pick, 'reject', REASON),
  'cancel refund': ({ caller, event }) => toRefund(caller, event.pick, 'cancel'),
  'move to funding': ({ event }) =>
    post(`${COLLECTIONS}/sweep`, {
      currency: 'ZAR',
      amount: formatAmount(BigInt(event.amountMinor), 'ZAR'),
      reason: 'For salaries',
    }),
  'ask in the app': async ({ caller, event }) => {
    const request = await openRequest(caller, event.request);
    return toRequest(request?.id, 'request-to-pay', { shapId: `0812345678@${event.answers.join('-')}` });
  },
  'cancel in the app': async ({ caller, idOf, event }) => {
    const id = idOf(event.request);
    if (!id) return null;
    const { body } = await caller.send('GET', `${COLLECTIONS}/${id}`);
    const requestToPayId = body.requestsToPay[0]?.id as string | undefined;
    return requestToPayId ? toRequest(id, 'request-to-pay/cancel', { requestToPayId }) : null;
  },
  'decide receipt': ({ world, caller, event }) => decisionOf(world, caller, event.pick),
};

interface ShownRequest {
  id: string;
  label: string;
  openAmount: string;
}

/** The request of a label if it is open, else the last other one that is; null without any. */
async function openRequest(caller: TestCaller, label: string): Promise<ShownRequest | null> {
  const { body } = await caller.send('GET', `${COLLECTIONS}?isOpen=true&limit=200`);
  const open = ((body?.items ?? []) as ShownRequest[]).toSorted((one, other) =>
    order(one.label, other.label),
  );
  return open.find((one) => one.label === label) ?? open.at(-1) ?? null;
}

function bodyOf({ stage }: World, asked: AskedFor): object {
  const day = (days: number) => dayOf(stage.clock.ms + days * DAY_MS);
  return {
    payer: { name: CUSTOMERS[asked.payer] },
    label: asked.request,
    currency: 'ZAR',
    amount: formatAmount(BigInt(asked.amountMinor), 'ZAR'),
    dueOn: day(asked.dueInDays),
    ...(asked.expiresInDays === null ? {} : { expiresOn: day(asked.dueInDays + asked.expiresInDays) }),
    allowsPart: asked.allowsPart,
    onTooMuch: asked.onTooMuch,
  };
}

function toRequest(id: string | undefined, verb: string, body: object): Planned | null {
  return id === undefined ? null : post(`${COLLECTIONS}/${id}/${verb}`, body);
}

async function toWriteOff(
  caller: TestCaller,
  id: string | undefined,
  verb: 'confirm' | 'withdraw',
): Promise<Planned | null> {
  if (id === undefined) return null;
  const { body } = await caller.send('GET', `${COLLECTIONS}/${id}`);
  const writeOff = body.writeOff as { id: string; isWaiting: boolean } | null;
  return writeOff?.isWaiting ? toRequest(id, `write-off/${verb}`, { writeOffId: writeOff.id }) : null;
}

async function toRefund(
  caller: TestCaller,
  pick: number,
  verb: 'approve' | 'reject' | 'cancel',
  body?: object,
): Promise<Planned | null> {
  const waiting: { id: string; label: string; totalAmount: string; createdAt: string }[] = [];
  // An approved refund that has not left ends too, and its money is released.
  for (const status of verb === 'approve' ? ['PENDING_APPROVAL'] : ['PENDING_APPROVAL', 'APPROVED']) {
    const { body: page } = await caller.send('GET', `${BATCHES}?status=${status}&limit=50`);
    waiting.push(...(page?.items ?? []));
  }
  const keyed = waiting.toSorted((one, other) =>
    order(
      [one.createdAt, one.label, one.totalAmount].join(' '),
      [other.createdAt, other.label, other.totalAmount].join(' '),
    ),
  );
  const batch = keyed[pick % Math.max(1, keyed.length)];
  return batch ? post(`${BATCHES}/${batch.id}/${verb}`, body) : null;
}

interface ShownReceipt {
  id: string;
  status: string;
  receivedOn: string;
  amount: string;
  unallocatedAmount: string;
  reason: string;
  counterparty: { name: string | null; accountNumber: string | null };
  proposal: { id: string } | null;
  createdAt: string;
}

async function openReceipts(caller: TestCaller): Promise<ShownReceipt[]> {
  const { body } = await caller.send('GET', `${RECEIPTS}?isOpen=true&limit=200`);
  return (body?.items ?? []) as ShownReceipt[];
}

/** One of the receipts in an order that every play has: without ids and references. */
function picked(receipts: readonly ShownReceipt[], pick: number): ShownReceipt | null {
  const keyOf = (one: ShownReceipt) =>
    [
      one.receivedOn,
      one.amount,
      one.unallocatedAmount,
      one.reason,
      one.counterparty.name,
      one.createdAt,
    ].join(' ');
  const sorted = receipts.toSorted((one, other) => order(keyOf(one), keyOf(other)));
  return sorted[pick % Math.max(1, sorted.length)] ?? null;
}

function order(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

function minorOf(amount: string): bigint {
  return parseAmount(amount, 'ZAR')!;
}

function shareOf(minor: bigint, share: 'ALL' | 'HALF' | 'TOO_MUCH'): string {
  const part = share === 'ALL' ? minor : share === 'HALF' ? (minor + 1n) / 2n : minor + 1n;
  return formatAmount(part, 'ZAR');
}

interface ShownEntry {
  entry: { id: string; bankReference: string | null };
  proposal: { id: string; verdict: string; parts: { reason: string }[] } | null;
}

/** A decision about an open entry of the account, according to the bank's portal. */
async function decisionOf(
  { customers, stage, entities }: World,
  caller: TestCaller,
  pick: number,
): Promise<Planned | null> {
  const { body } = await caller.send('GET', `${ENTRIES}?state=OPEN&limit=50`);
  const booked = ({ entry }: ShownEntry) =>
    customers?.bank.account.entries.find(({ bankReference }) => bankReference === entry.bankReference);
  const open = ((body?.items ?? []) as ShownEntry[])
    .filter((one) => booked(one) !== undefined)
    .toSorted((one, other) => order(one.entry.bankReference!, other.entry.bankReference!));
  const shown = open[pick % Math.max(1, open.length)];
  if (!shown) return null;
  const { sent, takesBack, asks, pays, returns } = booked(shown)!;
  const path = `${ENTRIES}/${shown.entry.id}`;
  const accepted = shown.proposal && post(`${path}/post-proposal`, { proposalId: shown.proposal.id });
  const reasons = shown.proposal?.parts.map(({ reason }) => reason) ?? [];
  if (sent) return reasons.includes('LOOKS_RECEIVED') ? accepted : post(`${path}/post`, { kind: 'RECEIPT' });
  if (asks) return post(`${path}/post`, { kind: asks });
  if (takesBack) {
    if (reasons.includes('LOOKS_TAKEN_BACK')) return accepted;
    const [receipt] = await stage.owner.query(
      `SELECT r.id
         FROM receipts r
         JOIN statement_entries e ON e.id = r.entry_id
        WHERE r.entity_id = $1 AND e.bank_reference = $2 AND r.status <> 'RETURNED'`,
      [entities.get('C')!, takesBack],
    );
    return receipt ? post(`${path}/post`, { kind: 'RECEIPT_RETURN', receiptId: receipt.id }) : null;
  }
  // Debits of refunds, and refunds that came back.
  return pays.length > 0 || returns !== null ? accepted : null;
}

/** Records what a clerk learns from an answer. */
export function learnOfClerk(world: World, event: ClerkEvent, { status, body }: TestAnswer<any>): void {
  const { customers } = world;
  if (!customers) return;
  count(customers, event.what, status, body?.code ?? `${status}`);
  if (status !== 200) return;
  if (event.what === 'move to funding') customers.moved.set(body.id, BigInt(event.amountMinor));
  if (event.what !== 'ask for money') return;
  const created = (event.asked.length === 1 ? [{ ...body, payerId: body.payer.id }] : body.requests) as {
    id: string;
    payerId: string;
    reference: string;
  }[];
  for (const [index, { request, payer, amountMinor }] of event.asked.entries()) {
    const { id, payerId, reference } = created[index]!;
    const known = { id, payerId, reference, payer: CUSTOMERS[payer]!, minor: BigInt(amountMinor) };
    customers.requests.set(request, known);
  }
}
