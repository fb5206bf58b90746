import { explain } from '../../shared/error-texts.ts';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type { Logger } from 'pino';
import { Problem } from '../../shared/errors.ts';
import { createAccess } from '../gateway/access.ts';
import { gateway } from '../gateway/gateway.ts';
import { gatewayRewrite } from '../gateway/rewrite.ts';
import { makeFirstStartLink } from '../payments/admin/first-start/first-start-link.ts';
import { fillNameKeys } from '../payments/batches/data/fill-name-keys.ts';
import { installBanks } from '../payments/entity/banks/install-banks.ts';
import { guardDemo } from '../payments/demo/guard-demo.ts';
import { seedDemo } from '../payments/demo/seed-demo.ts';
import { addPaymentsMetrics } from '../payments/metrics.ts';
import { PAYMENTS_QUEUES } from '../payments/base/queues.ts';
import { payments } from '../payments/routes.ts';
import { startWorker } from '../payments/paying/worker/start-worker.ts';
import { EMBEDDED_EXCHANGE } from '../trading/embedded-exchange.ts';
import { addExchangeMetrics } from '../trading/metrics.ts';
import { startExchange } from '../trading/start-exchange.ts';
import { addBackupMetrics } from '../embedded-postgres/backup/last-backup.ts';
import { startRefusal } from './start-refusal.ts';
import { readConfiguration, trustedBy, type Configuration } from '../platform/configuration.ts';
import { databaseClock, systemClock } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { openDatabase, type Database } from '../platform/database/pool.ts';
import {
  addReplicaMetrics,
  openReplica,
  replicaAddress,
  type Replica,
} from '../platform/database/replica.ts';
import {
  embeddedAccess,
  externalAccess,
  installDatabase,
  type DatabaseAccess,
} from '../platform/database/server-role.ts';
import { addDiskMetrics, watchDiskSpace } from '../platform/operations/disk-space.ts';
import { placesOf } from '../embedded-postgres/places.ts';
import { startEmbeddedPostgres } from '../embedded-postgres/embedded-postgres.ts';
import {
  isFromLoopback,
  isHealthCheck,
  measureRequests,
  mountHealth,
  mountMetrics,
  serveOperations,
} from '../platform/operations/health.ts';
import { boundInFlight } from '../platform/http/in-flight.ts';
import { registerJsonBodies } from '../platform/http/json-bodies.ts';
import { createLog } from '../platform/log.ts';
import { metrics } from '../platform/operations/metrics.ts';
import {
  answerUnreadable,
  problemFrom,
  registerProblemDetails,
  sendProblem,
  UNREADABLE,
} from '../platform/http/problem-details.ts';
import { addVersionMetric, outlayVersion } from '../platform/version.ts';
import { refuseOtherKey } from '../platform/secrets.ts';
import { systemRandom } from '../platform/random.ts';
import { watchReadiness, type Readiness } from '../platform/operations/readiness.ts';

const REQUEST_TIMEOUT_MS = 120_000;

export interface Running {
  /** The address of the dashboard; null when this process does not serve it. */
  url: string | null;
  /** The address that sets up an installation without an entity; null with one, and without a dashboard. */
  firstStart: string | null;
  /** Finishes the requests in flight, then stops everything, the embedded database last. */
  stop(): Promise<void>;
}

/** The parts that a test server replaces or adds: a clock that the test moves, and access to the context. */
interface TestParts extends Partial<Pick<Context, 'clock' | 'secondClock'>> {
  opened?: (context: Context) => void;
}

/** Starts the service according to its settings. `say` prints a line for the operator. */
export async function start(
  environment: NodeJS.ProcessEnv,
  say: (line: string) => void,
  { opened, ...clocks }: TestParts = {},
): Promise<Running> {
  const configuration = readConfiguration(environment);
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) {
      await step().catch((error: unknown) =>
        process.stderr.write(`An error occurred while stopping: ${String(error)}\n`),
      );
    }
  };
  try {
    const context = await open(configuration, stops, say, clocks);
    opened?.(context);
    const readiness = watchReadiness(context);
    await serveOperations(context, readiness, say);
    addVersionMetric(metrics);
    context.log.info({ version: outlayVersion(), roles: [...configuration.roles] }, 'Outlay starts');
    addPaymentsMetrics(metrics, context);
    if (context.replica) addReplicaMetrics(metrics, context.replica);
    if (context.diskSpace) addDiskMetrics(metrics, context.diskSpace);
    if (!configuration.databaseUrl) addBackupMetrics(metrics, context);
    if (configuration.roles.has('exchange')) {
      const exchange = await startExchange(context, EMBEDDED_EXCHANGE);
      addExchangeMetrics(metrics, context, () => exchange.current());
    }
    if (configuration.roles.has('web')) await serve(context, readiness);
    if (configuration.roles.has('worker')) {
      const worker = await startWorker(context);
      context.onClose(() => worker.stop());
    }
    const hasDashboard = configuration.roles.has('web');
    return {
      url: hasDashboard ? configuration.publicUrl : null,
      firstStart: hasDashboard ? await makeFirstStartLink(context) : null,
      stop,
    };
  } catch (error) {
    await stop();
    throw startRefusal(error, configuration);
  }
}

