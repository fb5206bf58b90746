import type { Context } from '../platform/context.ts';
import type { AccountDirectory } from './account-directory.ts';
import type { CustomerVault } from './account/customer-data.ts';
import type { Engine } from './engine/engine.ts';

/** The exchange as its verbs see it, while this process runs it. */
export interface Exchange {
  readonly context: Context;
  readonly engine: Engine;
  readonly accounts: AccountDirectory;
  readonly customers: CustomerVault;
  /** The time of the last command when it was opened, in epoch ms. */
  readonly openedAfterMs: number;
  /** When each key, by its id, signed the last request that an earlier process took, in epoch ms. */
  readonly lastSigned: ReadonlyMap<string, number>;
  /** Runs work after what was handed in before has ended. */
  oneByOne<T>(work: () => Promise<T>): Promise<T>;
  stop(): Promise<void>;
}
