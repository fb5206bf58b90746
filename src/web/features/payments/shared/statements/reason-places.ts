import type { FundingOnAccount } from '../../../../../client/types.gen.ts';
import { paths } from '../../../../../shared/dashboard-routes.ts';

type Code = FundingOnAccount['lines'][number]['code'];

/** The page with the entries and files that make up a difference between ledger and bank. */
export function reasonPlace(code: Code, accountId: string): string {
  const ofAccount = `accountId=${accountId}`;
  const places: Partial<Record<Code, string>> = {
    OPEN_ENTRIES: paths.reconciliation(`?${ofAccount}`),
    SET_ASIDE_ENTRIES: paths.reconciliation(`?view=aside&${ofAccount}`),
    PAYOUTS: paths.settlements(),
    // The bank's charges are among the posted entries, each with the fees that it settles.
    FEES: paths.reconciliation(`?view=posted&${ofAccount}`),
    FUNDING: paths.fundingRecords(),
    COLLECTION: paths.receipts(),
    OPENING_BALANCE: paths.reconciliation(),
    STATEMENT_BREAK: paths.statements(`?${ofAccount}`),
  };
  return places[code] ?? paths.reconciliation(`?view=posted&${ofAccount}`);
}
