import { countryOf } from '../../../../domain/countries/registry.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { formatAmount, parseAmount, type Currency } from '../../../../shared/money.ts';
import type { Rail } from '../../../../shared/terms.ts';
import type { Queryable, Tx } from '../../../platform/database/pool.ts';
import type {
  AnyControlKind,
  AppliedChange,
  ControlKindOf,
  SettingChange,
} from '../../control/control-kind.ts';
import type { StoredEntityRail } from '../tables.ts';

type Config = NonNullable<Awaited<ReturnType<typeof findConfig>>>;

interface Limits {
  maxBatchWithdrawals: number;
  /** Sorted by currency. */
  maxBatchAmounts: { currency: Currency; amountMinor: string }[];
}

async function findConfig(db: Queryable, entityId: string) {
  const [config] = await db.query(
    `SELECT country, payouts_enabled, max_batch_withdrawals, max_batch_amounts, rails,
            config_needs_second_since
       FROM entity_configs
      WHERE entity_id = $1`,
    [entityId],
  );
  return config ?? null;
}

/** The config, locked until the transaction ends. Throws 400 `control_change_refused` without one. */
async function lockEntityConfig(tx: Tx, entityId: string): Promise<Config> {
  await tx.query('SELECT 1 FROM entity_configs WHERE entity_id = $1 FOR UPDATE', [entityId]);
  const config = await findConfig(tx, entityId);
  if (!config) throw refused('control_change_refused', explain('control_change_refused.no_config'));
  return config;
}

function appliedTo(entityId: string, action: string, details: Record<string, unknown>): AppliedChange {
  return { action, subjectType: 'entity', subjectId: entityId, details };
}

const inOrder = (amounts: Limits['maxBatchAmounts']) =>
  amounts.toSorted((a, b) => a.currency.localeCompare(b.currency));

const limitsOf = (config: Config): Limits => ({
  maxBatchWithdrawals: config.max_batch_withdrawals,
  maxBatchAmounts: inOrder(config.max_batch_amounts),
});

const limits: ControlKindOf<'CHANGE_LIMITS'> = {
  kind: 'CHANGE_LIMITS',
  async ask(_, tx, entityId, { maxBatchWithdrawals, maxBatchAmounts }) {
    const config = await lockEntityConfig(tx, entityId);
    const amounts = maxBatchAmounts.map(({ currency, amount }, place) => {
      const amountMinor = parseAmount(amount, currency);
      if (amountMinor === null || amountMinor <= 0n)
        throw badAmount(`maxBatchAmounts[${place}].amount`, currency);
      return { currency, amountMinor: amountMinor.toString() };
    });
    if (new Set(amounts.map(({ currency }) => currency)).size < amounts.length)
      throw refused('control_change_refused', explain('control_change_refused.twice'));
    const wanted: Limits = { maxBatchWithdrawals, maxBatchAmounts: inOrder(amounts) };
    return { subjectId: null, basis: { ...limitsOf(config) }, wanted: { ...wanted } };
  },
  async basisNow(db, { entityId }) {
    const config = await findConfig(db, entityId);
    return config && { ...limitsOf(config) };
  },
  async apply(_, tx, { entityId, basis, wanted }, at) {
    const { maxBatchWithdrawals, maxBatchAmounts } = wanted as unknown as Limits;
    await tx.query(
      `UPDATE entity_configs
          SET max_batch_withdrawals = $2, max_batch_amounts = $3, updated_at = $4
        WHERE entity_id = $1`,
      [entityId, maxBatchWithdrawals, JSON.stringify(maxBatchAmounts), at],
    );
    return appliedTo(entityId, 'entity.limits_changed', { before: basis, after: wanted });
  },
  settings(basis, wanted) {
    const [before, after] = [basis, wanted] as unknown as [Limits, Limits];
    const currencies = new Set(
      [...before.maxBatchAmounts, ...after.maxBatchAmounts].map((one) => one.currency),
    );
    const amountOf = ({ maxBatchAmounts }: Limits, currency: Currency) => {
      const limit = maxBatchAmounts.find((one) => one.currency === currency);
      return limit ? `${currency} ${formatAmount(BigInt(limit.amountMinor), currency)}` : null;
    };
    return changed([
      ['maxBatchWithdrawals', String(before.maxBatchWithdrawals), String(after.maxBatchWithdrawals)],
      ...[...currencies].map(
        (currency) =>
          [`maxBatchAmount.${currency}`, amountOf(before, currency), amountOf(after, currency)] as const,
      ),
    ]);
  },
};

/** A rail as it is, or null while it is off. */
interface RailWanted {
  rail: Rail;
  settings: Omit<StoredEntityRail, 'rail'> | null;
  currency: Currency;
}

const railOf = (config: Config, rail: Rail): RailWanted => {
  const found = config.rails.find((one) => one.rail === rail);
  return {
    rail,
    settings: found
      ? { maxAmountMinor: found.maxAmountMinor, unitFeeMinor: found.unitFeeMinor, cutOff: found.cutOff }
      : null,
    currency: countryOf(config.country).currency,
  };
};

