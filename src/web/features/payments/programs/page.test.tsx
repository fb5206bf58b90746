import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage } from '../../../ui/testing/render-page.tsx';
import ProgramsPage from './page.tsx';

const MAKER = { userId: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c99', name: 'other-admin' };

const token = {
  id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9f01',
  name: 'Payroll',
  rights: 'PREPARE',
  addresses: ['192.0.2.0/24'],
  state: 'WAITING',
  createdBy: MAKER,
  createdAt: '2026-03-01T08:00:00.000Z',
  confirmedBy: null,
  expiresAt: '2027-02-28T22:00:00.000Z',
  lastUsedAt: null,
  lastUsedFrom: null,
  revokedAt: null,
};
const PEOPLE = { 'GET /app/people': { body: [{ ...MAKER, displayName: 'Lindiwe Khumalo' }] } };

it('makes a token, shows its secret once, and lists it without', async () => {
  const listed: object[] = [];
  const sent = answer({
    ...PEOPLE,
    'GET /app/tokens': () => ({ body: listed }),
    'POST /app/tokens': () => {
      listed.push(token);
      return { body: { token: 'outlay_secret', details: token } };
    },
  });
  const user = userEvent.setup();
  renderPage(<ProgramsPage />);
  expect(await screen.findByText('No program has a token yet')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'New token' }));
  await user.type(screen.getByLabelText(/^Program/), 'Payroll');
  await user.click(screen.getByRole('radio', { name: /Read and prepare/ }));
  fireEvent.change(screen.getByLabelText(/^Works until/), { target: { value: '2027-02-27' } });
  await user.type(screen.getByLabelText(/Only from these addresses/), '192.0.2.0/24, 198.51.100.7');
  await user.click(screen.getByRole('button', { name: 'Make the token' }));
  expect(await screen.findByText('outlay_secret')).toBeTruthy();
  const request = sent.find(({ method }) => method === 'POST')!;
  expect(request.body).toMatchObject({
    name: 'Payroll',
    rights: 'PREPARE',
    addresses: ['192.0.2.0/24', '198.51.100.7'],
    // The end of the day in South Africa.
    expiresAt: '2027-02-27T21:59:59.999Z',
  });
  await user.click(screen.getByRole('button', { name: 'I have stored it' }));
  expect(screen.queryByText('outlay_secret')).toBeNull();
  const row = within(await screen.findByRole('row', { name: /Payroll/ }));
  expect(row.getByText('Needs a second admin')).toBeTruthy();
});

it('lets another admin confirm a token that waits, and shows a refusal', async () => {
  const sent = answer({
    ...PEOPLE,
    'GET /app/tokens': { body: [token] },
    [`POST /app/tokens/${token.id}/confirm`]: {
      status: 400,
      body: {
        code: 'token_not_waiting',
        status: 400,
        title: 'Refused',
        detail: 'It waits no longer.',
        errors: [],
      },
    },
  });
  const user = userEvent.setup();
  renderPage(<ProgramsPage />);
  await user.click(await screen.findByRole('button', { name: 'Confirm…' }));
  await user.click(screen.getByRole('button', { name: 'Let Payroll prepare batches' }));
  expect(await screen.findByText(/It waits no longer|no longer|does not wait/)).toBeTruthy();
  expect(sent.some(({ address }) => address.endsWith('/confirm'))).toBe(true);
});
