import {
  getStatementQueryKey,
  listBankConnectionsQueryKey,
  listRefusedStatementsQueryKey,
  listStatementAccountsQueryKey,
  listStatementConfirmationsQueryKey,
  listStatementEntriesQueryKey,
  listStatementFindingsQueryKey,
  listStatementsQueryKey,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { Outdated } from '../../../ui/reload.ts';

/** Every query about statements: a new one, or a closed finding, makes them outdated. */
export const STATEMENTS: Outdated = [
  listStatementsQueryKey,
  // This list has the last balance of each account that is only watched.
  listBankConnectionsQueryKey,
  getStatementQueryKey,
  listStatementEntriesQueryKey,
  listStatementAccountsQueryKey,
  listStatementFindingsQueryKey,
  listStatementConfirmationsQueryKey,
  listRefusedStatementsQueryKey,
];
