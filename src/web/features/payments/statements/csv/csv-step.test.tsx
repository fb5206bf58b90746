import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { StatementCsvPreview } from '../../../../../client/types.gen.ts';
import { answer } from '../../../../ui/testing/answers.ts';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import { testConnection } from '../../shared/testing/connection.ts';
import { Upload } from '../upload.tsx';

const PREVIEW: StatementCsvPreview = {
  profile: {
    code: 'CSV',
    displayName: 'CSV',
    delimiter: ',',
    headerRows: 1,
    footerRows: 0,
    order: 'OLDEST_FIRST',
    dateFormat: 'DD/MM/YYYY',
    decimalMark: '.',
    bookingDate: 'Date',
    valueDate: null,
    amount: { kind: 'SIGNED', amount: 'Amount' },
    balance: 'Left',
    bankReference: null,
    description: ['Words'],
    endToEndId: null,
    counterpartyName: null,
    counterpartyAccount: null,
  },
  source: 'SUGGESTED',
  columns: ['Date', 'Words', 'Amount', 'Left'].map((header) => ({ ref: header, header, samples: ['1'] })),
  reading: {
    currency: 'ZAR',
    entryCount: 42,
    moneyIn: '100.00',
    moneyOut: '-4200.00',
    firstDay: '2026-03-02',
    lastDay: '2026-03-31',
    opening: { amount: '5000.00', date: '2026-03-02' },
    closing: { amount: '900.00', date: '2026-03-31' },
    otherAccounts: [],
    otherConnectionId: null,
    continuesConnectionId: null,
    difference: '0.00',
    breakLine: null,
    others: [],
    otherCount: 0,
    follows: true,
    entries: [{ bookingDate: '2026-03-02', amount: '-4200.00', text: 'RENT', bankReference: null }],
  },
  problem: null,
  problemParams: null,
};

async function open(
  preview: (body: { profile?: object }) => StatementCsvPreview,
  connections = [testConnection()],
) {
  const sent = answer({
    'GET /app/bank-connections': { body: connections },
    'POST /app/statements/csv-preview': ({ body }) => ({ body: preview(body as object) }),
    'POST /app/statements': {
      body: {
        id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84',
        fileName: 'march.csv',
        sha256: 'ab'.repeat(32),
        byteCount: 3,
        receivedAt: '2026-03-03T05:00:00.000Z',
        receivedBy: null,
        format: 'CSV',
        leftOut: null,
        statements: [],
      },
    },
  });
  const { user } = renderPage(<Upload />);
  await user.upload(screen.getByLabelText('Choose statement files'), [
    new File(['Date,Words,Amount,Left\n'], 'march.csv'),
  ]);
  const step = await screen.findByRole('region', { name: 'CSV file march.csv' });
  const stored = () => sent.map(({ body }) => body).find((body) => Object.hasOwn(Object(body), 'fileName'));
  return { user, step, stored };
}

it('shows what a CSV file says, follows each choice, and stores the file as it was chosen', async () => {
  const { user, step, stored } = await open(({ profile }) => ({
    ...PREVIEW,
    profile: (profile as StatementCsvPreview['profile'] | undefined) ?? PREVIEW.profile,
    source: profile ? 'GIVEN' : 'SUGGESTED',
  }));
  const table = await within(step).findByRole('table', { name: 'First entries as they are understood' });
  expect(table.textContent).toContain('RENT');
  expect(stored()).toBeUndefined();
  await user.click(within(step).getByRole('combobox', { name: 'How amounts are written' }));
  await user.click(await screen.findByRole('option', { name: 'Money out and money in' }));
  await user.click(await within(step).findByRole('switch', { name: 'Money out has minus signs' }));
  await user.click(await within(step).findByRole('button', { name: 'Store 42 entries of 62000000001' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: /^CSV file/ })).toBeNull());
  expect(stored()).toMatchObject({
    fileName: 'march.csv',
    csv: {
      connectionId: testConnection().id,
      profile: {
        amount: { kind: 'TWO_COLUMNS', debit: 'Amount', credit: 'Left', debitsAreNegative: true },
      },
    },
  });
  expect(await screen.findByText('1 file was read')).toBeDefined();
});

