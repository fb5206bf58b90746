import { createHash } from 'node:crypto';
import type { TestAnswer } from '../src/server/payments/testing/payments-installation.ts';
import type { OperatorEvent, PersonEvent } from './history.ts';
import { learnAtTheBank, planAtTheBank, type BankEvent, type Planned } from './people-and-bank.ts';
import { isAboutMonths, planMonth } from './people-and-months.ts';
import { isAboutPeople, type PeopleEvent } from './people/events.ts';
import { isByClerk, type ClerkEvent } from './customers/events.ts';
import { learnOfClerk, planForClerk } from './customers/clerks.ts';
import { guestPlays, learnOfPeople, planForPeople } from './people/play-people.ts';
import type { SignedIn } from './people/signed-in.ts';
import { isAboutSchedules, type ScheduleEvent } from './schedules/events.ts';
import { learnOfSchedule, planForSchedule } from './schedules/people-and-schedules.ts';
import { FLOW_HEADER } from './stage.ts';
import { Flow } from './turns.ts';
import type { Outcome, Play, World } from './world.ts';

const BATCHES = '/v1/payments/bulk-withdrawals/batches';
const CONFIG = '/v1/payments/config';

const RECALLED = { reason: 'The wrong month.', confirmedBy: 'Payments desk' };

/**
 * A person does something in the interface: one request, or two for a double click. After a broken connection
 * the person sends the request again under its key, as the interface does.
 */
export async function personPlays(
  world: World,
  event: PersonEvent | ScheduleEvent | PeopleEvent | ClerkEvent,
  key: string,
): Promise<Play> {
  const { by } = event;
  const nothing = (text: string): Play => ({
    flows: [],
    outcome: async () => ({ by, text, isUnexpected: false }),
  });
  if (world.signedOut.has(by)) return nothing('is signed out');
  if (event.what === 'accept invitation') return guestPlays(world, event);
  if (!world.people.has(by)) return nothing('has not joined');
  if (world.company) await (world.people.get(by) as Partial<SignedIn>).signIn?.();
  const planned = await plan(world, event);
  if (!planned) return nothing('finds nothing to do');
  const keyOf = (copy: number) => uuidOf(event.twice === 'WITHOUT_KEY' ? `${key} ${copy}` : key);
  const copies = event.twice ? [1, 2] : [1];
  const sent = copies.map((copy) => {
    const flow = new Flow(by, (copy === 1 && event.breaks) || null);
    const one: { flow: Flow; work: () => Promise<void>; answer: TestAnswer<any> | null } = {
      flow,
      answer: null,
      work: async () => {
        one.answer = await send(world, by, planned, keyOf(copy), flow);
      },
    };
    return one;
  });
  const outcome = async (): Promise<Outcome> => {
    const isUnexpected = sent.some(
      ({ flow, answer }) => answer!.status >= 500 && !isExplained(flow, answer!.status),
    );
    const answers = sent.map(({ answer }) => answer!);
    // The person sends it again, once the connection, the database or its disk is available again.
    if (sent.some(({ flow }) => flow.hasCrashed || flow.hasMetFullDisk)) {
      world.figures.crashes += 1;
      answers.push(await send(world, by, planned, keyOf(1), new Flow(by)));
    }
    for (const answer of answers) learn(world, event, answer);
    return {
      by,
      text: answers.map(textOf).join(', then '),
      isUnexpected: isUnexpected || answers.slice(sent.length).some(({ status }) => status >= 500),
    };
  };
  return { flows: sent, outcome };
}

/** A lost connection explains every error; a full disk explains only the error that reports it. */
function isExplained({ hasCrashed, hasMetFullDisk }: Flow, status: number): boolean {
  return hasCrashed || (hasMetFullDisk && status === 503);
}

/** Sends one request of a person, whose statements are those of this flow. */
export async function send(
  world: World,
  by: string,
  { method, path, request }: Planned,
  key: string,
  flow: Flow,
): Promise<TestAnswer<any>> {
  const name = `request ${++world.figures.requests}`;
  world.stage.flows.set(name, flow);
  const headers = { ...request.headers, [FLOW_HEADER]: name, 'idempotency-key': key };
  const answer = await world.people.get(by)!.send(method, path, { ...request, headers });
  world.stage.flows.delete(name);
  world.figures.statements += flow.statements;
  return answer;
}

