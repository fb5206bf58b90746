import {
  getStatementQueryKey,
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
  getStatementQueryKey,
  listStatementEntriesQueryKey,
  listStatementAccountsQueryKey,
  listStatementFindingsQueryKey,
  listStatementConfirmationsQueryKey,
  listRefusedStatementsQueryKey,
];
