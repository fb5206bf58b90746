import { createHash } from 'node:crypto';
import type {
  TestAnswer,
  TestCaller,
  TestRequest,
} from '../src/server/payments/testing/payments-installation.ts';
import type { Booked } from './banks/bank-account.ts';
import type { PersonEvent } from './history.ts';
import { steady } from './steady.ts';
import { COLLECTING } from './customers/events.ts';
import { filesOf, type World } from './world.ts';

/**
 * The actions of people on the bank's statements and replies: they upload them, confirm those of others, and
 * decide about entries. They see the bank's portal, so an honest person confirms only what is there.
 */

/** A request that a person is about to send. */
export interface Planned {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  request: TestRequest;
}

export type BankEvent = Extract<
  PersonEvent,
  {
    what:
      | 'upload statement'
      | 'confirm statement'
      | 'decide entry'
      | 'propose rule'
      | 'confirm rule'
      | 'end rule'
      | 'undo posting'
      | 'upload reply'
      | 'confirm reply'
      | 'close reply';
  }
>;

/** A reply as the list of replies shows it. */
interface ShownReply {
  id: string;
  readAt: string;
  sha256: string;
  waiting: object | null;
}

/** The request of an event; null when the page has nothing to act on. */
export function planAtTheBank(world: World, caller: TestCaller, event: BankEvent): Promise<Planned | null> {
  if (event.what === 'upload statement') return uploadOf(world, event.by[0]!, event.isForged ?? false);
  if (event.what === 'confirm statement') return confirmationOf(world, caller);
  if (event.what === 'decide entry') return decisionOf(world, caller, event.pick);
  if (event.what === 'propose rule') return ruleOf(world, caller, event.pick);
  if (event.what === 'confirm rule' || event.what === 'end rule')
    return ruleDecisionOf(world, caller, event.what);
  if (event.what === 'undo posting') return undoingOf(caller, event.pick);
  if (event.what === 'upload reply') return replyOf(world, event.isForged ?? false);
  if (event.what === 'confirm reply') return replyConfirmationOf(world, caller, event.isStale ?? false);
  return closingOf(world, caller);
}

/** The newest statement of the bank's portal, or one that the person has made up. */
async function uploadOf(world: World, entity: string, isForged: boolean): Promise<Planned | null> {
  const { uploads, stage } = world;
  const files = filesOf(world, entity);
  const account = files?.bank.account;
  const newest = account?.statements.at(-1);
  const made = entity === COLLECTING ? neverSent(world) : neverPaid(world);
  if (!account || (isForged ? made.length === 0 : !newest)) return null;
  const bytes = isForged ? account.forged(stage.clock.ms, made) : account.bytesOf(newest!);
  uploads.set(hashOf(bytes), { isForged });
  const content = bytes.toString('base64');
  const body = account.isCsv
    ? { fileName: 'STATEMENT.csv', content, csv: { connectionId: files!.connectionId } }
    : { fileName: 'STATEMENT.xml', content };
  return { method: 'POST', path: '/app/statements', request: { body } };
}

/** Debits that a person may forge: of payments that the bank has not made. */
function neverPaid({ files }: World): { reference: string; amountMinor: bigint }[] {
  return files?.bank.payments.filter(({ state }) => state !== 'PAID') ?? [];
}

/** Money that a person may forge: of customers who have not sent it. */
function neverSent({ customers }: World): { reference: string; amountMinor: bigint }[] {
  return [...(customers?.requests.values() ?? [])]
    .slice(-2)
    .map(({ reference, minor }) => ({ reference, amountMinor: -minor }));
}

async function confirmationOf({ uploads }: World, caller: TestCaller): Promise<Planned | null> {
  const { status, body } = await caller.send('GET', '/app/statement-confirmations');
  // A person who gets no answer, such as one who is disabled, does nothing.
  if (status !== 200) return null;
  const waiting = (body as { id: string; waitingId: string; sha256: string }[]).find(
    ({ sha256 }) => uploads.get(sha256)?.isForged === false,
  );
  if (!waiting) return null;
  const path = `/app/statement-files/${waiting.id}/confirm`;
  return { method: 'POST', path, request: { body: { waitingId: waiting.waitingId } } };
}

interface ShownItem {
  kind: 'PAYOUT' | 'RETURN' | 'FEE' | 'FUNDING' | 'REJECTED' | 'FILE';
  withdrawalId: string | null;
  reference: string | null;
}

interface ShownEntry {
  entry: { id: string; bankReference: string | null };
  proposal: {
    id: string;
    verdict: string;
    parts: { reason: string; items: ShownItem[]; itemCount: number }[];
  } | null;
  posted: { postings: { kind: string }[] } | null;
}

