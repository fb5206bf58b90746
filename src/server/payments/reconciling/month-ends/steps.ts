import { mayClose } from '../../../../domain/reconciliation/month-end.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused, type Problem } from '../../../../shared/errors.ts';
import { actorOf, type AuditRecord } from '../../../audit/audit.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Queryable, Tx } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { lockAccounts } from '../reconciliation/post-entries.ts';
import { loadClose, othersThan, type MonthForDisplay } from './month-for-display.ts';

/** A closing, with the accounts of the entity locked: nothing is posted or stored meanwhile. Throws 404. */
export async function lockClose(tx: Tx, entityId: string, id: string) {
  const { account_id: accountId } = await loadClose(tx, entityId, id);
  await lockAccounts(tx, accountId);
  const close = await loadClose(tx, entityId, id);
  const [row] = await tx.query('SELECT withdrawn_at FROM month_closes WHERE id = $1', [id]);
  return { ...close, isWithdrawn: row!.withdrawn_at !== null };
}

/** The second step of closing or reopening. Throws 401 `fresh_sign_in_required`; 400 `own_month_end`. */
export async function requireSecondUser(tx: Tx, caller: Caller, askedBy: string, at: Date): Promise<void> {
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, caller.entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
  if (askedBy === caller.userId) throw await ownMonthEnd(tx, caller.entityId, askedBy);
}

async function ownMonthEnd(db: Queryable, entityId: string, askedBy: string): Promise<Problem> {
  const names = (await othersThan(db, entityId, askedBy)).map(({ name }) => name).join(', ');
  return refused(
    'own_month_end',
    names === '' ? explain('own_month_end.alone') : explain('own_month_end', { names }),
  );
}

/** Throws 400 `month_end_not_possible` for the first matter that prevents it. */
export function requireClosable(
  { matters, differenceAmount, account }: MonthForDisplay,
  explanation: string | null,
): void {
  const isExplained = explanation !== null;
  if (mayClose(matters) && (isExplained || matters.every(({ code }) => code !== 'DIFFERENCE'))) return;
  const first = matters.find(({ weight }) => weight === 'BLOCKS') ?? { code: 'DIFFERENCE', count: 1 };
  const { code, count } = first;
  if (code === 'EARLIER_MONTH' || code === 'FINDINGS' || code === 'OPEN_ENTRIES')
    throw refused('month_end_not_possible', explain(`month_end_not_possible.${code}`, { count }));
  if (code === 'NOT_OVER' || code === 'NOT_BEGUN' || code === 'STATEMENTS')
    throw refused('month_end_not_possible', explain(`month_end_not_possible.${code}`));
  const difference = { amount: differenceAmount ?? '', currency: account.currency };
  throw refused('month_end_not_possible', explain('month_end_not_possible.DIFFERENCE', { difference }));
}

type Step =
  | 'requested'
  | 'confirmed'
  | 'withdrawn'
  | 'reopen_requested'
  | 'reopen_withdrawn'
  | 'reopened'
  | 'exported';

/** The audit row of a step of a month. */
export function auditOfMonth(
  caller: Caller,
  at: Date,
  step: Step,
  { account, month }: Pick<MonthForDisplay, 'account' | 'month'>,
  details: Record<string, unknown>,
): AuditRecord {
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action: `month_end.${step}`,
    subjectType: 'statement_account',
    subjectId: account.id,
    details: { accountNumber: account.accountNumber, month, ...details },
  };
}
