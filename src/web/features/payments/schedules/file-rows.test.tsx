import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withdrawalsTemplate } from '../../../../domain/withdrawal/samples.ts';
import { workbookOf } from '../../../../domain/withdrawal-file/testing/workbook.ts';
import { countryOf } from '../../../../domain/countries/registry.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { FileRows, type ReadRows } from './file-rows.tsx';

function show(onRead: (read: ReadRows) => void) {
  const rail = { rail: 'EFT', maxAmount: null, sharesFileWith: [] };
  answer({
    'GET /institution/payments/bulk-withdrawals/banks': {
      body: countryOf('ZA').banks.shipped.map((bank) => ({ ...bank, rails: bank.rails ?? ['EFT'] })),
    },
    'GET /institution/payments/entity/config': {
      body: {
        entityId: 'entity-1',
        country: 'ZA',
        enabledCurrencies: ['ZAR'],
        rails: [rail],
        oneRailPerBatch: false,
        maxBatchWithdrawals: 10_000,
        maxBatchAmounts: [],
      },
    },
    'GET /institution/payments/config': { body: { defaultRail: 'EFT' } },
  });
  return renderPage(<FileRows currency="ZAR" value={null} onRead={onRead} />);
}

async function choose(text: string, name = 'rent.csv') {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Choose a file' });
  await waitFor(() => expect(button.disabled).toBe(false));
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  return { input, file: new File([text], name, { type: 'text/csv' }) };
}

it('takes the payments of a file that is right', async () => {
  const onRead = vi.fn<(read: ReadRows) => void>();
  const { user } = show(onRead);
  const { input, file } = await choose(withdrawalsTemplate());
  await user.upload(input, file);
  await waitFor(() => expect(onRead).toHaveBeenCalled(), { timeout: 10_000 });
  const [read] = onRead.mock.calls[0]!;
  expect(read.name).toBe('rent.csv');
  expect(read.rows.length).toBeGreaterThan(0);
  expect(read.rows[0]).toMatchObject({ bankCode: expect.any(String), amount: expect.any(String) });
});

it('takes nothing of a file with an error, and names the row', async () => {
  const onRead = vi.fn<(read: ReadRows) => void>();
  const { user } = show(onRead);
  const [head, first] = withdrawalsTemplate().split('\n');
  const broken = first!.replace(/\d{8,}/, 'no number');
  const { input, file } = await choose([head, broken, ''].join('\n'));
  await user.upload(input, file);
  await screen.findByText('Correct rent.csv first');
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(0);
  expect(onRead).not.toHaveBeenCalled();
});

it('takes no file before it knows the rules by which one is read', async () => {
  show(() => undefined);
  await screen.findByRole('button', { name: 'Choose a file' });
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  expect(input.disabled).toBe(true);
  await waitFor(() => expect(input.disabled).toBe(false));
});

it('asks once for a column that it cannot find, and reads the file with the answer', async () => {
  const onRead = vi.fn<(read: ReadRows) => void>();
  const { user } = show(onRead);
  const [head, first, second] = withdrawalsTemplate().split('\n');
  const renamed = [head!.replace('amount', 'xyz'), first, second, ''].join('\n');
  const { input, file } = await choose(renamed);
  await user.upload(input, file);
  const panel = await screen.findByRole('region', { name: 'Match the columns of rent.csv' });
  expect(screen.queryByText('Correct rent.csv first')).toBeNull();
  await user.click(within(panel).getByRole('combobox', { name: 'Column for amount' }));
  await user.click(await screen.findByRole('option', { name: /^xyz/ }));
  await user.click(within(panel).getByRole('button', { name: 'Read the payments' }));
  await waitFor(() => expect(onRead).toHaveBeenCalled(), { timeout: 10_000 });
  expect(onRead.mock.calls[0]![0].rows).toHaveLength(2);
});

it('asks which sheet of a workbook has the payments, also when it then asks for a column', async () => {
  const onRead = vi.fn<(read: ReadRows) => void>();
  const { user } = show(onRead);
  const lines = withdrawalsTemplate()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.split(','));
  const renamed = [lines[0]!.map((name) => (name === 'amount' ? 'xyz' : name)), ...lines.slice(1)];
  const bytes = await workbookOf([
    { name: 'Notes', rows: [['Ask Thandi']] },
    { name: 'Payments', rows: renamed },
  ]);
  const { input } = await choose('');
  await user.upload(input, new File([bytes as BlobPart], 'rent.xlsx'));
  const sheets = await screen.findByRole('region', { name: 'Which sheet has the payments?' });
  await user.click(within(sheets).getByRole('button', { name: 'Payments' }));
  const panel = await screen.findByRole('region', { name: 'Match the columns of rent.xlsx' });
  await user.click(within(panel).getByRole('combobox', { name: 'Column for amount' }));
  await user.click(await screen.findByRole('option', { name: /^xyz/ }));
  await user.click(within(panel).getByRole('button', { name: 'Read the payments' }));
  await waitFor(() => expect(onRead).toHaveBeenCalled(), { timeout: 10_000 });
  expect(onRead.mock.calls[0]![0].rows).toHaveLength(lines.length - 1);
});