const fees: ControlKindOf<'CHANGE_FEES'> = {
  kind: 'CHANGE_FEES',
  async ask(_, tx, entityId, { rail, isOn, unitFee, maxAmount, cutOff }) {
    const config = await lockEntityConfig(tx, entityId);
    const country = countryOf(config.country);
    if (!country.rails.all.some((one) => one.rail === rail))
      throw refused(
        'control_change_refused',
        explain('control_change_refused.rail', { rail, country: country.code }),
      );
    const { currency } = country;
    const fee = parseAmount(unitFee, currency);
    if (fee === null || fee < 0n) throw badAmount('unitFee', currency);
    const max = maxAmount === null ? null : parseAmount(maxAmount, currency);
    if (maxAmount !== null && (max === null || max <= 0n)) throw badAmount('maxAmount', currency);
    const settings = isOn
      ? { maxAmountMinor: max?.toString() ?? null, unitFeeMinor: fee.toString(), cutOff }
      : null;
    if (!isOn && config.rails.every((one) => one.rail === rail)) throw lastRail();
    return {
      subjectId: null,
      basis: { ...railOf(config, rail) },
      wanted: { ...({ rail, settings, currency } satisfies RailWanted) },
    };
  },
  async basisNow(db, { entityId, wanted }) {
    const config = await findConfig(db, entityId);
    return config && { ...railOf(config, (wanted as unknown as RailWanted).rail) };
  },
  async apply(_, tx, { entityId, basis, wanted }, at) {
    const { rail, settings } = wanted as unknown as RailWanted;
    const config = await lockEntityConfig(tx, entityId);
    const order = countryOf(config.country).rails.all.map((one) => one.rail);
    const others = config.rails.filter((one) => one.rail !== rail);
    if (settings === null && others.length === 0) throw lastRail();
    const rails = [...others, ...(settings ? [{ rail, ...settings }] : [])].toSorted(
      (a, b) => order.indexOf(a.rail) - order.indexOf(b.rail),
    );
    await tx.query('UPDATE entity_configs SET rails = $2, updated_at = $3 WHERE entity_id = $1', [
      entityId,
      JSON.stringify(rails),
      at,
    ]);
    return appliedTo(entityId, 'entity.fees_changed', { before: basis, after: wanted });
  },
  settings(basis, wanted) {
    const [before, after] = [basis, wanted] as unknown as [RailWanted, RailWanted];
    const money = (minor: string | null | undefined, { currency }: RailWanted) =>
      minor === null || minor === undefined ? null : `${currency} ${formatAmount(BigInt(minor), currency)}`;
    const { rail } = after;
    return changed([
      [`rail.${rail}`, before.settings ? 'ON' : 'OFF', after.settings ? 'ON' : 'OFF'],
      [
        `unitFee.${rail}`,
        money(before.settings?.unitFeeMinor, before),
        money(after.settings?.unitFeeMinor, after),
      ],
      [
        `maxAmount.${rail}`,
        money(before.settings?.maxAmountMinor, before),
        money(after.settings?.maxAmountMinor, after),
      ],
      [`cutOff.${rail}`, before.settings?.cutOff ?? null, after.settings?.cutOff ?? null],
    ]);
  },
};

const payoutsOn: ControlKindOf<'SWITCH_PAYOUTS_ON'> = {
  kind: 'SWITCH_PAYOUTS_ON',
  async ask(_, tx, entityId) {
    const config = await lockEntityConfig(tx, entityId);
    if (config.payouts_enabled)
      throw refused('control_change_refused', explain('control_change_refused.payouts'));
    return { subjectId: null, basis: { payoutsEnabled: false }, wanted: { payoutsEnabled: true } };
  },
  async basisNow(db, { entityId }) {
    const config = await findConfig(db, entityId);
    return config && { payoutsEnabled: config.payouts_enabled };
  },
  async apply(_, tx, { entityId }, at) {
    await tx.query('UPDATE entity_configs SET payouts_enabled = true, updated_at = $2 WHERE entity_id = $1', [
      entityId,
      at,
    ]);
    return appliedTo(entityId, 'entity.payouts_on', { before: { payouts: 'off' }, after: { payouts: 'on' } });
  },
  settings: () => [{ setting: 'payouts', before: 'OFF', after: 'ON' }],
};

const configByOne: ControlKindOf<'CONFIG_BY_ONE_ADMIN'> = {
  kind: 'CONFIG_BY_ONE_ADMIN',
  async ask(_, tx, entityId) {
    const { config_needs_second_since: since } = await lockEntityConfig(tx, entityId);
    if (!since) throw refused('control_change_refused', explain('control_change_refused.config'));
    return { subjectId: null, basis: { since: since.toISOString() }, wanted: { since: null } };
  },
  async basisNow(db, { entityId }) {
    const config = await findConfig(db, entityId);
    return config && { since: config.config_needs_second_since?.toISOString() ?? null };
  },
  async apply(_, tx, { entityId }, at) {
    await tx.query(
      'UPDATE entity_configs SET config_needs_second_since = NULL, updated_at = $2 WHERE entity_id = $1',
      [entityId, at],
    );
    return appliedTo(entityId, 'entity.second_admin_ended', {});
  },
  settings: () => [{ setting: 'configNeedsSecond', before: 'ON', after: 'OFF' }],
};

/** The kinds of changes that concern what the entity may pay. */
export const ENTITY_KINDS: readonly AnyControlKind[] = [limits, fees, payoutsOn, configByOne];

/** The settings that differ. */
function changed(all: readonly (readonly [string, string | null, string | null])[]): SettingChange[] {
  return all.flatMap(([setting, before, after]) => (before === after ? [] : [{ setting, before, after }]));
}

function badAmount(path: string, currency: Currency): Error {
  const text = explain('control_change_refused.amount', { currency });
  return refused('control_change_refused', text, [fieldError(path, 'control_change_refused', text)]);
}

function lastRail(): Error {
  return refused('control_change_refused', explain('control_change_refused.last_rail'));
}