/** A decision about one of the open entries, according to the bank's portal. */
async function decisionOf(world: World, caller: TestCaller, pick: number): Promise<Planned | null> {
  const account = world.files?.bank.account;
  if (!account) return null;
  const { body } = await caller.send('GET', '/app/reconciliation/entries?state=OPEN&limit=50');
  const open: ShownEntry[] = body?.items ?? [];
  const shown = steady(open)[pick % Math.max(1, open.length)];
  if (!shown) return null;
  const path = `/app/reconciliation/entries/${shown.entry.id}`;
  const post = (request: object): Planned => ({
    method: 'POST',
    path: `${path}/post`,
    request: { body: request },
  });
  const booked = atTheBank(world.files, shown.entry.bankReference);
  const aside = {
    method: 'POST' as const,
    path: `${path}/set-aside`,
    request: { body: { reason: 'Asked the bank.' } },
  };
  if (!booked) return aside;
  // Money with the right reference is booked automatically once its statement has been compared.
  if (booked.isFunding && !shown.proposal) return null;
  if (shown.proposal && isAsAtTheBank(shown.proposal, booked)) {
    const request = { body: { proposalId: shown.proposal.id } };
    return { method: 'POST', path: `${path}/post-proposal`, request };
  }
  if (booked.asks === 'OTHER') return null;
  if (booked.asks) return post({ kind: booked.asks });
  const [reference] = booked.returns ? [booked.returns] : booked.pays;
  if (reference === undefined || booked.pays.length > 1) return aside;
  const found = await caller.send('GET', `${path}/candidates?query=${encodeURIComponent(reference)}`);
  const items: ShownItem[] = found.status === 200 ? found.body : [];
  const item = items.find((one) => one.reference === reference);
  if (!item) return aside;
  return booked.returns
    ? post({ kind: 'RETURN', withdrawalId: item.withdrawalId, reason: 'As at the bank.' })
    : post({ kind: 'PAYOUT', withdrawalIds: [item.withdrawalId], reason: 'As at the bank.' });
}

/** Whether a person who sees the bank's portal would accept a proposal. */
function isAsAtTheBank(proposal: NonNullable<ShownEntry['proposal']>, booked: Booked): boolean {
  if (proposal.verdict === 'UNMATCHED') return false;
  return proposal.parts.every(({ reason, items, itemCount }) => {
    if (reason === 'CORRECTS_DOUBLE') return booked.isDouble;
    // If this bank charges nothing inside a debit, what is too much is a wrong amount, and no fee.
    if (reason === 'FILE_AND_CHARGES' && booked.chargedMinor === 0n) return false;
    if (itemCount !== items.length || items.length === 0) return false;
    return items.every(
      ({ kind, reference }) =>
        (kind === 'PAYOUT' &&
          booked.pays.includes(reference ?? '') &&
          !booked.rejected.includes(reference ?? '')) ||
        (kind === 'REJECTED' &&
          (booked.rejected.includes(reference ?? '') || booked.givesBack === reference)) ||
        (kind === 'RETURN' && booked.returns === reference),
    );
  });
}

/** A proposal that an open entry is other business, with the words that the interface suggests. */
async function ruleOf({ files }: World, caller: TestCaller, pick: number): Promise<Planned | null> {
  const { body } = await caller.send('GET', '/app/reconciliation/entries?state=OPEN&limit=50');
  const open = ((body?.items ?? []) as ShownEntry[]).filter(
    ({ entry }) => atTheBank(files, entry.bankReference)?.asks === 'OTHER',
  );
  const shown = steady(open)[pick % Math.max(1, open.length)];
  if (!shown) return null;
  const suggestion = `/app/reconciliation/entries/${shown.entry.id}/rule-suggestion`;
  const { status, body: suggested } = await caller.send('GET', suggestion);
  if (status !== 200) return null;
  const request = {
    entryId: shown.entry.id,
    category: suggested.category ?? (pick % 2 === 0 ? 'TAX' : 'OTHER'),
    words: suggested.words,
    fromAmount: suggested.fromAmount,
    toAmount: suggested.toAmount,
    isAutomatic: pick % 3 > 0,
  };
  return { method: 'POST', path: '/app/entry-rules', request: { body: request } };
}

interface ShownRule {
  id: string;
  entry: { id: string };
}

