import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ChangedDetails } from '../../../../../domain/withdrawal-file/withdrawal-file.ts';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import { foundInFile } from '../desk/in-file.ts';
import { initialState } from '../state.ts';
import { deskOf, GOOD } from '../testing/desk-of.ts';
import { Comparison } from './comparison.tsx';

/** A person with this many accounts in the file, in the rows from 2. */
function person(value: string, accounts: number): ChangedDetails {
  return {
    by: 'name',
    value,
    accounts: Array.from({ length: accounts }, (_, i) => ({
      bankCode: 'FNB',
      accountNumber: String(62_000_000_001 + i),
      rows: [i + 2],
    })),
  };
}

function show(changed: ChangedDetails[]) {
  const state = {
    ...initialState({ currency: 'ZAR', rail: 'EFT', decimalMark: null }),
    desk: deskOf(GOOD).state(),
    inFile: foundInFile({
      changedDetails: () => changed,
      sharedAccounts: () => [],
      sumsAmongRows: () => [],
      paidAgain: () => [],
      unusualLengths: () => [],
    }),
  };
  renderPage(<Comparison state={state} dispatch={vi.fn()} history={{ again: vi.fn() }} readOnly={false} />);
}

it('names both accounts of a person who has two', () => {
  show([person('Thandi Mabaso', 2)]);
  expect(screen.getByRole('listitem').textContent).toBe(
    'Thandi Mabaso: FNB 62000000001 (row 2) and FNB 62000000002 (row 3)',
  );
});

it('names five accounts of a person who has thousands, and counts the others', () => {
  show([person('Payroll', 4_000)]);
  const { textContent } = screen.getByRole('listitem');
  expect(textContent).toMatch(/FNB 62000000005 \(row 6\) and 3,995 others$/);
  expect(textContent).not.toContain('62000000006');
});