/** The request of an event; null when the page has nothing to act on. */
async function plan(
  world: World,
  event: PersonEvent | ScheduleEvent | PeopleEvent | ClerkEvent,
): Promise<Planned | null> {
  const caller = world.people.get(event.by)!;
  if (isAboutSchedules(event)) return planForSchedule(world, caller, event);
  if (isAboutPeople(event)) return planForPeople(world, caller, event);
  if (isByClerk(event)) return planForClerk(world, caller, event);
  if (event.what === 'create') {
    const withdrawals = event.rows.map(({ reference, account, amountMinor }) => ({
      beneficiaryName: `Person ${account.slice(-7)}`,
      bankCode: 'FNB',
      accountNumber: account,
      accountType: 'CURRENT',
      amount: `${Math.floor(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`,
      beneficiaryReference: reference,
    }));
    const retryOfBatchId = event.retryOf && world.batches.get(event.retryOf)?.id;
    const body = { label: event.batch, currency: 'ZAR', withdrawals, duplicateReason: 'Agreed.' };
    return {
      method: 'POST',
      path: BATCHES,
      request: { body: retryOfBatchId ? { ...body, retryOfBatchId } : body },
    };
  }
  if (event.what === 'rules') {
    const { body } = await caller.send('GET', CONFIG);
    const version = event.isStale ? (world.seenVersions.get(event.by) ?? 0) : body.version;
    world.seenVersions.set(event.by, body.version);
    const rule = { currency: 'ZAR', upToAmount: null, approvalsRequired: event.approvals };
    const { pendingChange: _, ...settings } = body;
    const changed = { approvalRules: [rule], releaseDelaySeconds: event.pauseSeconds, version };
    return { method: 'PUT', path: CONFIG, request: { body: { ...writable(settings), ...changed } } };
  }
  if (event.what === 'decide') {
    const { body } = await caller.send('GET', CONFIG);
    const id: string | undefined = body.pendingChange?.id;
    const verb = event.isConfirmed ? 'confirm' : 'cancel';
    return id ? { method: 'POST', path: `${CONFIG}/changes/${id}/${verb}`, request: {} } : null;
  }
  if (isAboutMonths(event)) return planMonth(world, caller, event);
  if (isAtTheBank(event)) return planAtTheBank(world, caller, event);
  const batch = world.batches.get(event.batch);
  if (!batch) return null;
  const path = `${BATCHES}/${batch.id}`;
  if (event.what === 'recall' || event.what === 'confirm recall' || event.what === 'withdraw recall') {
    const { body } = await caller.send('GET', `/app/bank-files?batchId=${batch.id}`);
    const file = body.items?.at(-1) as { id: string; recall: { id: string } | null } | undefined;
    if (!file || (event.what !== 'recall' && !file.recall)) return null;
    const recall = `/app/bank-files/${file.id}/recall`;
    // No person records a recall that the bank has refused.
    if (event.what === 'recall')
      return world.files?.bank.stop(event.batch)
        ? { method: 'POST', path: recall, request: { body: RECALLED } }
        : null;
    const path = `${recall}/${event.what === 'confirm recall' ? 'confirm' : 'withdraw'}`;
    return { method: 'POST', path, request: { body: { recallId: file.recall!.id } } };
  }
  if (event.what === 'look') return { method: 'GET', path, request: {} };
  if (event.what === 'reject')
    return { method: 'POST', path: `${path}/reject`, request: { body: { reason: 'An old account.' } } };
  const headers =
    event.what === 'approve' && event.isStale ? { 'if-match': `"${'0'.repeat(64)}"` } : undefined;
  return { method: 'POST', path: `${path}/${event.what}`, request: headers ? { headers } : {} };
}

/** The settings that an admin sends back: those that the form has. */
function writable(settings: Record<string, unknown>): Record<string, unknown> {
  const FORM = [
    'defaultCurrency',
    'stepUpMaxAgeSeconds',
    'approvalExpiryDays',
    'defaultRail',
    'duplicateWindowDays',
    'timezone',
    'notificationEmails',
  ];
  return Object.fromEntries(FORM.map((name) => [name, settings[name]]));
}

function isAtTheBank(event: PersonEvent): event is BankEvent {
  return /statement|entry|reply|rule$|posting/.test(event.what);
}

function learn(
  world: World,
  event: PersonEvent | ScheduleEvent | PeopleEvent | ClerkEvent,
  answer: TestAnswer<any>,
): void {
  if (isAboutSchedules(event)) return learnOfSchedule(world, event, answer);
  if (isAboutPeople(event)) return learnOfPeople(world, event, answer);
  if (isByClerk(event)) return learnOfClerk(world, event, answer);
  if (isAboutMonths(event)) return;
  if (isAtTheBank(event)) return learnAtTheBank(world, event, answer);
  const { status, body } = answer;
  const entity = event.by[0]!;
  if (event.what === 'create' && status === 200) world.batches.set(event.batch, { id: body.id, entity });
  if (event.what === 'create' || !('batch' in event)) return;
  const batch = world.batches.get(event.batch);
  if (batch && batch.entity !== entity && status === 200)
    world.sightings.push({
      promise: 'entities-apart',
      text: `${event.by} could ${event.what} batch ${event.batch} of another entity`,
    });
}

/** The operator changes access and payouts, as `npm run admin` does. */
export async function actAsOperator(world: World, event: OperatorEvent): Promise<Outcome> {
  const { database, clock } = world.stage.installation.context;
  const at = new Date(clock.nowMs());
  if (event.what === 'access') {
    const { id } = world.people.get(event.person)!.user;
    world.company?.byOperator.add(id);
    if (event.isOn) world.signedOut.delete(event.person);
    else world.signedOut.add(event.person);
    await database.query('UPDATE users SET disabled_at = $2 WHERE id = $1', [id, event.isOn ? null : at]);
  } else {
    const entityId = world.entities.get(event.entity)!;
    await database.query('UPDATE entity_configs SET payouts_enabled = $2 WHERE entity_id = $1', [
      entityId,
      event.isOn,
    ]);
  }
  return { by: event.by, text: 'done', isUnexpected: false };
}

function textOf({ status, body }: TestAnswer<any>): string {
  return status === 200 ? '200' : `${status} ${body?.code ?? ''}`.trim();
}

function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  const last = hex.slice(20, 32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${last}`;
}
