import type { MailingObstacle } from '../../../../shared/collection-terms.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { loadPayInto } from '../pay-page/receiving-account.ts';

/** Why no payer of an entity can be mailed: a mail to a payer who cannot pay would only be in the way. */
export async function mailingObstacle(
  { configuration }: Pick<Context, 'configuration'>,
  db: Queryable,
  entityId: string,
  currency: Currency,
): Promise<MailingObstacle | null> {
  if (!configuration.smtpUrl) return 'NO_MAIL_SERVER';
  return (await loadPayInto(db, entityId, currency)) === null ? 'NO_ACCOUNT' : null;
}

/** Throws 400 `mail_not_set_up` or `no_receiving_account`. */
export async function requireMailable(
  context: Pick<Context, 'configuration'>,
  db: Queryable,
  entityId: string,
  currency: Currency,
): Promise<void> {
  const obstacle = await mailingObstacle(context, db, entityId, currency);
  if (obstacle === null) return;
  const code = obstacle === 'NO_MAIL_SERVER' ? 'mail_not_set_up' : 'no_receiving_account';
  throw refused(code, explain(code));
}
