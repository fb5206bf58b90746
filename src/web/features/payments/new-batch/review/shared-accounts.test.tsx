import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../../../ui/testing/answers.ts';
import { renderPage } from '../../../../ui/testing/render-page.tsx';
import { deskOf, GOOD, withRows } from '../testing/desk-of.ts';
import { SharedAccounts } from './shared-accounts.tsx';

it('names the people who share an account, with their rows', () => {
  answer({});
  const desk = deskOf(
    withRows({ name: 'Anika Mokoena', id: '1', account: '4012345681' }),
    GOOD,
    withRows({ name: 'Ghost Person', id: '2', account: '4012345681', amount: '9.00' }),
  );
  renderPage(<SharedAccounts found={desk.inFile().shared} />);
  expect(screen.getByText('One account is paid under several names')).toBeTruthy();
  expect(screen.getByRole('listitem').textContent).toBe(
    'Absa 4012345681: Anika Mokoena (row 1) and Ghost Person (row 3)',
  );
});
