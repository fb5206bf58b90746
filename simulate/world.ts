import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { StatementCsvProfile } from '../src/domain/bank-files/statement-csv/profile.ts';
import { acbProfile } from '../src/domain/bank-files/testing/orders.ts';
import type { BankConnection } from '../src/server/payments/connection/connection.ts';
import {
  connectionSettings,
  makeReady,
  switchOn,
} from '../src/server/payments/bank-files/testing/bank-file-entity.ts';
import { insertBatch } from '../src/server/payments/testing/insert-batch.ts';
import type { TestCaller } from '../src/server/payments/testing/payments-installation.ts';
import { savePaymentConfig } from '../src/server/payments/testing/save-payment-config.ts';
import { fund } from '../src/server/payments/testing/fund.ts';
import type { Role } from '../src/shared/terms.ts';
import { ApiBank } from './banks/api-bank.ts';
import { FileBank } from './banks/file-bank.ts';
import type { Customers } from './customers/company-c.ts';
import { fatesOfRefunds, openCustomers } from './customers/open-customers.ts';
import { COLLECTING, REFUND } from './customers/events.ts';
import type { WorldExchange } from './exchange/events.ts';
import { newCompany, type Company } from './people/company.ts';
import { program, signedIn } from './people/signed-in.ts';
import { isAboutSchedules, ownAccountOf } from './schedules/events.ts';
import { ENTITIES, PEOPLE, type History } from './history.ts';
import type { FileFate, PaymentFate } from './parts-of-events.ts';
import type { PromiseName } from './promises.ts';
import type { Stage } from './stage.ts';
import { ALLOWS_STANDING, FUNDED_MINOR } from './what-entities-have.ts';
import type { Flow } from './turns.ts';

/** The deposits on the first statement in CSV. */
const CSV_DEPOSITS_MINOR = [100_000, 70_000];

/** The roles of a person, by the first word of their label. */
const ROLES_OF: Readonly<Record<string, readonly Role[]>> = {
  // This person may approve the batches of others, and tries to approve their own.
  'preparer 1': ['PREPARER', 'APPROVER'],
  preparer: ['PREPARER'],
  approver: ['APPROVER'],
  admin: ['ADMIN'],
  trader: ['TRADER'],
};

/** A batch as the people know it. */
interface KnownBatch {
  id: string;
  entity: string;
}

/** The outcome of an answer, for the story and the promises. */
export interface Outcome {
  by: string;
  text: string;
  /** The application answered or ended with an error that the history does not explain. */
  isUnexpected: boolean;
}

/** An event that is about to happen: its flows of statements, and how to report it after they have ended. */
export interface Play {
  flows: readonly { flow: Flow; work: () => Promise<void> }[];
  outcome: () => Promise<Outcome>;
}

/** Something that was seen after an event and that no final state shows. */
interface Sighting {
  promise: PromiseName;
  text: string;
}

/** One history that is being played: its people, its bank, and what was seen. */
export interface World {
  stage: Stage;
  bank: ApiBank;
  /** The bank of entity B, in a history with bank files. */
  files: { bank: FileBank; connectionId: string } | null;
  /** The workers' connection to the bank. */
  adapter: BankConnection;
  entities: Map<string, string>;
  /** An entity that does nothing. */
  bystander: string;
  people: Map<string, TestCaller>;
  signedOut: Set<string>;
  batches: Map<string, KnownBatch>;
  hasSchedules: boolean;
  /** The schedules that people have written, by their labels. */
  schedules: Map<string, { id: string; entity: string }>;
  /** What people remember about who may do what; null in a history without such events. */
  company: Company | null;
  /** The version of the settings that each admin last saw. */
  seenVersions: Map<string, number>;
  /** The time from which each worker reads returned payments. */
  returnsSinceMs: Map<string, number>;
  /** The statements that people have uploaded, by their hash. */
  uploads: Map<string, { isForged: boolean }>;
  /**
   * The replies that people asked to set aside, as they saw them before: whether that was done, and who could
   * confirm one from a page that still showed it as waiting.
   */
  closings: { id: string; readAt: string; isDone: boolean; confirmedBy: string | null }[];
  sightings: Sighting[];
  /** Company C; null in a history without it. */
  customers: Customers | null;
  exchange: WorldExchange;
  figures: {
    requests: number;
    turns: number;
    crashes: number;
    statements: number;
    /** Events that webhooks took, and webhooks that were on at the end. */
    arrived: number;
    webhooksOn: number;
  };
}

