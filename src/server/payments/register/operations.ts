import * as contract from '../../../contract/dashboard/payees.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { getBatchRegister } from './batch-register.ts';
import {
  confirmPayeeChange,
  confirmPayeeProposal,
  rejectPayeeChange,
  rejectPayeeProposal,
  withdrawPayeeChange,
  withdrawPayeeProposal,
} from './decide-change.ts';
import { listPublicPayees } from './list-public-payees.ts';
import { listPayees } from './list-payees.ts';
import { loadPayeeDetail } from './payee-for-display.ts';
import { proposePayeeChange } from './propose-payee-change.ts';
import { proposePayees } from './propose-payees.ts';
import { removePayee } from './remove-payee.ts';
import { verifyPayee } from './verification/verify-payee.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(contract.listPayees, listPayees),
  read(contract.listPublicPayees, listPublicPayees),
  read(
    contract.getPayee,
    (context) =>
      ({ caller, params }) =>
        loadPayeeDetail(context, context.database, caller.entityId, params.id),
  ),
  change(contract.proposePayees, proposePayees),
  change(contract.proposePayeeChange, proposePayeeChange),
  change(contract.removePayee, removePayee),
  change(contract.confirmPayeeChange, confirmPayeeChange),
  change(contract.rejectPayeeChange, rejectPayeeChange),
  change(contract.withdrawPayeeChange, withdrawPayeeChange),
  change(contract.confirmPayeeProposal, confirmPayeeProposal),
  change(contract.rejectPayeeProposal, rejectPayeeProposal),
  change(contract.withdrawPayeeProposal, withdrawPayeeProposal),
  change(contract.verifyPayee, verifyPayee),
  read(contract.getBatchRegister, getBatchRegister),
];
