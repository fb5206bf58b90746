import * as fundingRecords from '../../../../contract/funding-records.ts';
import { change, read, type Offer } from '../../base/offer.ts';
import { announceFunding } from './announce-funding.ts';
import { cancelFundingRecord } from './cancel-funding-record.ts';
import { getFundingInstructions } from './get-funding-instructions.ts';
import { getFundingRecord } from './get-funding-record.ts';
import { listFundingRecords } from './list-funding-records.ts';

/** What this room offers. */
export const operations: readonly Offer[] = [
  read(fundingRecords.listFundingRecords, listFundingRecords),
  read(fundingRecords.getFundingRecord, getFundingRecord),
  read(fundingRecords.getFundingInstructions, getFundingInstructions),
  change(fundingRecords.announceFunding, announceFunding),
  change(fundingRecords.cancelFundingRecord, cancelFundingRecord),
];
