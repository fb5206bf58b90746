import * as delegations from '../../../contract/dashboard/delegations.ts';
import * as signingPolicy from '../../../contract/dashboard/signing-policy.ts';
import { change, read, type Offer } from '../base/offer.ts';
import { createDelegation, endDelegation, listDelegations } from './delegations.ts';
import { getSigningPolicy } from './get-signing-policy.ts';
import { previewSigningPolicy } from './preview-signing-policy.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(signingPolicy.getSigningPolicy, getSigningPolicy),
  read(signingPolicy.previewSigningPolicy, previewSigningPolicy),
  read(delegations.listDelegations, listDelegations),
  change(delegations.createDelegation, createDelegation),
  change(delegations.endDelegation, endDelegation),
];