it('stores the next file of an account with one click, by the remembered profile', async () => {
  const { user, step, stored } = await open(() => ({ ...PREVIEW, source: 'REMEMBERED' }));
  const fields = await within(step).findByText(/^Read as the last CSV file of this account/);
  expect(fields.closest('details')!.open).toBe(false);
  await user.click(within(step).getByRole('button', { name: 'Store 42 entries of 62000000001' }));
  await waitFor(() => expect(stored()).toBeDefined());
  expect((stored() as { csv: object }).csv).toEqual({ connectionId: testConnection().id });
});

it('stores a file that does not add up only with the difference that the user saw', async () => {
  const reading = { ...PREVIEW.reading!, follows: false, difference: '5.00', breakLine: 7 };
  const { user, step, stored } = await open(() => ({ ...PREVIEW, reading }));
  expect(await within(step).findByText('The amounts do not add up to the balances')).toBeDefined();
  expect(step.textContent).toMatch(/differ by R\s5.00, first in line 7/);
  expect(within(step).getByRole('button', { name: /^Store/ })).toHaveProperty('disabled', true);
  await user.click(within(step).getByRole('checkbox', { name: /^Store it anyway/ }));
  await user.click(within(step).getByRole('button', { name: /^Store/ }));
  await waitFor(() => expect(stored()).toMatchObject({ csv: { acceptedDifference: '5.00' } }));
});

it('names the line whose balance does not follow, and no difference where the sums agree', async () => {
  const reading = { ...PREVIEW.reading!, follows: false, difference: '0.00', breakLine: 7 };
  const { step } = await open(() => ({ ...PREVIEW, reading }));
  expect(await within(step).findByText(/^In line 7, the balance does not follow/)).toBeDefined();
  expect(step.textContent).not.toMatch(/differ by/);
});

it('asks whose statement it is when the file names another account', async () => {
  const reading = { ...PREVIEW.reading!, otherAccounts: ['1234567891'] };
  const { user, step, stored } = await open(() => ({ ...PREVIEW, reading }));
  expect(await within(step).findByText(/The file names the account 1234567891/)).toBeDefined();
  expect(within(step).getByRole('button', { name: /^Store/ })).toHaveProperty('disabled', true);
  await user.click(within(step).getByRole('checkbox', { name: /^It is a statement of 62000000001/ }));
  await user.click(within(step).getByRole('button', { name: /^Store/ }));
  await waitFor(() => expect(stored()).toMatchObject({ csv: { acceptedAccounts: ['1234567891'] } }));
});

it('asks for the account among several, and again when the balance is that of another one', async () => {
  const call = {
    ...testConnection(),
    id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c99',
    displayName: 'Call account',
  };
  const reading = { ...PREVIEW.reading!, continuesConnectionId: call.id };
  const { user, step } = await open(() => ({ ...PREVIEW, reading }), [testConnection(), call]);
  const account = await within(step).findByRole('combobox', { name: 'Account of the statement' });
  expect(account).toHaveProperty('value', '');
  expect(within(step).queryByRole('button', { name: /^Store/ })).toBeNull();
  await user.click(account);
  await user.click(await screen.findByRole('option', { name: new RegExp(testConnection().displayName) }));
  expect(await within(step).findByText('It looks like a statement of Call account')).toBeDefined();
  const store = () => within(step).getByRole('button', { name: /^Store/ });
  expect(store()).toHaveProperty('disabled', true);
  await user.click(within(step).getByRole('checkbox', { name: /^It is a statement of/ }));
  expect(store()).toHaveProperty('disabled', false);
});

it('shows the rows that are not entries', async () => {
  const reading = { ...PREVIEW.reading!, others: [{ line: 2, text: 'OPEN BALANCE' }], otherCount: 3 };
  const { step } = await open(() => ({ ...PREVIEW, reading }));
  expect(await within(step).findByText('3 rows are not entries')).toBeDefined();
  expect(step.textContent).toContain('Line 2: OPEN BALANCE');
  expect(step.textContent).toContain('And 2 more.');
});

it('says why a file cannot be read', async () => {
  const { user, step, stored } = await open(() => ({
    ...PREVIEW,
    reading: null,
    problem: 'Line 2: "x" is not a date in the format DD/MM/YYYY.',
  }));
  expect(await within(step).findByText(/^Line 2: "x" is not a date/)).toBeDefined();
  expect(within(step).getByRole('button', { name: /^Store/ })).toHaveProperty('disabled', true);
  await user.click(within(step).getByRole('button', { name: 'Do not store this file' }));
  expect(screen.queryByRole('region', { name: /^CSV file/ })).toBeNull();
  expect(stored()).toBeUndefined();
});
