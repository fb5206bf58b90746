import { join } from 'node:path';
import {
  connectionSettings,
  makeReady,
  switchOn,
} from '../../src/server/payments/bank-files/testing/bank-file-entity.ts';
import {
  RECEIVING,
  receivingSettings,
} from '../../src/server/payments/bank-files/testing/receiving-connection.ts';
import { fund } from '../../src/server/payments/testing/fund.ts';
import { savePaymentConfig } from '../../src/server/payments/testing/save-payment-config.ts';
import type { TestCaller } from '../../src/server/payments/testing/payments-installation.ts';
import type { Role } from '../../src/shared/terms.ts';
import { DAY_MS } from '../../src/shared/time.ts';
import { FileBank } from '../banks/file-bank.ts';
import type { History } from '../history.ts';
import type { PaymentFate } from '../parts-of-events.ts';
import { dayOf } from '../schedules/events.ts';
import type { Stage } from '../stage.ts';
import { ALLOWS_STANDING, FUNDED_MINOR } from '../what-entities-have.ts';
import type { Customers } from './company-c.ts';
import { COLLECTING, isByClerk, type CollectingAccount } from './events.ts';

/** Company C, whose payers pay into its account, with its people and its bank. */

/** The world to which the company is added. */
interface Around {
  stage: Stage;
  people: Map<string, TestCaller>;
  entities: Map<string, string>;
}

/** A write-off of at most this needs no second person. */
const WRITE_OFF_LIMIT_MINOR = 5_000n;
/** What the weekly sweep of the account leaves in COLLECTION. */
const KEPT = '100.00';

const PEOPLE_OF_C: Readonly<Record<string, readonly Role[]>> = {
  'preparer 1': ['PREPARER', 'APPROVER'],
  'preparer 2': ['PREPARER'],
  'approver 1': ['APPROVER'],
  'approver 2': ['APPROVER'],
  'approver 3': ['APPROVER'],
  'admin 1': ['ADMIN'],
};

/** The versions of its statements. */
const VERSIONS = ['02', '04', '06', '08', '10', '13'] as const;

const PAID_AT_ONCE: PaymentFate = {
  outcome: 'PAID',
  decidedAfterMs: 0,
  lostAnswers: 0,
  isLostOnTheWay: false,
  returnedAfterMs: null,
};

/** What the bank does with the refunds, in the order in which they arrive. */
export function fatesOfRefunds({ events }: History): readonly PaymentFate[] {
  const singles = events.flatMap((event) => (event.what === 'at once' ? event.events : [event]));
  const fates = singles.flatMap((event) => (isByClerk(event) && event.what === 'refund' ? [event.fate] : []));
  return fates.length > 0 ? fates : [PAID_AT_ONCE];
}

/** Adds company C and another company with a request to a world. */
export async function openCustomers(world: Around, history: History): Promise<Customers> {
  const { stage, people } = world;
  const { installation } = stage;
  const { context } = installation;
  const { account, approvals } = history.customers!;
  const entityId = await installation.entity();
  world.entities.set(COLLECTING, entityId);
  await savePaymentConfig(context, entityId, {
    ...ALLOWS_STANDING,
    approvalRules: [{ currency: 'ZAR', upToAmountMinor: null, approvalsRequired: approvals }],
    settlementDifferenceLimit: { currency: 'ZAR', amountMinor: WRITE_OFF_LIMIT_MINOR },
  });
  for (const [role, roles] of Object.entries(PEOPLE_OF_C))
    people.set(`${COLLECTING} ${role}`, installation.as(await installation.user(entityId, roles)));
  if (account === 'RECEIVE') await fund(context, entityId, FUNDED_MINOR);
  const bank = bankOf(world, history, entityId);
  const openingMinor = bank.account.bankMinor;
  const connectionId = await connect(world, account);
  if (account === 'BOTH') {
    await begin(world, bank);
    await sweepWeekly(world, approvals);
  }
  const other = await installation.entity();
  await savePaymentConfig(context, other, {});
  const otherPreparer = installation.as(await installation.user(other, ['PREPARER']));
  const foreign = await sent(otherPreparer, 'POST', '/v1/payments/collections', {
    payer: { name: 'Thabo Molefe' },
    label: 'Rent',
    currency: 'ZAR',
    amount: '100.00',
    dueOn: dayOf(stage.clock.ms + 30 * DAY_MS),
  });
  return {
    account,
    bank,
    connectionId,
    requests: new Map(),
    foreignReference: foreign.reference,
    foreignId: foreign.id,
    openingMinor,
    moved: new Map(),
    tally: new Map(),
    said: new Set(),
  };
}

