import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import { RefusedBefore } from './refused-before.tsx';

const FAILURE = { row: 1, name: 'Ann', reason: 'The name does not match the account holder.' };

it('repeats what the bank answered and names the fields to correct', () => {
  const fields = ['beneficiary_name' as const, 'account_number' as const];
  renderPage(<RefusedBefore failure={{ ...FAILURE, fields }} edited={false} />);
  expect(screen.getByText(/The name does not match the account holder\./)).toBeTruthy();
  expect(screen.getByText('To correct: Beneficiary name or Account number.')).toBeTruthy();
});

it('no longer asks for a correction once the row was changed, and names no field where none can help', () => {
  renderPage(<RefusedBefore failure={{ ...FAILURE, fields: ['amount'] }} edited />);
  expect(screen.queryByText(/^To correct/)).toBeNull();
  expect(screen.getByText(/You have changed this row since/)).toBeTruthy();
  cleanup();
  renderPage(<RefusedBefore failure={FAILURE} edited={false} />);
  expect(screen.queryByText(/^To correct/)).toBeNull();
});
