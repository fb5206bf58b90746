import * as settlements from '../../../../contract/settlements.ts';
import { change, read, type Offer } from '../../base/offer.ts';
import { acknowledgeDifference } from './acknowledge-difference.ts';
import { confirmAcknowledgement } from './confirm-acknowledgement.ts';
import { exportSettlement } from './export-settlement.ts';
import { getSettlement } from './get-settlement.ts';
import { listSettlementPayouts } from './list-settlement-payouts.ts';
import { listSettlements } from './list-settlements.ts';
import { withdrawAcknowledgement } from './withdraw-acknowledgement.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(settlements.listSettlements, listSettlements),
  read(settlements.getSettlement, getSettlement),
  read(settlements.listSettlementPayouts, listSettlementPayouts),
  read(settlements.exportSettlement, exportSettlement),
  change(settlements.acknowledgeDifference, acknowledgeDifference),
  change(settlements.confirmAcknowledgement, confirmAcknowledgement),
  change(settlements.withdrawAcknowledgement, withdrawAcknowledgement),
];