/** Sets up two entities with people and money, and a third one beside them. */
export async function openWorld(stage: Stage, history: History): Promise<World> {
  stage.begin(history.seed);
  const { installation } = stage;
  const { context } = installation;
  const entities = new Map<string, string>();
  const people = new Map<string, TestCaller>();
  for (const entity of ENTITIES) {
    const id = await installation.entity();
    entities.set(entity, id);
    await savePaymentConfig(context, id, history.hasSchedules ? ALLOWS_STANDING : {});
    await fund(context, id, FUNDED_MINOR);
  }
  for (const person of PEOPLE) {
    const role = person.slice(2);
    const roles = ROLES_OF[role] ?? ROLES_OF[role.split(' ')[0]!]!;
    const user = await installation.user(entities.get(person[0]!)!, roles);
    people.set(person, history.hasPeople ? signedIn(stage, user) : installation.as(user));
  }
  const company = history.hasPeople ? openCompany(stage, people) : null;
  if (history.hasSchedules) await watchOwnAccounts(people);
  const bank = new ApiBank(fatesInTurn(history), () => stage.clock.ms);
  const world: World = {
    stage,
    bank,
    files: history.hasFiles ? await openFileBank(stage, history, entities.get('B')!, people) : null,
    adapter: stage.fault.bank?.(bank) ?? bank,
    entities,
    bystander: await bystander(stage),
    people,
    signedOut: new Set(),
    batches: new Map(),
    hasSchedules: history.hasSchedules ?? false,
    schedules: new Map(),
    company,
    seenVersions: new Map(),
    returnsSinceMs: new Map(),
    uploads: new Map(),
    closings: [],
    sightings: [],
    customers: null,
    exchange: {
      accounts: await stage.exchange.begin(entities),
      asked: new Map(),
      isTroubled: false,
    },
    figures: { requests: 0, turns: 0, crashes: 0, statements: 0, arrived: 0, webhooksOn: 0 },
  };
  // It comes last, so that the ids of the others do not depend on it.
  if (history.customers) world.customers = await openCustomers(world, history);
  return world;
}

/** The bank that exchanges files with an entity, with its connection; null without one. */
export function filesOf(
  { files, customers }: World,
  entity: string = 'B',
): { bank: FileBank; connectionId: string } | null {
  return entity === COLLECTING ? customers : files;
}

/** The memory of people about who may do what, the groups of each entity, and its programs. */
function openCompany(stage: Stage, people: Map<string, TestCaller>): Company {
  const company = newCompany();
  for (const entity of ENTITIES) {
    company.groups.set(entity, { FINANCE: randomUUID(), DIRECTORS: randomUUID() });
    for (const name of [`${entity} program 1`, `${entity} program 2`])
      people.set(
        name,
        program(stage, people.get(`${entity} admin 1`)!.user, () => company.tokens.get(name)?.secret ?? null),
      );
  }
  return company;
}

/** Each entity watches its call account, to which sweeps can pay. */
async function watchOwnAccounts(people: ReadonlyMap<string, TestCaller>): Promise<void> {
  for (const entity of ENTITIES) {
    const body = {
      displayName: 'Call account',
      purpose: 'STATEMENTS_ONLY',
      bankName: 'FNB',
      rails: [],
      currency: 'ZAR',
      payer: {
        name: 'Test Entity (Pty) Ltd',
        branchCode: null,
        accountNumber: ownAccountOf(entity),
        accountType: null,
      },
      profile: null,
    };
    const admin = people.get(`${entity} admin 1`)!;
    const { status, text } = await admin.send('POST', '/app/bank-connections', { body });
    if (status !== 200) throw new Error(`The call account cannot be watched: ${text}`);
  }
}

/** Entity B pays through bank files, set up over HTTP by its people. */
async function openFileBank(
  stage: Stage,
  history: History,
  entityId: string,
  people: ReadonlyMap<string, TestCaller>,
): Promise<{ bank: FileBank; connectionId: string }> {
  const folder = join(stage.folder, entityId);
  const paidBy = history.booking?.isPaidByStatement ? 'STATEMENT' : 'ACCEPTANCE';
  const given = { paidBy, cutOff: null } as const;
  const { isPain = false, isOneDebit = false } = history.booking ?? {};
  // Without another profile, files are pain.001.
  const profile = isPain ? { ...given, isBookedAsOneDebit: isOneDebit } : acbProfile('ZA-ACB-198', given);
  const settings = connectionSettings(profile);
  const { accountNumber } = settings.payer;
  const bank = new FileBank(folder, fatesOf(history), fileFatesOf(history), accountNumber, history.booking);
  const admin = people.get('B admin 1')!;
  const { body } = await admin.send('POST', '/app/bank-connections', { body: settings });
  const folders = { outbox: 'outbox', inbox: 'inbox', archive: 'archive' };
  const transport = { transport: 'FOLDER', folders };
  await admin.send('PUT', `/app/bank-connections/${body.id}/transport`, { body: transport });
  await makeReady(admin, body.id);
  const { status, text } = await switchOn(people.get('B approver 3')!, body.id);
  if (status !== 200) throw new Error(`The bank connection cannot be switched on: ${text}`);
  const funding = await admin.send('GET', '/v1/payments/funding-instructions');
  bank.fundingReference = funding.body.accounts[0].reference;
  if (history.booking?.csv) await chooseColumns(stage, bank, body.id, people);
  return { bank, connectionId: body.id };
}

