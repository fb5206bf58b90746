import type { getSubaccount as operation } from '../../../contract/trading/account.ts';
import { shownId } from '../account-directory.ts';
import type { Call } from '../call.ts';
import { invalid } from '../refusal.ts';

/**
 * An account, with its customer's data if it has any. A subaccount sees only itself. Throws -11 for an
 * unknown account.
 */
export async function getSubaccount({ exchange, account, params }: Call<typeof operation>): Promise<object> {
  const family = account.kind === 'PRIMARY' ? exchange.accounts.family(account.number) : [account];
  const found = family.find((member) => shownId(member).toString() === params.accountPublicId);
  if (!found) throw invalid({ field: 'accountPublicId', message: 'There is no such subaccount.' });
  const [row] = await exchange.context.database.query('SELECT kyc FROM exchange.accounts WHERE number = $1', [
    found.number,
  ]);
  return {
    id: params.accountPublicId,
    label: found.label,
    ...(row?.kyc ? exchange.customers.open(found.number, row.kyc) : {}),
  };
}
