import type { BankFileProfile } from '../../../../domain/bank-files/profile.ts';
import { BUILT_IN_PROFILES } from '../../../../domain/bank-files/profiles/built-in.ts';
import type { ReadPaymentFile } from '../../../../domain/bank-files/acb/read-file.ts';
import { invariant } from '../../../../shared/errors.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../../shared/time.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Context } from '../../../platform/context.ts';
import { seededNumbers } from '../../../../shared/seeded-numbers.ts';
import { daysAgo, workday } from '../demo-calendar.ts';
import { BANK_ENTITY, insertDemoEntity } from '../demo-entities.ts';
import { dayOf, employee, refundRows, SEED, sumOf, supplierRows } from '../demo-rows.ts';
import type { BatchRequest, HistoryWriter } from '../history-writer.ts';
import { demoPeople } from '../people.ts';
import { bankDesk, type BankDesk } from './bank-desk.ts';
import { ACCOUNT, CompanyBank } from './company-bank.ts';
import { planBusiness } from './month-business.ts';
import { planFunding } from './month-funding.ts';

const DAYS = 30;
/** How many days ago a statement never came, and money came from an unknown payer. */
const MISSING_STATEMENT = 12;
const UNKNOWN_MONEY = 8;
const FUNDED_MINOR = 300_000_000n;

/**
 * A month of a company with a file bank: a connection that was rehearsed and certified, batches with files,
 * replies and a return, an opening balance, money that is paid in, and the statements of the bank. The bank
 * is played from the files and the reference to quote alone. Tax, interest and rent are on the account as
 * well. Open work remains: a file to hand over, one that the bank has not answered, a reply that does not
 * fit, a gap between the statements, rent that waits for a second user, and money from an unknown payer.
 */
export async function playBankMonth(context: Context, history: HistoryWriter, now: number): Promise<void> {
  const wool = await insertDemoEntity(context, BANK_ENTITY, daysAgo(now, DAYS + 4));
  const users = wool.users as Record<keyof (typeof BANK_ENTITY)['users'], Caller>;
  const start = workday(daysAgo(now, DAYS));
  const bank = new CompanyBank();
  const people = [users['wool-admin'], users['wool-approver2']] as const;
  const desk = await bankDesk(context, people, settings(), start + 7 * HOUR_MS);
  const funding = { context, bank, preparer: users['wool-preparer'], poster: users['wool-approver'], now };
  const plans = [
    ...planMonth({ history, desk, bank, users, now }),
    ...(await planFunding(funding, { ms: start + 13 * HOUR_MS, amountMinor: FUNDED_MINOR })),
    ...planBusiness({ context, bank, proposer: users['wool-admin'], confirmer: users['wool-approver'], now }),
  ];
  for (const { write } of plans.toSorted((one, other) => one.ms - other.ms)) await write();
}

function settings() {
  const template = BUILT_IN_PROFILES.find(({ format }) => format === 'ACB_198');
  invariant(template, 'there is a built-in profile for ACB files');
  const profile: BankFileProfile = {
    ...template,
    // The demo shows payments that are paid before their statement comes.
    paidBy: 'ACCEPTANCE',
    acb: {
      customerCode: 'OVW01',
      userCode: 'OW55',
      shortName: 'OVERBERG',
      destination: '00000',
      service: 'SAMEDAY',
    },
  };
  return {
    displayName: 'Main account',
    rails: ['EFT' as const],
    currency: 'ZAR' as const,
    payer: {
      name: BANK_ENTITY.legalName,
      branchCode: '250655',
      accountNumber: ACCOUNT,
      accountType: 'CURRENT' as const,
    },
    profile,
  };
}

interface Month {
  history: HistoryWriter;
  desk: BankDesk;
  bank: CompanyBank;
  users: Record<keyof (typeof BANK_ENTITY)['users'], Caller>;
  now: number;
}

interface Plan {
  ms: number;
  isStatement?: boolean;
  write: () => Promise<unknown>;
}

function planMonth(month: Month): Plan[] {
  const { now, bank } = month;
  const next = seededNumbers(SEED + 21);
  const people = demoPeople(40, SEED + 20);
  const customers = demoPeople(400, SEED + 22);
  const plans: Plan[] = [];
  const wages = (ms: number, count: number, cents: number): BatchRequest => ({
    label: `Wages ${dayOf(ms)}`,
    currency: 'ZAR',
    withdrawals: people.slice(0, count).map((person, index) => ({
      ...employee(person),
      amount: `${2_400 + index * 37 + Math.floor(next() * 300)}.${10 + cents}`,
      beneficiaryReference: `WAGES ${dayOf(ms)}`,
    })),
  });
  const suppliers = (ms: number, cents: number): BatchRequest => ({
    label: `Suppliers ${dayOf(ms)}`,
    currency: 'ZAR',
    withdrawals: supplierRows(ms, next, cents),
  });
  const refunds = (ms: number, cents: number): BatchRequest => ({
    label: `Refunds ${dayOf(ms)}`,
    currency: 'ZAR',
    withdrawals: refundRows(customers, next, cents),
  });
  const accept: Answer = (file) => bank.pay(file, []);
  const plan = (days: number, request: (ms: number) => BatchRequest, answer: Answer | null): Sent => {
    const ms = workday(daysAgo(now, days)) + 7 * HOUR_MS;
    const sent: Sent = { ms, batchId: null, file: null };
    plans.push({ ms, write: () => carry(month, sent, request(ms), answer) });
    return sent;
  };
  // Three days apart, so that two of them never fall on the Friday before a weekend.
  plan(27, (ms) => wages(ms, 24, 1), accept);
  plan(
    24,
    (ms) => suppliers(ms, 2),
    (file) => bank.pay(file, [2, 6]),
  );
  planReturn(
    month,
    plans,
    plan(21, (ms) => wages(ms, 26, 3), accept),
    5,
  );
  plan(18, (ms) => refunds(ms, 4), accept);
  plan(
    15,
    (ms) => suppliers(ms, 6),
    (file) => bank.pay(file, [4]),
  );
  plan(
    9,
    (ms) => refunds(ms, 7),
    (file) => bank.reject(file),
  );
  planForeignReply(
    month,
    plans,
    plan(6, (ms) => wages(ms, 28, 8), accept),
  );
  planSilence(
    month,
    plans,
    plan(3, (ms) => suppliers(ms, 9), null),
  );
  planStatements(month, plans);
  const open = now - 3 * HOUR_MS;
  plans.push({ ms: open, write: () => approveAndSeal(month, open, wages(open, 30, 10)) });
  return plans;
}