/**
 * People say once how the statements in CSV are read: one uploads a statement as the interface suggests to
 * read it, and another confirms it. From then on, files that the bank sends are read in this way.
 */
async function chooseColumns(
  stage: Stage,
  bank: FileBank,
  connectionId: string,
  people: ReadonlyMap<string, TestCaller>,
): Promise<void> {
  const [admin, approver] = [people.get('B admin 1')!, people.get('B approver 1')!];
  // Two balances of a day show in which order the rows are.
  for (const minor of CSV_DEPOSITS_MINOR) bank.receive(stage.clock.ms, minor, true);
  const content = bank.account.bytesOf(bank.account.close(stage.clock.ms)).toString('base64');
  const preview = await admin.send('POST', '/app/statements/csv-preview', {
    body: { content, connectionId },
  });
  const suggested = preview.body.profile as StatementCsvProfile;
  // Users know that the bank's references are unique; one file does not show it.
  const columns = (preview.body.columns as { ref: string | number }[]).map(({ ref }) => ref);
  const reference = columns.find((ref) => /reference|verwysing|transaction id/i.test(String(ref)))!;
  const description = suggested.description.filter((ref) => ref !== reference);
  const csv = { connectionId, profile: { ...suggested, description, bankReference: reference } };
  const body = { fileName: 'STATEMENT.csv', content, csv };
  const uploaded = await admin.send('POST', '/app/statements', { body });
  const waiting = await approver.send('GET', '/app/statement-confirmations');
  const [{ id, waitingId } = { id: '', waitingId: '' }] = waiting.body as { id: string; waitingId: string }[];
  const path = `/app/statement-files/${id}/confirm`;
  const confirmed = await approver.send('POST', path, { body: { waitingId } });
  if (confirmed.body?.postedCount !== CSV_DEPOSITS_MINOR.length)
    throw new Error(`The first statement in CSV is not posted: ${uploaded.text} ${confirmed.text}`);
}

async function bystander({ installation }: Stage): Promise<string> {
  const id = await installation.entity();
  await fund(installation.context, id, FUNDED_MINOR);
  const { id: createdBy } = await installation.user(id, ['PREPARER']);
  await insertBatch(installation.context, {
    entityId: id,
    createdBy,
    label: `Bystander ${randomUUID()}`,
    status: 'CANCELLED',
    rows: [{ status: 'CANCELLED' }],
  });
  return id;
}

function fileFatesOf({ events }: History): Map<string, FileFate> {
  const singles = events.flatMap((event) => (event.what === 'at once' ? event.events : [event]));
  return new Map(
    singles.flatMap((event) =>
      (event.what === 'create' || event.what === 'prepare') && event.file ? [[event.batch, event.file]] : [],
    ),
  );
}

function fatesOf({ events }: History): Map<string, PaymentFate> {
  const singles = events.flatMap((event) => (event.what === 'at once' ? event.events : [event]));
  return new Map(
    singles.flatMap((event) =>
      (event.what === 'create' ? event.rows : event.what === 'prepare' ? [event.row] : []).map(
        (row) => [row.reference, row.fate] as const,
      ),
    ),
  );
}

/** The fates of payments by their references: of one payment, or of those of the runs in turn. */
function fatesInTurn(history: History): Map<string, readonly PaymentFate[]> {
  const singles = history.events.flatMap((event) => (event.what === 'at once' ? event.events : [event]));
  return new Map<string, readonly PaymentFate[]>([
    ...[...fatesOf(history)].map(([reference, fate]) => [reference, [fate]] as const),
    [REFUND, fatesOfRefunds(history)],
    ...singles.flatMap((event) =>
      isAboutSchedules(event) && 'plan' in event
        ? event.plan.rows.map(({ reference, fates }) => [reference, fates] as const)
        : [],
    ),
  ]);
}
