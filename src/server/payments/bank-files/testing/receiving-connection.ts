import { expect } from 'vitest';
import type { TestCaller } from '../../testing/payments-installation.ts';
import { switchOn } from './bank-file-entity.ts';

/** The account of `receivingSettings`. */
export const RECEIVING = '62000000077';

/** The request that creates a connection into whose account payers pay. */
export const receivingSettings = (accountNumber = RECEIVING) => ({
  displayName: 'School fees',
  purpose: 'RECEIPTS',
  bankName: 'Nedbank',
  rails: [],
  currency: 'ZAR',
  payer: { name: 'Test Entity (Pty) Ltd', branchCode: null, accountNumber, accountType: null },
  profile: null,
});

/** A receiving account that a second user has switched on. Resolves to the id of its connection. */
export async function receivingConnection(
  { admin, second }: { admin: TestCaller; second: TestCaller },
  accountNumber = RECEIVING,
): Promise<string> {
  const created = await admin.send('POST', '/app/bank-connections', {
    body: receivingSettings(accountNumber),
  });
  expect(created.status, created.text).toBe(200);
  const live = await switchOn(second, created.body.id);
  expect(live.body, live.text).toMatchObject({ state: 'LIVE', purpose: 'RECEIPTS' });
  return created.body.id;
}
