import { OPERATOR } from '../../src/server/audit/audit.ts';
import { saveCredentials } from '../../src/server/exchange-access/exchange-credentials.ts';
import type { Context } from '../../src/server/platform/context.ts';
import type { Database } from '../../src/server/platform/database/pool.ts';
import { createAccount } from '../../src/server/trading/create-account.ts';
import { ProjectionsDisagree } from '../../src/server/trading/engine/projector.ts';
import { createKey } from '../../src/server/trading/keys/create-key.ts';
import { startExchangeProcess, type ExchangeProcess } from './exchange-process.ts';

/** The initial balances of each entity at the exchange, in smallest units. */
const FUNDED = { ZAR: 100_000_000_000, BTC: 10_000_000, USDC: 5_000_000_000 } as const;

/** The exchange of a stage. It is empty at the beginning of each history. */
export interface StageExchange {
  /** The process that runs; starts another when the last has ended. Throws ProjectionsDisagree. */
  running(): Promise<ExchangeProcess>;
  /** The process that was started last, ended or not. */
  last(): ExchangeProcess;
  /** Begins with accounts and money of these entities. Returns the account of each, and the broker's. */
  begin(entities: ReadonlyMap<string, string>): Promise<ReadonlyMap<string, number>>;
  close(): Promise<void>;
}

export function stageExchange(context: Context, owner: Database): StageExchange {
  const started: ExchangeProcess[] = [];
  const start = async (): Promise<ExchangeProcess> => {
    const process = await startExchangeProcess(context, owner);
    started.push(process);
    return process;
  };
  const endAll = async (): Promise<void> => {
    for (const process of started.splice(0)) await process.stop();
  };
  const running = async (): Promise<ExchangeProcess> => {
    const last = started.at(-1);
    if (last && !last.hasEnded()) return last;
    const lost = last?.lost();
    if (lost instanceof ProjectionsDisagree) throw lost;
    await last?.end();
    const next = await start();
    if (last) next.way = last.way;
    return next;
  };
  return {
    running,
    last: () => started.at(-1)!,
    begin: async (entities) => {
      await endAll();
      await owner.execute(EMPTY);
      const { service } = await start();
      const accounts = new Map<string, number>();
      const plain = { primary: null, marginEnabled: false, futuresEnabled: false } as const;
      for (const name of [...entities.keys(), 'broker']) {
        const { number } = await createAccount(service, { ...plain, kind: 'PRIMARY', label: name });
        accounts.set(name, number);
      }
      for (const [name, entityId] of entities) {
        const account = accounts.get(name)!;
        const key = await createKey(context, account, ['view', 'trade', 'transfer'], name);
        await context.database.transaction((tx) => saveCredentials(context, tx, entityId, key, OPERATOR));
        for (const [asset, amount] of Object.entries(FUNDED))
          await service.engine.submit({ type: 'deposit', account, asset, amount, kind: 'FIAT_DEPOSIT' });
      }
      await service.engine.projected();
      return accounts;
    },
    close: endAll,
  };
}

/** Leaves nothing of an earlier history in the tables of the exchange. */
const EMPTY = `DO $$
  DECLARE tables text;
  BEGIN
    SELECT string_agg(format('%I.%I', schemaname, tablename), ', ') INTO tables
      FROM pg_tables WHERE schemaname = 'exchange';
    EXECUTE 'TRUNCATE ' || tables || ' RESTART IDENTITY CASCADE';
  END $$`;
