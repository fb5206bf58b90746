import type { listSubaccounts as operation } from '../../../contract/trading/account.ts';
import { shownId } from '../account-directory.ts';
import type { Call } from '../call.ts';

/** The primary account, whose id is "0", and its subaccounts, oldest first. */
export async function listSubaccounts({ exchange, account }: Call<typeof operation>): Promise<object[]> {
  return exchange.accounts
    .family(account.primaryNumber)
    .map((member) => ({ label: member.label, id: shownId(member).toString() }));
}
