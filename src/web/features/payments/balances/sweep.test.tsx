import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MovableCollection } from '../../../../client/types.gen.ts';
import { answer, type Answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { Sweep } from './sweep.tsx';

const SWEEP = '/institution/payments/collections/sweep';

const movable: MovableCollection = {
  currency: 'ZAR',
  amount: '1500.00',
  leftAmount: '0.00',
  leftBecause: null,
};

function open(refusal?: Answer) {
  const sent = answer({
    [`POST ${SWEEP}`]: refusal ?? { body: { receivedAmount: '1200.00', currency: 'ZAR' } },
  });
  return {
    sent: () => sent.filter(({ method }) => method === 'POST'),
    ...renderPage(<Sweep movable={movable} />, { session: sessionOf('user', ['APPROVER']) }),
  };
}

it('moves all that was received, unless the user enters less, for a reason', async () => {
  const { user, sent } = open();
  await user.click(await screen.findByRole('button', { name: 'Move ZAR to Funding…' }));
  const dialog = await screen.findByRole('dialog');
  const amount = within(dialog).getByRole('textbox', { name: 'Amount in ZAR' });
  expect((amount as HTMLInputElement).value).toBe('1500.00');
  expect(within(dialog).getByRole('button', { name: /^Move R/ })).toHaveProperty('disabled', true);
  await user.clear(amount);
  await user.type(amount, '1 200,00');
  await user.type(within(dialog).getByRole('textbox', { name: 'What it is for' }), 'For salaries');
  await user.click(within(dialog).getByRole('button', { name: /^Move R/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent().map(({ body }) => body)).toEqual([
    { currency: 'ZAR', amount: '1200.00', reason: 'For salaries' },
  ]);
});

it('says beside the amount why it was refused, and keeps what was typed', async () => {
  const message = 'Less was collected in ZAR.';
  const { user } = open({
    status: 400,
    body: {
      type: 'about:blank',
      title: 'Refused',
      status: 400,
      code: 'collection_too_small',
      detail: message,
      instance: '/',
      errors: [{ path: 'amount', code: 'collection_too_small', message }],
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Move ZAR to Funding…' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: 'What it is for' }), 'For salaries');
  await user.click(within(dialog).getByRole('button', { name: /^Move R/ }));
  expect(await within(dialog).findByText(message)).toBeTruthy();
  const reason = within(dialog).getByRole('textbox', { name: 'What it is for' });
  expect((reason as HTMLInputElement).value).toBe('For salaries');
  // Another amount has not been refused, and the button says what it moves.
  const amount = within(dialog).getByRole('textbox', { name: 'Amount in ZAR' });
  await user.clear(amount);
  await user.type(amount, '1200');
  expect(within(dialog).queryByText(message)).toBeNull();
  within(dialog).getByRole('button', { name: /^Move R.1,200\.00$/ });
});
