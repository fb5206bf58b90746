import { createHmac, randomBytes } from 'node:crypto';
import type { Context } from '../platform/context.ts';
import { open, seal, secretOf } from '../platform/secrets.ts';

/** A customer's data: the interface's field names, each with a text. */
export interface CustomerData {
  firstName: string;
  lastName: string;
  dateOfBirth: string;
  residentialCountry: string;
  identityIssuingCountry: string;
  identityType: string;
  identityNumber: string;
  identityExpiryDate?: string | undefined;
  cellNumber: string;
  email?: string | undefined;
  purpose: string;
  employmentStatus: string;
  sourceOfFunds: string;
}

/**
 * Seals customers' data (AES-256-GCM). Also makes keyed digests, which reveal a second customer with the same
 * number without unsealing the first.
 */
export interface CustomerVault {
  seal(account: number, data: CustomerData): Buffer;
  open(account: number, sealed: Buffer): CustomerData;
  identityDigest(primaryNumber: number, identityNumber: string): Buffer;
  cellDigest(primaryNumber: number, cellNumber: string): Buffer;
}

const KEY_BYTES = 32;

export async function openCustomerVault(context: Context): Promise<CustomerVault> {
  const newKey = async () => randomBytes(KEY_BYTES);
  const sealing = await secretOf(context, 'exchange-customer-data', newKey);
  const digesting = await secretOf(context, 'exchange-customer-digests', newKey);
  const digest = (kind: string, primaryNumber: number, text: string) =>
    createHmac('sha256', digesting).update(`${kind} ${primaryNumber} ${text}`).digest();
  return {
    seal: (account, data) => seal(sealing, nameOf(account), Buffer.from(JSON.stringify(data))),
    open: (account, sealed) =>
      JSON.parse(open(sealing, nameOf(account), sealed).toString('utf8')) as CustomerData,
    // The same document has the same digest, whatever its case and separators.
    identityDigest: (primaryNumber, identityNumber) =>
      digest('identity', primaryNumber, identityNumber.replace(/[^A-Za-z0-9]/g, '').toUpperCase()),
    cellDigest: (primaryNumber, cellNumber) => digest('cell', primaryNumber, cellNumber.replace(/\D/g, '')),
  };
}

function nameOf(account: number): string {
  return `customer data of account ${account}`;
}