/** Opens the database, migrated and with demo data if configured, and makes the context of every room. */
async function open(
  configuration: Configuration,
  stops: (() => Promise<void>)[],
  say: (line: string) => void,
  clocks: Omit<TestParts, 'opened'>,
): Promise<Context> {
  const address = await installDatabase(
    await databaseAccess(configuration, stops, say),
    PAYMENTS_QUEUES,
    say,
  );
  const database = openDatabase(address, { max: 20, name: 'outlay' });
  stops.push(() => database.close());
  const log = createLog(configuration.logLevel);
  const replica = replicaOf(configuration, database, log);
  if (replica) stops.push(() => replica.close());
  const diskSpace = configuration.databaseUrl
    ? null
    : await watchDiskSpace(foldersOf(configuration.dataDir), log);
  if (diskSpace) stops.push(async () => diskSpace.stop());
  const context: Context = {
    configuration,
    ...(diskSpace ? { diskSpace } : {}),
    clock: systemClock,
    secondClock: databaseClock(database),
    ...clocks,
    random: systemRandom,
    database,
    ...(replica ? { replica } : {}),
    log,
    onClose: (step) => stops.push(step),
  };
  await refuseOtherKey(context);
  await guardDemo(context, say);
  await installBanks(context);
  await fillNameKeys(context);
  if (configuration.seed === 'demo') await seedDemo(context);
  return context;
}

function replicaOf(configuration: Configuration, primary: Database, log: Logger): Replica | null {
  if (!configuration.databaseReplicaUrl) return null;
  const address = replicaAddress(primary.address, configuration.databaseReplicaUrl);
  return openReplica({ primary, address, clock: systemClock, log });
}

async function databaseAccess(
  configuration: Configuration,
  stops: (() => Promise<void>)[],
  say: (line: string) => void,
): Promise<DatabaseAccess> {
  if (configuration.databaseUrl)
    return externalAccess(configuration.databaseUrl, configuration.migrationDatabaseUrl);
  const postgres = await startEmbeddedPostgres(configuration.dataDir, say, { onLost: endWithoutDatabase });
  stops.push(() => postgres.stop());
  return embeddedAccess(postgres.address);
}

/**
 * The folders whose disks must not run out of space. The database may be on a different disk from DATA_DIR.
 */
function foldersOf(dataDir: string): string[] {
  return [dataDir, placesOf(dataDir).data];
}

function endWithoutDatabase(logFile: string): void {
  process.stderr.write(
    `The embedded PostgreSQL ended and cannot be restarted. Read ${logFile} for the reason, then start ` +
      'Outlay again.\n',
  );
  process.exit(1);
}

/** How long running requests may take to finish after the service is asked to stop. */
const CLOSING_MS = 20_000;

async function serve(context: Context, readiness: Readiness): Promise<void> {
  const app = await buildApp(context, readiness);
  context.onClose(async () => {
    const deadline = setTimeout(() => app.server.closeAllConnections(), CLOSING_MS);
    await app.close();
    clearTimeout(deadline);
  });
  const { port, host } = context.configuration;
  await app.listen({ port, host }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE')
      throw new StartRefused(
        `Port ${port} on ${host} is in use. Stop the program that uses it, or set PORT to another port.`,
      );
    throw error;
  });
}

const LONGEST_DELAY_MS = 5_000;

function overloaded(): Problem {
  return new Problem(503, 'overloaded', 'Busy', explain('overloaded'), { headers: { 'retry-after': '2' } });
}

/** A process whose event loop lags by seconds answers 503 at once, before its clients time out. */
async function registerPressure(app: FastifyInstance): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: LONGEST_DELAY_MS,
    pressureHandler: (request) => {
      if (!isHealthCheck(request)) throw overloaded();
    },
  });
}

/** The log of requests: errors are logged, the framework's own messages are not. */
function forRequests(log: Logger): FastifyBaseLogger {
  return log.child({}, log.level === 'info' ? { level: 'warn' } : {});
}

/** The web application of `npm start` and of the interface tests, not yet listening. */
export async function buildApp(
  context: Context,
  readiness: Readiness = watchReadiness(context),
): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: forRequests(context.log),
    logController: new LogController({ disableRequestLogging: true }),
    rewriteUrl: gatewayRewrite,
    trustProxy: trustedBy(context.configuration),
    frameworkErrors: (error, request, reply) =>
      sendProblem(
        request as FastifyRequest,
        reply as unknown as FastifyReply,
        problemFrom(error) ?? UNREADABLE,
      ),
    clientErrorHandler: answerUnreadable,
    bodyLimit: 1_048_576,
    requestTimeout: REQUEST_TIMEOUT_MS,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200 },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', null);
  registerProblemDetails(app, () => context.diskSpace?.current()?.state === 'full');
  boundInFlight(app, 'web', context.configuration.inFlight, overloaded, isHealthCheck);
  registerJsonBodies(app);
  await registerPressure(app);
  const access = await createAccess(context);
  measureRequests(app);
  mountHealth(app, readiness);
  if (!context.configuration.operations) mountMetrics(app, isFromLoopback);
  await gateway(app, context, access);
  await payments(app, context, access);
  return app;
}
