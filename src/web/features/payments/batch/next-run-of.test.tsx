import { screen } from '@testing-library/react';
import type { UseQueryResult } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import type { BatchChecks } from '../../../../client/types.gen.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import { Risks } from './risks.tsx';

const CHECKS: BatchChecks = {
  currency: 'ZAR',
  checkedAt: '2026-05-25T08:00:00.000Z',
  unusualAmountPercent: 50,
  changedBankDetails: 0,
  newBeneficiaries: 0,
  duplicates: 0,
  peopleWithSeveralAccounts: 0,
  rowsOfSeveralAccounts: 0,
  unusualAmounts: 0,
  flagged: 0,
  failed: 0,
  duplicateReason: null,
  largest: [{ rowNumber: 1, beneficiaryName: 'Thandi Nkosi', amount: '1250.00' }],
};

const RUN = { batchId: 'b', label: 'Salaries April', day: '2026-04-25', interval: 'MONTH' as const };

function show(repeats: typeof RUN | null) {
  const checks = { data: CHECKS, isError: false, isPending: false } as UseQueryResult<BatchChecks>;
  renderPage(
    <Risks
      batchId="a"
      checks={checks}
      repeats={repeats}
      withdrawals={1}
      undecided
      view="ALL"
      onOpen={() => {}}
    />,
  );
}

it('tells the approver of which batch this is the next run, and opens it', () => {
  show(RUN);
  const line = screen.getByRole('link', { name: /The run of 25 Apr 2026 again/ });
  expect(line.textContent).toContain('As the preparer answered: “Salaries April” is due again.');
  expect(line.getAttribute('href')).toBe('/batches/b');
});

it('says nothing about another batch when the preparer was not asked', () => {
  show(null);
  expect(screen.queryByRole('link')).toBeNull();
});
