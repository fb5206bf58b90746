import type { Context } from '../platform/context.ts';
import type { AccountDirectory } from './account-directory.ts';
import type { CustomerVault } from './account/customer-data.ts';
import type { Engine } from './engine/engine.ts';
import type { EarlierSignatures } from './engine/journal.ts';

/** The exchange as its verbs see it, while this process runs it. */
export interface ExchangeService {
  readonly context: Context;
  readonly engine: Engine;
  readonly accounts: AccountDirectory;
  readonly customers: CustomerVault;
  /** The time of the last command when it was opened, in epoch ms. */
  readonly openedAfterMs: number;
  /** What earlier processes accepted of each key. */
  readonly signedBefore: EarlierSignatures;
  /** Runs work after what was handed in before has ended. */
  oneByOne<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}
