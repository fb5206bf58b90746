import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { EVENT_TYPES, eventTypesOf } from '../../../../shared/event-terms.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import WebhooksPage from './page.tsx';

const MAKER = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c99', name: 'admin' };
const webhook = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f11',
  url: 'https://payroll.example/outlay',
  description: 'Payroll',
  types: ['batch.complete'],
  state: 'SWITCHED_OFF',
  offReason: 'GONE',
  offAt: '2026-03-02T08:00:00.000Z',
  publicKey: 'whpk_key',
  oldPublicKey: null,
  oldUntil: null,
  failingSince: null,
  nextTryAt: null,
  waiting: 3,
  lastDeliveredAt: null,
  createdBy: MAKER,
  createdAt: '2026-03-01T08:00:00.000Z',
};
const PEOPLE = { 'GET /app/people': { body: [{ ...MAKER, displayName: 'Lindiwe Khumalo' }] } };

it('makes an endpoint for chosen events, shows its secret once, and lists it without', async () => {
  const listed: object[] = [];
  const sent = answer({
    ...PEOPLE,
    'GET /app/webhooks': () => ({ body: listed }),
    'POST /app/webhooks': () => {
      listed.push(webhook);
      return { body: { secret: 'whsec_secret', webhook } };
    },
  });
  const user = userEvent.setup();
  renderPage(<WebhooksPage />);
  expect(await screen.findByText('No program receives events yet')).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'New endpoint' })[0]!);
  await user.type(screen.getByLabelText(/^Address/), ' https://payroll.example/outlay');
  await user.type(screen.getByLabelText(/^Program/), 'Payroll');
  // Batches are chosen at first; single states are taken out, and a whole thing is added.
  await user.click(screen.getByRole('button', { name: 'States of Batches' }));
  await user.click(screen.getByLabelText('batch.expired'));
  await user.click(screen.getByLabelText('Receipts of payers'));
  await user.click(screen.getByRole('button', { name: 'Make the endpoint' }));
  expect(await screen.findByText('whsec_secret')).toBeTruthy();
  expect(screen.getByText('whpk_key')).toBeTruthy();
  const { body } = sent.find(({ method }) => method === 'POST')! as {
    body: { types: string[]; url: string };
  };
  expect(body.url).toBe('https://payroll.example/outlay');
  expect(body.types.toSorted()).toEqual(
    EVENT_TYPES.filter(
      (type) => (type.startsWith('batch.') && type !== 'batch.expired') || type.startsWith('receipt.'),
    ).toSorted(),
  );
  expect(body.types.length).toBeGreaterThan(eventTypesOf('receipt').length);
  await user.click(screen.getByRole('button', { name: 'I have stored it' }));
  expect(screen.queryByText('whsec_secret')).toBeNull();
  const row = within(await screen.findByRole('row', { name: /Payroll/ }));
  expect(row.getByText('Switched off by Outlay')).toBeTruthy();
});
