import type { Context } from '../platform/context.ts';
import type { AccountDirectory } from './account-directory.ts';
import type { CustomerVault } from './customer-data.ts';
import type { Engine } from './engine/engine.ts';
import type { EarlierSignatures } from './engine/journal.ts';

/** The running exchange, as its operations see it. */
export interface ExchangeService {
  readonly context: Context;
  readonly engine: Engine;
  readonly accounts: AccountDirectory;
  readonly customers: CustomerVault;
  /** The time of the last command before the exchange was opened, in epoch ms. */
  readonly openedAfterMs: number;
  /** The signatures that earlier processes accepted. */
  readonly signedBefore: EarlierSignatures;
  /** Runs tasks one at a time, in order. */
  oneByOne<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}
