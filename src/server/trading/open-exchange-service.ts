import { RULES } from '../../domain/exchange/markets.ts';
import { HOUSE } from '../../domain/exchange/state.ts';
import type { Context } from '../platform/context.ts';
import { openAccountDirectory } from './account-directory.ts';
import { openCustomerVault } from './customer-data.ts';
import { createAccount } from './create-account.ts';
import { startEngine } from './engine/engine.ts';
import { earlierSignatures } from './engine/journal.ts';
import type { ExchangeService } from './exchange-service.ts';

/**
 * Starts the engine and the services around it. A new exchange gets its rules and the house's account.
 * `onLost` is called when the exchange has to stop; `atMs` is for demo data only. Throws EngineTaken when
 * another process runs it.
 */
export async function openExchangeService(
  context: Context,
  onLost: (error: Error) => void,
  atMs?: number,
): Promise<ExchangeService> {
  const engine = await startEngine(context, onLost);
  try {
    const openedAfterMs = engine.state.at;
    const { takerFeePpm, makerRewardPpm } = context.configuration.trading;
    const rules = { ...RULES, takerFeePpm, makerRewardPpm };
    if (JSON.stringify(engine.state.rules) !== JSON.stringify(rules))
      await engine.submit({ type: 'configure', rules }, { at: atMs });
    let last: Promise<unknown> = Promise.resolve();
    const exchange: ExchangeService = {
      context,
      engine,
      accounts: await openAccountDirectory(context.database),
      customers: await openCustomerVault(context),
      openedAfterMs,
      signedBefore: await earlierSignatures(context.database),
      oneByOne: (work) => {
        const turn = last.then(work);
        last = turn.catch(() => undefined);
        return turn;
      },
      stop: () => engine.stop(),
    };
    if (engine.state.accounts.count === HOUSE)
      await createAccount(
        exchange,
        { kind: 'HOUSE', primary: null, label: 'House', marginEnabled: false, futuresEnabled: false },
        atMs,
      );
    return exchange;
  } catch (error) {
    await engine.stop();
    throw error;
  }
}
