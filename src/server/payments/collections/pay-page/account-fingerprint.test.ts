import { expect, it } from 'vitest';
import { accountFingerprint } from './account-fingerprint.ts';

const ACCOUNT = { country: 'ZA', bankName: 'Nedbank', accountNumber: '62000000077' };
const ours = accountFingerprint(ACCOUNT);

it('is three groups of four characters without look-alikes, and never changes', () => {
  expect(ours).toMatch(/^[2-9CDFGHJKMNPQRTVWXY]{4}(-[2-9CDFGHJKMNPQRTVWXY]{4}){2}$/);
  // Invoices on paper carry it: another way of computing it would make all of them look forged.
  expect(ours).toBe('5TJ3-4J9F-RX2N');
});

it('does not depend on how the bank and the number are spelled', () => {
  expect(accountFingerprint({ ...ACCOUNT, bankName: ' NEDBANK ', accountNumber: '6200 0000-077' })).toBe(
    ours,
  );
});

it('is another one for any other account', () => {
  const others = Array.from({ length: 20_000 }, (_, number) =>
    accountFingerprint({ ...ACCOUNT, accountNumber: String(62_000_000_078 + number) }),
  );
  expect(new Set([...others, ours]).size).toBe(20_001);
  expect(accountFingerprint({ ...ACCOUNT, bankName: 'FNB' })).not.toBe(ours);
  expect(accountFingerprint({ ...ACCOUNT, country: 'NA' })).not.toBe(ours);
});
