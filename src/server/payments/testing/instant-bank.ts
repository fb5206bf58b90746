import type { Context } from '../../platform/context.ts';
import type { BankConnection } from '../connection/connection.ts';
import { bankConnections, type BankConnections } from '../paying/registry.ts';
import { INSTANT, sandboxConnection } from '../connection/sandbox/sandbox-connection.ts';

/** The sandbox bank, answering at once. */
export function instantBank({ database, clock }: Context): BankConnection {
  return sandboxConnection(database, clock, INSTANT);
}

/** Every payment goes through one connection: the instant sandbox unless another is given. */
export function through(
  context: Context,
  connection: BankConnection = instantBank(context),
): BankConnections {
  return bankConnections([{ connection }]);
}