/** A person confirms a rule about what is other business at the bank, or ends the latest rule. */
async function ruleDecisionOf(
  { files }: World,
  caller: TestCaller,
  what: 'confirm rule' | 'end rule',
): Promise<Planned | null> {
  const state = what === 'confirm rule' ? 'WAITING' : 'IN_FORCE';
  const { body } = await caller.send('GET', `/app/entry-rules?state=${state}`);
  const [rule] = (body?.items ?? []) as ShownRule[];
  if (!rule) return null;
  const path = `/app/entry-rules/${rule.id}`;
  if (what === 'end rule') return { method: 'POST', path: `${path}/end`, request: {} };
  const { status, body: shown } = await caller.send('GET', `/app/reconciliation/entries/${rule.entry.id}`);
  if (status !== 200) return null;
  if (atTheBank(files, shown.entry.bankReference)?.asks !== 'OTHER') return null;
  const proposalId = shown.proposal?.id ?? null;
  return { method: 'POST', path: `${path}/confirm`, request: { body: { proposalId } } };
}

/** Takes back a posted entry; the interface refuses it for payments and funding. */
async function undoingOf(caller: TestCaller, pick: number): Promise<Planned | null> {
  const { body } = await caller.send('GET', '/app/reconciliation/entries?state=POSTED&limit=50');
  const posted = ((body?.items ?? []) as ShownEntry[]).filter(
    ({ posted: as }) => pick === 0 || as?.postings[0]?.kind === 'OTHER' || as?.postings[0]?.kind === 'FEE',
  );
  const shown = steady(posted)[pick % Math.max(1, posted.length)];
  if (!shown) return null;
  const request = { body: { reason: 'It was posted as the wrong thing.' } };
  return { method: 'POST', path: `/app/reconciliation/entries/${shown.entry.id}/undo`, request };
}

function atTheBank(files: World['files'], bankReference: string | null): Booked | undefined {
  return files?.bank.account.entries.find((one) => one.bankReference === bankReference);
}

/** A reply of the bank's portal, or one that says the opposite of what the bank does. */
async function replyOf({ files, stage }: World, isForged: boolean): Promise<Planned | null> {
  if (!files) return null;
  const bytes = isForged
    ? files.bank.forgedReply(stage.clock.ms)
    : (files.bank.portal.find(({ isSent }) => !isSent)?.bytes ?? null);
  if (!bytes) return null;
  const body = { fileName: isForged ? 'REPLY.txt' : 'REPLY-P.txt', content: bytes.toString('base64') };
  return { method: 'POST', path: `/app/bank-connections/${files.connectionId}/replies`, request: { body } };
}

async function openReplies(caller: TestCaller): Promise<ShownReply[]> {
  const { body } = await caller.send('GET', '/app/bank-replies?open=true&limit=50');
  return body?.items ?? [];
}

async function replyConfirmationOf(
  world: World,
  caller: TestCaller,
  isStale: boolean,
): Promise<Planned | null> {
  const open = await openReplies(caller);
  const isOfTheBank = ({ sha256 }: ShownReply) =>
    world.files?.bank.portal.some(({ bytes }) => hashOf(bytes) === sha256) ?? false;
  const reply = isStale
    ? world.closings.at(-1)
    : open.find((one) => one.waiting !== null && isOfTheBank(one));
  if (!reply) return null;
  const path = `/app/bank-replies/${reply.id}/confirm`;
  return { method: 'POST', path, request: { body: { readAt: reply.readAt } } };
}

/** Closes the oldest question, or sets aside a reply that is not the bank's. */
async function closingOf(world: World, caller: TestCaller): Promise<Planned | null> {
  const open = await openReplies(caller);
  const isOfTheBank = ({ sha256 }: ShownReply) =>
    world.files?.bank.portal.some(({ bytes }) => hashOf(bytes) === sha256) ?? false;
  const reply = open.findLast((one) => one.waiting === null || !isOfTheBank(one));
  if (!reply) return null;
  if (reply.waiting !== null) world.closings.push({ ...reply, isDone: false, confirmedBy: null });
  const body = { note: 'Asked the bank.', readAt: reply.readAt };
  return { method: 'POST', path: `/app/bank-replies/${reply.id}/close`, request: { body } };
}

/** Records what a person learns from an answer: a reply that came back after it was set aside. */
export function learnAtTheBank(world: World, event: BankEvent, { status, body }: TestAnswer<any>): void {
  if (status !== 200) return;
  if (event.what === 'close reply' || (event.what === 'confirm reply' && event.isStale))
    for (const closing of world.closings.filter(({ id }) => id === body.id)) {
      if (event.what === 'close reply') closing.isDone = true;
      else if (body.result === 'APPLIED') closing.confirmedBy = event.by;
      // Either request may come first, and the other is then refused.
      if (!closing.isDone || closing.confirmedBy === null) continue;
      world.sightings.push({
        promise: 'set-aside-stays',
        text: `${closing.confirmedBy} could confirm a reply that was set aside`,
      });
    }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}
