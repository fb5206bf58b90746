import type { TestCaller } from '../src/server/payments/testing/payments-installation.ts';
import type { PersonEvent } from './history.ts';
import type { Planned } from './people-and-bank.ts';
import { steady } from './steady.ts';
import type { World } from './world.ts';

/**
 * The actions of people who begin an account with its opening balance, close and reopen its months, close
 * findings, and take back uploaded statements.
 */

export type MonthEvent = Extract<
  PersonEvent,
  {
    what:
      | 'propose opening'
      | 'confirm opening'
      | 'close month'
      | 'confirm month'
      | 'reopen month'
      | 'confirm reopening'
      | 'close finding'
      | 'leave for the bank'
      | 'take back';
  }
>;

const MONTH_EVENTS: ReadonlySet<string> = new Set<MonthEvent['what']>([
  'propose opening',
  'confirm opening',
  'close month',
  'confirm month',
  'reopen month',
  'confirm reopening',
  'close finding',
  'leave for the bank',
  'take back',
]);

export function isAboutMonths(event: PersonEvent): event is MonthEvent {
  return MONTH_EVENTS.has(event.what);
}

/** The request of an event; null when the page has nothing to act on. */
export async function planMonth(
  world: World,
  caller: TestCaller,
  event: MonthEvent,
): Promise<Planned | null> {
  if (event.what === 'propose opening' || event.what === 'confirm opening')
    return openingOf(world, caller, event.what === 'confirm opening');
  if (event.what === 'take back') return takingBackOf(world, caller, event.pick);
  if (event.what === 'close finding') {
    const { body } = await caller.send('GET', '/app/statement-findings?open=true');
    const [finding] = steady((body?.items ?? []) as { id: string }[]);
    if (!finding) return null;
    const request = { body: { note: 'Asked the bank.' } };
    return { method: 'POST', path: `/app/statement-findings/${finding.id}/close`, request };
  }
  if (event.what === 'leave for the bank') {
    const { body } = await caller.send('GET', '/app/reconciliation/entries?state=OPEN&limit=50');
    const [open] = steady((body?.items ?? []) as { entry: { id: string } }[]);
    if (!open) return null;
    const request = { body: { reason: 'Asked the bank.' } };
    return { method: 'POST', path: `/app/reconciliation/entries/${open.entry.id}/set-aside`, request };
  }
  const { body: accounts } = await caller.send('GET', '/app/statement-accounts');
  const [first] = (Array.isArray(accounts) ? accounts : []) as { account: { id: string } }[];
  if (!first) return null;
  const { body } = await caller.send('GET', `/app/statement-accounts/${first.account.id}/month-ends`);
  return monthStepOf(event.what, first.account.id, (body?.items ?? []) as ShownMonth[]);
}

interface ShownMonth {
  month: string;
  state: string;
  isReady: boolean;
  closing: {
    id: string;
    digest: string;
    reopening: { confirmedAt: string | null } | null;
  } | null;
}

/** The months are listed with the latest first. */
function monthStepOf(
  what: MonthEvent['what'],
  accountId: string,
  months: readonly ShownMonth[],
): Planned | null {
  if (what === 'close month') {
    const month = months.findLast(({ isReady }) => isReady) ?? months.at(-1);
    if (!month) return null;
    const body = { accountId, month: month.month, explanation: 'Compared with the bank.' };
    return { method: 'POST', path: '/app/month-ends', request: { body } };
  }
  const shown =
    what === 'confirm month'
      ? months.find(({ state }) => state === 'WAITING')
      : months.find(({ state }) => state === 'CLOSED');
  if (!shown?.closing) return null;
  const { id, digest } = shown.closing;
  const path = `/app/month-ends/${id}`;
  if (what === 'confirm month')
    return { method: 'POST', path: `${path}/confirm`, request: { body: { digest } } };
  if (what === 'reopen month')
    return { method: 'POST', path: `${path}/reopen`, request: { body: { reason: 'A charge was wrong.' } } };
  return { method: 'POST', path: `${path}/reopen/confirm`, request: { body: {} } };
}

interface ShownOpening {
  opening: {
    id: string;
    bookedAmount: string;
    confirmedAt: string | null;
    statement: { name: string };
  } | null;
  candidates: { statement: { id: string; name: string } }[];
}

/** A person proposes an opening balance, or confirms one. Both look at the bank's portal. */
async function openingOf(
  { files }: World,
  caller: TestCaller,
  isConfirmed: boolean,
): Promise<Planned | null> {
  const { body } = await caller.send('GET', '/app/opening-balances');
  const [shown] = (Array.isArray(body) ? body : []) as ShownOpening[];
  if (!shown || !files) return null;
  if (isConfirmed) {
    const waiting = shown.opening?.confirmedAt === null ? shown.opening : null;
    if (!waiting) return null;
    const path = `/app/opening-balances/${waiting.id}/confirm`;
    return { method: 'POST', path, request: { body: { bookedAmount: waiting.bookedAmount } } };
  }
  if (shown.opening) return null;
  const [candidate] = shown.candidates;
  if (!candidate) return null;
  const request = { body: { statementId: candidate.statement.id } };
  return { method: 'POST', path: '/app/opening-balances', request };
}

/** The picks of people who take back a statement of the bank; the interface refuses it. */
const PICKS_OF_THE_BANK = 2;

/** Takes back one of the uploaded statements; without any, one that the bank sent. */
async function takingBackOf(_world: World, caller: TestCaller, pick: number): Promise<Planned | null> {
  const { body } = await caller.send('GET', '/app/statements?limit=50');
  const shownAll = (body?.items ?? []) as { id: string; isUploaded: boolean; takenBack: object | null }[];
  const uploaded = shownAll.filter(({ isUploaded, takenBack }) => isUploaded && takenBack === null);
  const all = steady(pick < PICKS_OF_THE_BANK || uploaded.length === 0 ? shownAll : uploaded);
  const shown = all[pick % Math.max(1, all.length)];
  if (!shown) return null;
  const request = { body: { reason: 'It is not of this account.' } };
  return { method: 'POST', path: `/app/statements/${shown.id}/take-back`, request };
}
