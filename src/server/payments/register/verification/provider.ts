import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { canAskBanks } from '../../entity/config/verified-above.ts';
import { SANDBOX } from './sandbox.ts';
import type { VerificationProvider } from './verification-provider.ts';

/** The provider of an entity; null without one. The sandbox is the only one. */
export async function providerOf(
  { configuration }: Pick<Context, 'configuration'>,
  db: Queryable,
  entityId: string,
): Promise<VerificationProvider | null> {
  return (await canAskBanks(configuration, db, entityId)) ? SANDBOX : null;
}
