import {
  CALENDAR_DAYS,
  type getPaymentCalendar as op,
} from '../../../contract/dashboard/payment-calendar.ts';
import { balanceOn } from '../../../domain/schedules/projected-balance.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { formatAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadDateSettings } from '../batches/dates/date-settings.ts';
import { loadEntityConfig } from '../entity/config/entity-config.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import {
  daysAhead,
  loadAvailable,
  loadExpected,
  loadLeaving,
  projectLeaving,
  type Leaving,
} from './load-movements.ts';

/** GET /app/payment-calendar: what leaves in the next 60 days, and the balance; 204 without a calendar. */
export function getPaymentCalendar({ database, clock }: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, reply }) => {
    const at = nowOf(clock);
    const entity = await loadEntityConfig(database, entityId);
    const settings = entity && (await loadDateSettings(database, entityId, at, entity));
    if (!entity || !settings) return reply.code(204).send();
    const { defaultRail } = await loadPaymentConfig(database, entityId);
    const { currency } = entity.country;
    const today = daysAhead({ settings, at }, 0);
    const to = daysAhead({ settings, at }, CALENDAR_DAYS);
    const projecting = { entity, settings, defaultRail, currency, at, to };
    const availableMinor = await loadAvailable(database, entityId, currency);
    const expected = await loadExpected(database, projecting);
    const found = { leaving: await loadLeaving(database, projecting), expected };
    const { leaving, ...projection } = projectLeaving(availableMinor, found, today);
    const onDay = groupBy(leaving, ({ day }) => (day < today ? today : day));
    const comesOn = groupBy(expected, ({ day }) => day);
    const money = (minor: bigint) => formatAmount(minor, currency);
    return {
      currency,
      today,
      lastDay: to,
      availableBalance: money(availableMinor),
      lowest: { date: projection.lowest.day, balance: money(projection.lowest.balanceMinor) },
      firstShortOn: projection.firstShortOn,
      days: [...new Set([...onDay.keys(), ...comesOn.keys()])].sort().map((date) => ({
        date,
        payments: (onDay.get(date) ?? []).map((one) => displayLeaving(one, money)),
        expected: (comesOn.get(date) ?? []).map(({ id, amountMinor }) => ({
          id,
          amount: money(amountMinor),
        })),
        balance: money(balanceOn(projection, availableMinor, date)),
      })),
    };
  };
}

function displayLeaving(
  { kind, id, dueOn, label, waitsForApproval, approveBy, amountMinor, feeMinor, sweep }: Leaving,
  money: (minor: bigint) => string,
) {
  return {
    kind,
    id,
    dueOn,
    label,
    waitsForApproval,
    approveBy,
    amount: money(amountMinor),
    // A sweep with nothing to move pays no fee.
    fee: money(sweep && amountMinor === 0n ? 0n : feeMinor),
    sweep: sweep && { most: money(sweep.mostMinor), keep: money(sweep.keepMinor) },
  };
}
