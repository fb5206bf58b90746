import type { listAllBalances as operation } from '../../../contract/trading/account.ts';
import { shownId } from '../account-directory.ts';
import type { Call } from '../call.ts';
import type { ExchangeService } from '../exchange-service.ts';
import { balancesOf } from '../views/balances.ts';

interface Held {
  account: number;
  asset: string;
}

/** The current balances of the primary account and its subaccounts, without zero balances. */
export async function listAllBalances({ exchange, account }: Call<typeof operation>): Promise<object[]> {
  const { state } = exchange.engine;
  const groups = exchange.accounts
    .family(account.primaryNumber)
    .map((member) => ({ member, balances: balancesOf(state, member.number) }));
  const changes = await lastChanges(
    exchange,
    groups.flatMap(({ member, balances }) =>
      balances.map(({ currency }) => ({ account: member.number, asset: currency })),
    ),
  );
  return groups.map(({ member, balances }) => ({
    account: { label: member.label, id: shownId(member).toString() },
    balances: balances.map((balance) => ({
      ...balance,
      updatedAt: changes.get(`${member.number} ${balance.currency}`)!.toISOString(),
    })),
  }));
}

/**
 * When each balance last changed: by a transaction, by an order that holds or held it, or by a loan offer.
 */
async function lastChanges(
  { engine, context }: ExchangeService,
  held: readonly Held[],
): Promise<Map<string, Date>> {
  if (held.length === 0) return new Map();
  const { rules } = engine.state;
  const pairs = held.map(({ asset }) =>
    rules.pairs
      .flatMap(({ base, quote, symbol }) => (base === asset || quote === asset ? [symbol] : []))
      .join(','),
  );
  await engine.projected();
  const rows = await context.database.query(
    `SELECT h.account, h.asset, GREATEST(t.at, o.at, l.at, a.created_at) AS at
     FROM unnest($1::int[], $2::text[], $3::text[]) AS h (account, asset, pairs)
     JOIN exchange.accounts a ON a.number = h.account
     LEFT JOIN LATERAL (
       SELECT at
       FROM exchange.transactions
       WHERE account = h.account
         AND (debit_asset = h.asset OR credit_asset = h.asset OR fee_asset = h.asset)
       ORDER BY command DESC, place DESC LIMIT 1
     ) t ON true
     LEFT JOIN LATERAL (
       SELECT updated_at AS at
       FROM exchange.orders
       WHERE account = h.account
         AND pair = ANY(string_to_array(h.pairs, ','))
         AND state <> 'failed'
       ORDER BY updated_at DESC, updated_by DESC, number DESC LIMIT 1
     ) o ON true
     LEFT JOIN LATERAL (
       SELECT updated_at AS at
       FROM exchange.loan_updates
       WHERE account = h.account
         AND asset = h.asset
       ORDER BY command DESC, place DESC LIMIT 1
     ) l ON true`,
    [held.map(({ account }) => account), held.map(({ asset }) => asset), pairs],
  );
  return new Map(rows.map(({ account, asset, at }) => [`${account} ${asset}`, at]));
}
