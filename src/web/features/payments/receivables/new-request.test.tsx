import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import EditRequestPage from './edit-request-page.tsx';
import NewRequestPage from './new-request-page.tsx';
import { changed, COLLECTIONS, detail, pageOf, payer, PAYERS } from './testing/examples.ts';

const AT = `${COLLECTIONS}/${detail.id}`;

afterEach(() => window.sessionStorage.clear());

function problem(status: number, code: string, errors: { path: string; message: string }[] = []) {
  return {
    status,
    body: {
      type: 'about:blank',
      title: 'Refused',
      status,
      code,
      detail: 'Correct the fields that are named.',
      instance: '/',
      errors: errors.map((error) => ({ ...error, code })),
    },
  };
}

type Answers = Parameters<typeof answer>[0];

function show(address: string, more: Answers = {}, session = sessionOf('preparer', ['PREPARER'])) {
  const sent = answer({
    'GET /institution/payments/entity/config': { body: { country: 'ZA' } },
    'GET /app/request-mailing': { body: { obstacle: null } },
    [`GET ${PAYERS}`]: { body: pageOf([payer]) },
    [`GET ${PAYERS}/${payer.id}`]: { body: payer },
    [`GET ${AT}`]: { body: detail },
    ...more,
  });
  const changes = () => sent.filter(({ method }) => method !== 'GET');
  const pages = (
    <Routes>
      <Route path="/receivables/new" element={<NewRequestPage />} />
      <Route path="/receivables/:id/edit" element={<EditRequestPage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  );
  return { changes, ...renderPage(pages, { address, session }) };
}

const text = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('asks a new payer for money, and opens the request', async () => {
  const { user, changes, router } = show('/receivables/new', { [`POST ${COLLECTIONS}`]: { body: detail } });
  await user.click(await screen.findByRole('radio', { name: 'A new payer' }));
  await user.type(text(/^Name/), 'Naledi Mokoena');
  await user.type(text(/^Email/), 'naledi@example.com');
  await user.type(text(/^Subject/), 'School fees');
  await user.type(text(/^Amount, in ZAR/), 'R 4 200,00');
  await user.type(screen.getByLabelText(/^Due day/), '2026-03-31');
  await user.type(text(/^Invoice number/), 'INV-1');
  await user.click(screen.getByRole('button', { name: 'Create the request' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/receivables/${detail.id}`));
  expect(changes()).toMatchObject([
    {
      body: {
        payer: { name: 'Naledi Mokoena', email: 'naledi@example.com' },
        currency: 'ZAR',
        label: 'School fees',
        invoiceNumber: 'INV-1',
        amount: '4200.00',
        dueOn: '2026-03-31',
        allowsPart: true,
        onTooMuch: 'ASK',
        mailsPayer: true,
      },
    },
  ]);
  expect(changes()[0]!.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

it.each([
  ['It is the same payer', 'JOIN'],
  ['It is another payer', 'NEW'],
])('asks whether a payer of this name is the same: %s', async (answered, sameName) => {
  const words =
    'There is a payer called Naledi Mokoena already, with so many requests: 3. Is it the same one?';
  const { user, changes, router } = show('/receivables/new', {
    [`POST ${COLLECTIONS}`]: ({ body }) =>
      (body as { payer: { sameName: string } }).payer.sameName === 'ASK'
        ? problem(400, 'payer_name_known', [{ path: 'payer', message: words }])
        : { body: detail },
  });
  await user.click(await screen.findByRole('radio', { name: 'A new payer' }));
  await user.type(text(/^Name/), 'Naledi Mokoena');
  await user.type(text(/^Subject/), 'School fees');
  await user.type(text(/^Amount, in ZAR/), '10');
  await user.type(screen.getByLabelText(/^Due day/), '2026-03-31');
  await user.click(screen.getByRole('button', { name: 'Create the request' }));
  await screen.findByText(words);
  await user.click(screen.getByRole('button', { name: answered }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/receivables/${detail.id}`));
  expect(changes().map(({ body }) => (body as { payer: { sameName: string } }).payer.sameName)).toEqual([
    'ASK',
    sameName,
  ]);
});

const mailChoice = () =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: 'Mail the request to the payer' });