function bankOf({ stage }: Around, history: History, entityId: string): FileBank {
  const fates = fatesOfRefunds(history);
  let taken = 0;
  const inTurn = { get: () => fates[taken++ % fates.length] };
  const file = { isRejected: false, repliesAfterMs: 0, copies: 1, isAfterWrongReply: false };
  const byFile = { get: () => file };
  const version = VERSIONS[Math.floor(history.seed / 5) % VERSIONS.length]!;
  const camt = { version, prefix: '' };
  const folder = join(stage.folder, entityId);
  return new FileBank(folder, inTurn, byFile, RECEIVING, {
    isOneDebit: false,
    isPaidByStatement: false,
    camt,
  });
}

async function sent(
  caller: TestCaller,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  body?: object,
): Promise<any> {
  const answer = await caller.send(method, path, body ? { body } : {});
  if (answer.status !== 200) throw new Error(`${method} ${path} is refused: ${answer.text}`);
  return answer.body;
}

/** The account, set up over HTTP by two people. Resolves to the id of its connection. */
async function connect({ people }: Around, account: CollectingAccount): Promise<string> {
  const admin = people.get(`${COLLECTING} admin 1`)!;
  const paying = connectionSettings({ paidBy: 'ACCEPTANCE', cutOff: null });
  const settings =
    account === 'RECEIVE'
      ? receivingSettings()
      : { ...paying, purpose: 'BOTH', bankName: 'FNB', payer: { ...paying.payer, accountNumber: RECEIVING } };
  const { id } = await sent(admin, 'POST', '/app/bank-connections', settings);
  const folders = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };
  await sent(admin, 'PUT', `/app/bank-connections/${id}/transport`, { transport: 'FOLDER', folders });
  if (account === 'BOTH') await makeReady(admin, id);
  const { status, text } = await switchOn(people.get(`${COLLECTING} approver 3`)!, id);
  if (status !== 200) throw new Error(`The receiving account cannot be switched on: ${text}`);
  return id;
}

/** Two people begin the account with the opening balance of its first statement. */
async function begin({ people, stage }: Around, bank: FileBank): Promise<void> {
  const admin = people.get(`${COLLECTING} admin 1`)!;
  const approver = people.get(`${COLLECTING} approver 1`)!;
  const statement = bank.account.close(stage.clock.ms);
  bank.account.noteSent(statement, stage.clock.ms, []);
  const content = bank.account.bytesOf(statement).toString('base64');
  await sent(admin, 'POST', '/app/statements', { fileName: 'STATEMENT.xml', content });
  const [waiting] = await sent(approver, 'GET', '/app/statement-confirmations');
  if (waiting) {
    const path = `/app/statement-files/${waiting.id}/confirm`;
    await sent(approver, 'POST', path, { waitingId: waiting.waitingId });
  }
  const [{ candidates }] = await sent(admin, 'GET', '/app/opening-balances');
  const statementId: string = candidates[0].statement.id;
  const { opening } = await sent(admin, 'POST', '/app/opening-balances', { statementId });
  const confirm = `/app/opening-balances/${opening.id}/confirm`;
  await sent(approver, 'POST', confirm, { bookedAmount: opening.bookedAmount });
}

/** A schedule that people have approved moves the money above an amount to FUNDING each Friday. */
async function sweepWeekly({ people, stage }: Around, approvals: number): Promise<void> {
  const schedules = '/v1/payments/scheduled-withdrawals';
  const { id, contentDigest } = await sent(people.get(`${COLLECTING} preparer 2`)!, 'POST', schedules, {
    label: 'Collected money',
    kind: 'SWEEP',
    currency: 'ZAR',
    approvalMode: 'STANDING',
    source: 'COLLECTION',
    calendar: { every: 'WEEK', weekday: 'FRIDAY', startsOn: dayOf(stage.clock.ms + DAY_MS) },
    keepAmount: KEPT,
    limits: { perRun: '100000.00', validUntil: dayOf(stage.clock.ms + 200 * DAY_MS) },
  });
  for (let approver = 1; approver <= approvals; approver++) {
    const caller = people.get(`${COLLECTING} approver ${approver}`)!;
    const { status, text } = await caller.send('POST', `${schedules}/${id}/approve`, {
      headers: { 'if-match': `"${contentDigest}"` },
    });
    if (status !== 200) throw new Error(`The weekly sweep is not approved: ${text}`);
  }
}
