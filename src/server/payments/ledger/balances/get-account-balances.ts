import { explain } from '../../../../shared/error-texts.ts';
import type { getAccountBalances as op } from '../../../../contract/balances.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { CURRENCIES, formatAmount, isCurrency, type Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';

/**
 * GET /payments/account/balances/{type}: one balance for each currency, in the order of the request. Money
 * that has left a bank account and is not booked is not available. 400 `unknown_currency`.
 */
export function getAccountBalances(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const currencies = readCurrencies(query.currency);
    const rows = await context.database.prepared(
      `SELECT currency,
              (coalesce(sum(balance_minor) FILTER (WHERE bucket = 'AVAILABLE'), 0)
                - CASE $2 WHEN 'FUNDING' THEN not_available_of_funding($1, currency) ELSE 0 END)::bigint
                AS available_minor,
              coalesce(sum(balance_minor) FILTER (WHERE bucket = 'RESERVED'), 0)::bigint AS reserved_minor,
              max(updated_at) AS updated_at
         FROM ledger_accounts
        WHERE entity_id = $1 AND access_type = $2 AND currency = ANY ($3)
        GROUP BY currency`,
      [caller.entityId, params.type, currencies],
    );
    return currencies.map((currency) => {
      const row = rows.find((candidate) => candidate.currency === currency);
      const available = row?.available_minor ?? 0n;
      const reserved = row?.reserved_minor ?? 0n;
      return {
        accessType: params.type,
        currency,
        available: formatAmount(available, currency),
        reserved: formatAmount(reserved, currency),
        total: formatAmount(available + reserved, currency),
        updatedAt: row?.updated_at?.toISOString() ?? null,
      };
    });
  };
}

/** The currency codes of a comma-separated list, without repetitions. */
function readCurrencies(text: string): Currency[] {
  const codes = [...new Set(text.split(',').map((code) => code.trim().toUpperCase()))];
  return codes.map((code) => {
    if (isCurrency(code)) return code;
    const currencies = CURRENCIES.join(', ');
    throw refused('unknown_currency', explain('unknown_currency', { code, currencies }), [
      fieldError('currency', 'unknown_currency', explain('unknown_currency.field', { currencies })),
    ]);
  });
}
