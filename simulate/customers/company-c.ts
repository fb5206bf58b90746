import type { FileBank } from '../banks/file-bank.ts';
import type { Company } from '../people/company.ts';
import type { CollectingAccount } from './events.ts';

/** Company C, whose payers pay into its account, as its customers and clerks know it. */

export interface KnownRequest {
  id: string;
  reference: string;
  payerId: string;
  /** The name of the payer. */
  payer: string;
  minor: bigint;
}

export interface Customers {
  account: CollectingAccount;
  bank: FileBank;
  connectionId: string;
  /** The newest request of each label. */
  requests: Map<string, KnownRequest>;
  /** The reference of a request of another company, and that company. */
  foreignReference: string;
  foreignId: string;
  /** What the account begins with. */
  openingMinor: bigint;
  /** What clerks have moved to FUNDING, by the funding record that they were answered. */
  moved: Map<string, bigint>;
  /** How often each kind of event of clerks was accepted, and refused by which code. */
  tally: Company['tally'];
  /** The promises that were seen broken already, so that each is reported once. */
  said: Set<string>;
}
