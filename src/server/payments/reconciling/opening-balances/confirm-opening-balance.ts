import type { confirmOpeningBalance as op } from '../../../../contract/dashboard/opening-balances.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused, type Problem } from '../../../../shared/errors.ts';
import { formatAmount } from '../../../../shared/money.ts';
import { actorOf } from '../../../audit/audit.ts';
import { requireFreshSignIn } from '../../../identity/step-up.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { addToDays } from '../statements/day-totals.ts';
import { setEarlyAside } from '../statements/set-early-aside.ts';
import { bookOpening } from '../reconciliation/book-opening.ts';
import type { Confirmer } from '../reconciliation/who-may-confirm.ts';
import { loadCandidates } from './candidates.ts';
import { lockWaiting } from './lock-waiting.ts';
import { movedBookings } from './moved-bookings.ts';
import { openingAmounts } from './opening-amounts.ts';
import { requireDecided } from './require-decided.ts';
import { loadOpening, othersWhoMayConfirm } from './opening-for-display.ts';

/**
 * POST /app/opening-balances/{id}/confirm: a user other than the one who proposed it, and other than the
 * uploaders of its statement, books it. Entries of earlier days are set aside. Errors: 401
 * `fresh_sign_in_required`; 404; 400 `opening_balance_not_waiting`, `own_opening_balance`,
 * `opening_balance_not_possible`, `opening_balance_changed`.
 */
export const confirmOpeningBalance: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, body },
) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
  const waiting = await lockWaiting(tx, entityId, params.id);
  const { account, day, openingMinor } = waiting;
  const others = await othersWhoMayConfirm(tx, { ...waiting, entityId });
  if (!others.some((user) => user.userId === userId)) throw ownOpening(others);
  await requireDecided(tx, { accountId: account.id, entityId, day });
  const beginning = { ...account, accountId: account.id, day, openingMinor };
  const amounts = await openingAmounts(tx, beginning);
  const { bookedBeforeMinor, notAtBankMinor, bookedMinor } = amounts;
  const amount = (minor: bigint) => formatAmount(minor, account.currency);
  // The bank may have sent another statement in the place of the one that was proposed.
  const isStated = (await loadCandidates(tx, account.id, waiting.statementId)).length > 0;
  if (!isStated || amount(bookedMinor) !== body.bookedAmount)
    throw refused('opening_balance_changed', explain('opening_balance_changed'));
  const transferId = await bookOpening(context, tx, account, bookedMinor, at);
  await tx.query(
    `UPDATE opening_balances
        SET confirmed_at = $2, confirmed_by = $3, booked_before_minor = $4, not_at_bank_minor = $5,
            booked_minor = $6, transfer_id = $7
      WHERE id = $1`,
    [waiting.id, at, userId, bookedBeforeMinor, notAtBankMinor, bookedMinor, transferId],
  );
  await addToDays(tx, account, await movedBookings(tx, beginning));
  const setAside = await setEarlyAside(tx, account, {
    day,
    openingMinor,
    confirmedBy: userId,
    confirmedAt: at,
  });
  return {
    body: await loadOpening(tx, account.id),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'opening_balance.confirmed',
      subjectType: 'statement_account',
      subjectId: account.id,
      details: {
        accountNumber: account.accountNumber,
        statement: waiting.statementName,
        day,
        currency: account.currency,
        amount: amount(openingMinor),
        bookedAmount: amount(bookedMinor),
        setAside,
      },
    },
  };
};

function ownOpening(others: readonly Confirmer[]): Problem {
  const names = others.map(({ name }) => name).join(', ');
  return refused(
    'own_opening_balance',
    names === '' ? explain('own_opening_balance.alone') : explain('own_opening_balance', { names }),
  );
}
