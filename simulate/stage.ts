import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { currentFlow, letTakeTurns, watchOf, type Flow, type Watch } from './turns.ts';
import cookie from '@fastify/cookie';
import { createAccess } from '../src/server/gateway/access.ts';
import { tradingGateway } from '../src/server/gateway/trading/trading-gateway.ts';
import { mountPasskeys } from '../src/server/identity/passkeys/mount-passkeys.ts';
import { mountPasskeyResets } from '../src/server/identity/passkeys/mount-resets.ts';
import { mountTokens } from '../src/server/identity/tokens/mount-tokens.ts';
import { installBanks } from '../src/server/payments/entity/banks/install-banks.ts';
import { openDatabase, type Database } from '../src/server/platform/database/pool.ts';
import { seededNumbers } from '../src/shared/seeded-numbers.ts';
import { freePort } from '../src/server/platform/testing/free-port.ts';
import { ownerOf } from '../src/server/platform/testing/test-database.ts';
import {
  paymentsInstallation,
  type PaymentsInstallation,
} from '../src/server/payments/testing/payments-installation.ts';
import { stageExchange, type StageExchange } from './exchange/stage-exchange.ts';
import type { Fault } from './fault.ts';
import { NO_FAULT } from './faults.ts';
import { openReceivers, type Receivers } from './people/receivers.ts';
import { THROUGH_GATEWAY } from './people/through-gateway.ts';
import type { Context } from '../src/server/platform/context.ts';

/** Every history begins at this time. */
export const BEGINNING_MS = Date.UTC(2026, 2, 2, 8);

/** Longer than any answer of the exchange takes here. */
const ANSWER_MS = 60_000;

/** The header by which the server finds the flow of a request. */
export const FLOW_HEADER = 'x-simulated-flow';

/** The application with two workers, on a separate database and under a clock that only events move. */
export interface Stage {
  fault: Fault;
  /** Below it, each entity has the folder of its bank. */
  folder: string;
  installation: PaymentsInstallation;
  owner: Database;
  watch: Watch;
  clock: { ms: number };
  /** The latest time that the clock has shown in a history: it may be set back. */
  latestMs(): number;
  /** The receivers of webhooks. */
  receivers: Receivers;
  exchange: StageExchange;
  /** The contexts of the worker processes: each has its own connections. */
  workers: ReadonlyMap<string, Context>;
  /** The flows of the requests on their way, by their header. */
  flows: Map<string, Flow>;
  /** Begins a history, with the clock and the randomness of its seed. */
  begin(seed: number): void;
  close(): Promise<void>;
}

/**
 * `mayEndDatabase`: this run alone uses PostgreSQL. Without it, a crash of PostgreSQL ends one connection.
 */
export async function openStage(
  fault: Fault = NO_FAULT,
  { mayEndDatabase = false }: { mayEndDatabase?: boolean } = {},
): Promise<Stage> {
  const folder = mkdtempSync(join(tmpdir(), 'outlay-simulated-'));
  const clock = { ms: BEGINNING_MS };
  const flows = new Map<string, Flow>();
  const receivers = await openReceivers();
  let latestMs = BEGINNING_MS;
  let next = seededNumbers(0);
  let plays = 0;
  const installation = await paymentsInstallation(
    {
      BANK_FILES_DIR: folder,
      TRADING_PORT: String(await freePort()),
      PUBLIC_URL: 'http://localhost:4640',
      WEBHOOK_NETWORKS: 'public,127.0.0.1',
    },
    {
      clock: { nowMs: () => clock.ms },
      random: { bytes: (length) => Uint8Array.from({ length }, () => Math.floor(next() * 256)) },
      // Simulated people with sessions and programs with tokens are identified as the product does it.
      access: async (context, usual) => {
        const real = await createAccess(context);
        const of = (request: FastifyRequest) => (request.throughGateway ? real : usual);
        return {
          callerOf: (request) => of(request).callerOf(request),
          recheck: (request, caller) => of(request).recheck(request, caller),
          watch: (request, caller, ended) => of(request).watch(request, caller, ended),
        };
      },
      prepare: async (app, context, access) => {
        await app.register(cookie);
        // The second hook is for requests whose body was read between the two.
        const inFlow = (request: FastifyRequest, _reply: FastifyReply, done: () => void): void => {
          const flow = flows.get(String(request.headers[FLOW_HEADER]));
          if (request.headers[THROUGH_GATEWAY] !== undefined) request.throughGateway = true;
          if (flow) currentFlow.run(flow, done);
          else done();
        };
        app.addHook('onRequest', inFlow);
        app.addHook('preValidation', inFlow);
        mountTokens(app, context, access);
        mountPasskeys(app, context, access);
        mountPasskeyResets(app, context, access);
        await tradingGateway(app, context, access, { answerMs: ANSWER_MS });
      },
    },
  );
  const { context } = installation;
  await installBanks(context);
  const owner = ownerOf(context.database);
  const watch = watchOf(owner, mayEndDatabase);
  for (const statement of fault.sql ?? []) await owner.execute(statement);
  letTakeTurns(context.database.pool, watch, owner.pool, fault);
  const databases = [1, 2].map((worker) => {
    const database = openDatabase(context.database.address, { name: `worker ${worker}`, max: 4 });
    letTakeTurns(database.pool, watch, owner.pool, fault);
    return database;
  });
  const exchange = stageExchange(context, owner);
  return {
    fault,
    folder,
    installation,
    owner,
    watch,
    clock,
    latestMs: () => {
      latestMs = Math.max(latestMs, clock.ms);
      return latestMs;
    },
    receivers,
    exchange,
    flows,
    workers: new Map(
      databases.map((database, index) => [`worker ${index + 1}`, { ...context, database }] as const),
    ),
    begin: (seed) => {
      clock.ms = latestMs = BEGINNING_MS;
      receivers.begin();
      // A history that is played again on the same database needs different ids.
      next = seededNumbers(seed * 1_009 + plays++);
    },
    close: async () => {
      await exchange.close();
      await Promise.all(databases.map((database) => database.close()));
      await installation.close();
      await receivers.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