it('mails a payer with an address unless the user does not want it, and says to whom', async () => {
  const address = `/receivables/new?payer=${payer.id}`;
  const { user, changes } = show(address, { [`POST ${COLLECTIONS}`]: { body: detail } });
  await screen.findByText(/^To naledi@example\.com, with the link/);
  expect((await mailChoice()).checked).toBe(true);
  await user.click(await mailChoice());
  await user.type(text(/^Subject/), 'School fees');
  await user.type(text(/^Amount/), '10');
  await user.type(screen.getByLabelText(/^Due day/), '2026-03-31');
  await user.click(screen.getByRole('button', { name: 'Create the request' }));
  await waitFor(() => expect(changes()).toHaveLength(1));
  expect(changes()[0]!.body).not.toHaveProperty('mailsPayer');
});

it('says that a payer without an address cannot be mailed', async () => {
  show(`/receivables/new?payer=${payer.id}`, {
    [`GET ${PAYERS}/${payer.id}`]: { body: { ...payer, email: null } },
  });
  await screen.findByText(/This payer has no email address/);
  expect(await mailChoice()).toMatchObject({ checked: false, disabled: true });
});

it.each([
  ['NO_MAIL_SERVER', /has no mail server/],
  ['NO_ACCOUNT', /No account receives payments/],
])('says why no payer can be mailed: %s', async (obstacle, words) => {
  show(`/receivables/new?payer=${payer.id}`, { 'GET /app/request-mailing': { body: { obstacle } } });
  await screen.findByText(words);
  expect(await mailChoice()).toMatchObject({ checked: false, disabled: true });
});

it('asks the payer of the address', async () => {
  const address = `/receivables/new?payer=${payer.id}`;
  const { user, changes } = show(address, { [`POST ${COLLECTIONS}`]: { body: detail } });
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Payer/ }).value).toBe(
      'Naledi Mokoena · C7KQ4MX7',
    ),
  );
  await user.type(text(/^Subject/), 'School fees');
  await user.type(text(/^Amount/), '10');
  await user.type(screen.getByLabelText(/^Due day/), '2026-03-31');
  await user.click(screen.getByRole('button', { name: 'Create the request' }));
  await waitFor(() => expect(changes()).toMatchObject([{ body: { payerId: payer.id, amount: '10' } }]));
});

it('sends nothing while a field is missing or wrong, and names each', async () => {
  const { user, changes } = show('/receivables/new');
  await user.type(await screen.findByLabelText(/^Due day/), '2026-03-31');
  await user.type(screen.getByLabelText(/^Last day/), '2026-03-30');
  await user.type(text(/^Amount/), '10');
  await user.type(text(/^Smallest part/), '10.00');
  await user.click(screen.getByRole('button', { name: 'Create the request' }));
  await screen.findByText('Choose the payer.');
  screen.getByText('Say what the money is for.');
  screen.getByText('The last day cannot be before the due day.');
  screen.getByText('Enter an amount below the one that is asked for, or nothing.');
  await user.click(screen.getByRole('radio', { name: 'A new payer' }));
  await user.type(text(/^Email/), 'naledi');
  screen.getByText('Enter the name of the payer.');
  screen.getByText('Enter an address such as naledi@example.com.');
  expect(changes()).toEqual([]);
});

