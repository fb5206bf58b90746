import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { FundingOnAccount, FundingPosition as Position } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { FundingPosition } from './funding-position.tsx';

const onAccount = (accountNumber: string, more: Partial<FundingOnAccount>): FundingOnAccount => ({
  account: {
    id: `0199a3c4-f2d1-7b6e-8c5d-4e3f2a1b0c${accountNumber.slice(-2)}`,
    accountNumber,
    currency: 'ZAR',
    connection: { id: '0199a3c4-f2d1-7b6e-8c5d-4e3f2a1b0c9d', displayName: 'Bank' },
  },
  statement: {
    id: '0199a3c4-f2d1-7b6e-8c5d-4e3f2a1b0caa',
    name: '7',
    date: '2026-03-02',
    closingAmount: '100.00',
  },
  lines: [],
  amount: '100.00',
  isPaying: true,
  payableAmount: '100.00',
  offAmount: '0.00',
  ...more,
});

const position = (...accounts: FundingOnAccount[]): Position => ({
  currency: 'ZAR',
  accounts,
  elsewhereAmount: '0.00',
  reservedAmount: '0.00',
  availableAmount: '100.00',
});

it('says what is on an account whose connection is off, and what each account can pay', async () => {
  const off = onAccount('62000000002', { isPaying: false, payableAmount: '0.00', offAmount: '100.00' });
  answer({ 'GET /app/funding-position': { body: [position(onAccount('62000000001', {}), off)] } });
  renderPage(<FundingPosition />);
  const row = (await screen.findByText('On an account whose bank connection is off')).closest('tr')!;
  expect(within(row).getByText(/62000000002/)).toBeTruthy();
  expect(row.textContent).toMatch(/R\s100\.00/);
  expect(document.body.textContent).toMatch(
    /money of the account that pays it: Bank 62000000001 R\s100\.00; Bank 62000000002 R\s0\.00/,
  );
});

it('does not list what one account alone can pay', async () => {
  answer({ 'GET /app/funding-position': { body: [position(onAccount('62000000001', {}))] } });
  renderPage(<FundingPosition />);
  await screen.findByText('Available');
  expect(document.body.textContent).not.toContain('A batch uses only');
});
