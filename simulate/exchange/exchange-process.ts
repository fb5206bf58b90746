import type { FastifyInstance } from 'fastify';
import { gatewayPass } from '../../src/server/exchange-access/gateway-pass.ts';
import { unavailabilityOf } from '../../src/server/platform/database/unavailable.ts';
import { openDatabase, type Database } from '../../src/server/platform/database/pool.ts';
import type { Context } from '../../src/server/platform/context.ts';
import type { ExchangeService } from '../../src/server/trading/exchange-service.ts';
import type { NewCommand } from '../../src/server/trading/engine/engine.ts';
import { openKeys } from '../../src/server/trading/keys/find-key.ts';
import { buildListener } from '../../src/server/trading/listener.ts';
import { openExchangeService } from '../../src/server/trading/open-exchange-service.ts';
import { connectionLost, intercept, textOf } from '../turns.ts';
import type { ExchangeEnd, WayToExchange } from './events.ts';

/**
 * The exchange as one more process: its engine, listener and connections. It can end between two of its
 * statements; what it holds in memory is then lost, and the next one starts from the journal.
 */
export interface ExchangeProcess {
  readonly service: ExchangeService;
  /** Whether it has ended, by a crash or because PostgreSQL did. */
  hasEnded(): boolean;
  /** Why it closed by itself. */
  lost(): Error | null;
  /** Ends it as if it was killed, at once or at a later statement. */
  end(at?: ExchangeEnd): Promise<void>;
  way: WayToExchange;
  /** Gives its engine a command that no request asked for. Throws when it ends before the answer. */
  submit(command: NewCommand): Promise<void>;
  /** Resolves once a started end is complete. */
  settled(): Promise<void>;
  /** Ends it in order. */
  stop(): Promise<void>;
}

const WRITES: Readonly<Record<ExchangeEnd['at'], RegExp>> = {
  JOURNAL: /INSERT INTO exchange\.commands/,
  PROJECTIONS: /(INSERT INTO|UPDATE) exchange\.(?!commands)/,
};

/** Starts a process of the exchange on the port of the gateway's settings. */
export async function startExchangeProcess(context: Context, owner: Database): Promise<ExchangeProcess> {
  const database = openDatabase(context.database.address, { name: 'exchange', max: 4 });
  const own: Context = { ...context, database, onClose: () => undefined };
  let planned: ExchangeEnd | null = null;
  let isKilled = false;
  let lost: Error | null = null;
  let ending: Promise<void> = Promise.resolve();
  let tellEnd: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    tellEnd = () => reject(connectionLost());
  });
  ended.catch(() => undefined);
  const door: { way: WayToExchange; app: FastifyInstance | null } = { way: 'UP', app: null };

  const kill = async (): Promise<void> => {
    isKilled = true;
    tellEnd();
    door.app?.server.closeAllConnections();
    await door.app?.close();
    await owner
      .query(
        `SELECT pg_terminate_backend(pid, 5000) AS gone FROM pg_stat_activity
          WHERE datname = current_database() AND application_name IN ('exchange', 'outlay-exchange-lock')`,
      )
      .catch((error: unknown) => {
        // When PostgreSQL has ended, so have these connections.
        if (unavailabilityOf(error) !== 'lost') throw error;
      });
    // The parts of it that still run in this process fail at their next statement.
    void service.stop().catch(() => undefined);
  };
  const killOnce = (): void => {
    if (!isKilled) ending = kill();
  };
  intercept(database.pool, {
    pass: async (_client, given, query) => {
      if (isKilled) throw connectionLost();
      const isPlace = planned && WRITES[planned.at].test(textOf(given)) && --planned.statement === 0;
      if (!isPlace) return query(...given);
      if (planned!.isAfter) await query(...given);
      killOnce();
      throw connectionLost();
    },
    isBroken: () => isKilled,
  });

  const service = await openExchangeService(own, (error) => {
    lost = error;
    tellEnd();
  });
  const app = buildListener(own, () => (lost ? null : service), await openKeys(own), await gatewayPass(own));
  app.addHook('onRequest', (request, _reply, done) => {
    if (door.way === 'DOWN') request.socket.destroy();
    else done();
  });
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (door.way === 'ANSWERS_LOST') request.socket.destroy();
    done(null, payload);
  });
  door.app = app;
  await app.listen({ port: context.configuration.trading.port, host: '127.0.0.1' });
  return {
    service,
    hasEnded: () => isKilled || lost !== null,
    lost: () => lost,
    end: async (at) => {
      if (at) planned = { ...at };
      else killOnce();
      await ending;
    },
    submit: async (command) => {
      await Promise.race([service.engine.submit(command), ended]);
    },
    get way() {
      return door.way;
    },
    set way(way) {
      door.way = way;
    },
    settled: async () => {
      if (!isKilled && !lost) await service.engine.projected().catch(() => undefined);
      await ending;
    },
    stop: async () => {
      if (!isKilled) {
        await app.close();
        await service.stop();
      }
      await ending;
      await database.close();
    },
  };
}
