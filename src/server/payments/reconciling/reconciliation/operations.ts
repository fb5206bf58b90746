import * as balanceDays from '../../../../contract/dashboard/balance-days.ts';
import { getFundingPosition as fundingPosition } from '../../../../contract/dashboard/funding-position.ts';
import * as entries from '../../../../contract/dashboard/reconciliation-entries.ts';
import * as postings from '../../../../contract/dashboard/reconciliation-postings.ts';
import * as statementConfirmations from '../../../../contract/dashboard/statement-confirmations.ts';
import { change, read, type Offer } from '../../base/offer.ts';
import { listStatementAccounts } from './balance-days.ts';
import { getFundingPosition } from './get-funding-position.ts';
import { listConfirmations } from './list-confirmations.ts';
import { listBalanceDays } from './list-balance-days.ts';
import { listEntryCandidates } from './list-entry-candidates.ts';
import { listReconciliationEntries, readReconciliationEntry } from './list-reconciliation-entries.ts';
import { postEntry } from './post-entry.ts';
import { postProposal } from './post-proposal.ts';
import { setEntryAside } from './set-entry-aside.ts';
import { undoPosting } from './undo-posting.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(entries.listReconciliationEntries, listReconciliationEntries),
  read(entries.getReconciliationEntry, readReconciliationEntry),
  read(entries.listEntryCandidates, listEntryCandidates),
  change(postings.postProposal, postProposal),
  change(postings.postEntry, postEntry),
  change(postings.setEntryAside, setEntryAside),
  change(postings.undoPosting, undoPosting),
  read(statementConfirmations.listStatementConfirmations, listConfirmations),
  read(balanceDays.listStatementAccounts, listStatementAccounts),
  read(balanceDays.listBalanceDays, listBalanceDays),
  read(fundingPosition, getFundingPosition),
];