it('shows an error of the server at its field, and keeps what was typed', async () => {
  const errors = [{ path: 'invoiceNumber', message: 'Another payment request has the number INV-1.' }];
  const refusal = problem(400, 'duplicate_invoice', errors);
  const { user } = show(`/receivables/new?payer=${payer.id}`, { [`POST ${COLLECTIONS}`]: refusal });
  await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'School fees');
  await user.type(text(/^Amount/), '10');
  await user.type(screen.getByLabelText(/^Due day/), '2026-03-31');
  await user.type(text(/^Invoice number/), 'INV-1');
  await user.click(screen.getByRole('button', { name: 'Create the request' }));
  await screen.findByText('Another payment request has the number INV-1.');
  expect(text(/^Subject/).value).toBe('School fees');
});

it('keeps what was typed when the session has ended meanwhile', async () => {
  const address = `/receivables/new?payer=${payer.id}`;
  const { user } = show(address, { [`POST ${COLLECTIONS}`]: problem(401, 'unauthenticated') });
  await user.type(await screen.findByRole('textbox', { name: /^Subject/ }), 'School fees');
  await user.type(text(/^Amount/), '10');
  await user.type(screen.getByLabelText(/^Due day/), '2026-03-31');
  await user.click(screen.getByRole('button', { name: 'Create the request' }));
  await screen.findByText('Sign in again. Nothing that you typed is lost.');
  const kept = window.sessionStorage.getItem(`payment request ${payer.id} by id-of-preparer`);
  expect(JSON.parse(kept!)).toMatchObject({ label: 'School fees', amount: '10' });
});

it('refuses the page to a user who may not ask for money', async () => {
  show('/receivables/new', {}, sessionOf('viewer', ['VIEWER']));
  await screen.findByText('You do not have access to this page');
});

it('changes a request with the version that was read', async () => {
  const { user, changes, router } = show(`/receivables/${detail.id}/edit`, {
    [`PUT ${AT}`]: { body: changed },
  });
  const due = await screen.findByLabelText<HTMLInputElement>(/^Due day/);
  expect(due.value).toBe('2026-03-31');
  await user.clear(due);
  await user.type(due, '2026-04-15');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/receivables/${detail.id}`));
  expect(changes()).toMatchObject([{ body: { dueOn: '2026-04-15', invoiceNumber: 'INV-2026-0417' } }]);
  expect(changes()[0]!.headers.get('if-match')).toBe('"1"');
  expect(changes()[0]!.body).not.toHaveProperty('payerId');
});

it('keeps the amount of a request that is partly paid, and says why', async () => {
  const partly = { ...detail, status: 'PARTLY_PAID' as const, paidAmount: '200.00' };
  const { user, changes } = show(`/receivables/${detail.id}/edit`, {
    [`GET ${AT}`]: { body: partly },
    [`PUT ${AT}`]: { body: changed },
  });
  const amount = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Amount/ });
  expect(amount.readOnly).toBe(true);
  screen.getByText('It stays as it is, because a part of it has been paid.');
  await user.type(amount, '1');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await waitFor(() => expect(changes()).toMatchObject([{ body: { amount: detail.amount } }]));
});

it('shows what another user changed meanwhile, and saves over it only when asked again', async () => {
  let isStale = false;
  const { user, changes } = show(`/receivables/${detail.id}/edit`, {
    [`GET ${AT}`]: () => ({ body: isStale ? changed : detail }),
    [`PUT ${AT}`]: ({ headers }) => {
      isStale = true;
      return headers.get('if-match') === '"1"' ? problem(400, 'stale_version') : { body: changed };
    },
  });
  const subject = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Subject/ });
  await user.clear(subject);
  await user.type(subject, 'Fees, second term');
  await user.click(screen.getByRole('button', { name: 'Save the change' }));
  await screen.findByText('Another user has changed this request meanwhile');
  screen.getByText('Due day: 31 Mar 2026, now 15 Apr 2026');
  expect(subject.value).toBe('Fees, second term');
  await user.click(screen.getByRole('button', { name: 'Save over the other change' }));
  await waitFor(() => expect(changes()).toHaveLength(2));
  expect(changes()[1]!.headers.get('if-match')).toBe('"2"');
});