/** What the bank answers to a file. */
type Answer = (file: ReadPaymentFile) => Uint8Array;

/** A planned batch. Its file is known once it has left. */
interface Sent {
  ms: number;
  batchId: string | null;
  file: ReadPaymentFile | null;
}

/** A batch from its creation to its file, which waits for a user to hand it over. */
async function approveAndSeal({ history, desk, users }: Month, ms: number, request: BatchRequest) {
  const batchId = await history.create(ms, users['wool-preparer'], request);
  await history.approve(ms + 25 * MINUTE_MS, users['wool-approver'], batchId);
  if (sumOf(request) > 10_000_000n)
    await history.approve(ms + 40 * MINUTE_MS, users['wool-approver2'], batchId);
  await desk.work(ms + 41 * MINUTE_MS, batchId);
  return batchId;
}

/** A batch from its creation to the answer of the bank. Without an answer, the bank is still silent. */
async function carry(month: Month, sent: Sent, request: BatchRequest, answer: Answer | null): Promise<void> {
  const { desk, bank, users } = month;
  const { ms } = sent;
  const batchId = await approveAndSeal(month, ms, request);
  const file = bank.take(await desk.handOver(ms + HOUR_MS, users['wool-preparer'], batchId));
  await desk.work(ms + 61 * MINUTE_MS, batchId);
  sent.batchId = batchId;
  sent.file = file;
  if (answer === null) return;
  const at = ms + 150 * MINUTE_MS;
  await desk.uploadReply(at, readers(users), `REPLY-${dayOf(ms)}.txt`, answer(file));
  await desk.work(at + MINUTE_MS, batchId);
}

/** A payment of a file comes back two days after it was paid. */
function planReturn({ desk, bank, users }: Month, plans: Plan[], sent: Sent, position: number): void {
  const ms = sent.ms + 2 * DAY_MS + 4 * HOUR_MS;
  const write = async () => {
    const output = bank.bringBack(sent.file!, position, dayOf(ms));
    await desk.uploadReply(ms, readers(users), `RETURNS-${dayOf(ms)}.txt`, output);
    await desk.bookReturns(ms);
  };
  plans.push({ ms, write });
}

/** A reply to a file of another company, which becomes a question. */
function planForeignReply({ desk, bank, users }: Month, plans: Plan[], sent: Sent): void {
  const ms = sent.ms + 4 * HOUR_MS;
  const write = () => {
    const reply = bank.reject({ ...sent.file!, userCode: 'ZZ99', generationNumber: 4_711 });
    return desk.uploadReply(ms, readers(users), 'REPLY-OTHER.txt', reply);
  };
  plans.push({ ms, write });
}

/** A day later, the payments of a file without an answer are unconfirmed. */
function planSilence({ desk }: Month, plans: Plan[], sent: Sent): void {
  const ms = sent.ms + 27 * HOUR_MS;
  plans.push({ ms, write: () => desk.work(ms, sent.batchId!) });
}

/** The statement of each working day, uploaded in the morning after it. One never comes. */
function planStatements({ desk, bank, users, now }: Month, plans: Plan[]): void {
  for (let days = DAYS; days > 0; days--) {
    const day = daysAgo(now, days);
    if (workday(day) !== day) continue;
    const ms = day + DAY_MS + 4 * HOUR_MS;
    if (ms > now - 4 * HOUR_MS) return;
    const date = dayOf(day);
    const isFirst = plans.every(({ isStatement }) => !isStatement);
    const isMissing = day === workday(daysAgo(now, MISSING_STATEMENT));
    const isUnknown = day === workday(daysAgo(now, UNKNOWN_MONEY));
    const write = async () => {
      if (isMissing) bank.book(date, -8_750n, 'SERVICE FEE');
      if (isUnknown) bank.book(date, 432_100n, 'DEPOSIT NCS 0042 J SMIT');
      const bytes = bank.statementOf(date);
      const people = [users['wool-approver2'], users['wool-approver']] as const;
      if (!isMissing) await desk.uploadStatement(ms, people, `STATEMENT-${date}.xml`, bytes);
      if (isFirst) await desk.begin(ms + 30 * MINUTE_MS, [users['wool-admin'], users['wool-approver']]);
    };
    plans.push({ ms, write, isStatement: true });
  }
}

/** The user who uploads a reply, and the one who confirms that it is the bank's. */
function readers(users: Month['users']): readonly [Caller, Caller] {
  return [users['wool-preparer'], users['wool-approver2']];
}
