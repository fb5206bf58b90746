import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import RequestsFilePage from './requests-file-page.tsx';
import { COLLECTIONS } from './testing/examples.ts';

const BATCH = `${COLLECTIONS}/batch`;
const HEADER = 'Parent,Email,Fee,Invoice,Amount,Due date';
const GOOD = 'Naledi Mokoena,naledi@example.com,School fees,INV-1,4200.00,2026-03-31';
const BAD = 'Sipho Dlamini,,School fees,INV-2,"1,234",03/04/2026';
const created = {
  requests: [{ id: 'r', payerId: 'p', isNewPayer: true, reference: '7KQ4MXFW', invoiceNumber: 'INV-1' }],
};

type Answers = Parameters<typeof answer>[0];

async function open(lines: string[], more: Answers = {}) {
  const sent = answer({
    'GET /institution/payments/entity/config': { body: { country: 'ZA' } },
    'GET /app/request-mailing': { body: { obstacle: 'NO_MAIL_SERVER' } },
    [`POST ${BATCH}`]: { body: created },
    ...more,
  });
  const shown = renderPage(
    <Routes>
      <Route path="/receivables/from-file" element={<RequestsFilePage />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>,
    { address: '/receivables/from-file', session: sessionOf('preparer', ['PREPARER']) },
  );
  const file = new File([[HEADER, ...lines, ''].join('\n')], 'fees.csv', { type: 'text/csv' });
  await shown.user.upload(await screen.findByLabelText('Choose a file with payment requests'), file);
  const posted = () => sent.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...shown, posted };
}

const cell = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });

it('creates the requests of a file whose columns it knows', async () => {
  const { user, posted, router } = await open([GOOD]);
  await user.click(await screen.findByRole('button', { name: 'Create 1 request for R\u00a04,200.00' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/receivables'));
  expect(posted()).toEqual([
    {
      requests: [
        {
          payer: { name: 'Naledi Mokoena', email: 'naledi@example.com' },
          label: 'School fees',
          invoiceNumber: 'INV-1',
          currency: 'ZAR',
          amount: '4200.00',
          dueOn: '2026-03-31',
        },
      ],
    },
  ]);
});

it('names each row with an error by its payer, takes corrections, and undoes them', async () => {
  const { user, posted } = await open([GOOD, BAD]);
  const summary = await screen.findByText('1 row has an error');
  within(summary.closest<HTMLElement>('[role=status]')!).getByText(/Sipho Dlamini, line 3/);
  const create = () => screen.getByRole('button', { name: /^Create 2 requests/ });
  expect(create()).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Show only rows with errors' }));
  expect(screen.queryByRole('textbox', { name: 'Payer, line 2' })).toBeNull();
  await user.clear(cell('Amount, line 3'));
  await user.type(cell('Amount, line 3'), '1234{Enter}');
  await user.clear(cell('Due day, line 3'));
  await user.type(cell('Due day, line 3'), '2026-04-03');
  await user.tab();
  await waitFor(() => expect(create()).toHaveProperty('disabled', false));
  await user.click(screen.getByRole('button', { name: 'Undo: Due day of line 3' }));
  expect(cell('Due day, line 3').value).toBe('03/04/2026');
  expect(create()).toHaveProperty('disabled', true);
  await user.clear(cell('Due day, line 3'));
  await user.type(cell('Due day, line 3'), '2026-04-03');
  await user.tab();
  await user.click(create());
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()).toMatchObject([{ requests: [{}, { amount: '1234.00', dueOn: '2026-04-03' }] }]);
});

it('places the errors of the server on their rows, and keeps every correction', async () => {
  const { user } = await open([GOOD, GOOD.replace('INV-1', 'INV-9').replace('Naledi', 'Sipho')], {
    [`POST ${BATCH}`]: {
      status: 400,
      body: {
        type: 'about:blank',
        title: 'Refused',
        status: 400,
        code: 'duplicate_invoice',
        detail: 'An invoice number is taken.',
        instance: '/',
        errors: [
          {
            path: 'requests.1.invoiceNumber',
            code: 'duplicate_invoice',
            message: 'Another payment request has the number INV-9.',
          },
        ],
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Create 2 requests/ }));
  await screen.findByText('No request was created');
  expect(screen.getAllByText(/Another payment request has the number INV-9\./).length).toBeGreaterThan(0);
  expect(cell('Invoice number, line 3').getAttribute('aria-invalid')).toBe('true');
  await user.clear(cell('Invoice number, line 3'));
  await user.type(cell('Invoice number, line 3'), 'INV-10');
  await user.tab();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Create 2 requests/ })).toHaveProperty('disabled', false),
  );
});

it('takes the subject and the due day for every row, and another column for a field', async () => {
  const { user, posted } = await open(['Naledi Mokoena,,,,4200.00,']);
  await user.type(await screen.findByRole('textbox', { name: 'Subject of every row' }), 'School fees');
  await user.type(screen.getByLabelText('Due day of every row'), '2026-03-31');
  await user.click(screen.getByRole('combobox', { name: /^Email/ }));
  await user.click(await screen.findByRole('option', { name: 'Invoice' }));
  expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^Invoice number/ }).value).toBe('');
  await user.click(screen.getByRole('button', { name: /^Create 1 request/ }));
  await waitFor(() =>
    expect(posted()).toMatchObject([{ requests: [{ label: 'School fees', dueOn: '2026-03-31' }] }]),
  );
});

it('mails the rows that have an address, and says how many have none', async () => {
  const { user, posted } = await open([GOOD, 'Sipho Dlamini,,School fees,,10.00,2026-03-31'], {
    'GET /app/request-mailing': { body: { obstacle: null } },
  });
  const choice = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Mail 1 request to its payer',
  });
  expect(choice.checked).toBe(true);
  screen.getByText(/1 row has no email/);
  await user.click(screen.getByRole('button', { name: /^Create 2 requests/ }));
  await waitFor(() => expect(posted()).toHaveLength(1));
  expect(posted()).toMatchObject([
    { requests: [{ mailsPayer: true }, { payer: { name: 'Sipho Dlamini', sameName: 'ASK' } }] },
  ]);
  expect((posted()[0] as { requests: object[] }).requests[1]).not.toHaveProperty('mailsPayer');
});

it.each([
  ['They are the same payers', 'JOIN'],
  ['They are other payers', 'NEW'],
])('asks about payers who exist already before it creates anything: %s', async (answered, sameName) => {
  const words =
    'There is a payer called Sipho Dlamini already, with so many requests: 3. Is it the same one?';
  const asks = {
    status: 400,
    body: {
      type: 'about:blank',
      title: 'Refused',
      status: 400,
      code: 'payer_name_known',
      detail: 'So many of these requests name a payer who exists already: 1. Are they the same ones?',
      instance: '/',
      errors: [{ path: 'requests.1.payer', code: 'payer_name_known', message: words }],
    },
  };
  const { user, posted, router } = await open([GOOD, 'Sipho Dlamini,,School fees,,10.00,2026-03-31'], {
    [`POST ${BATCH}`]: ({ body }) =>
      (body as { requests: { payer: { sameName?: string } }[] }).requests[1]!.payer.sameName === 'ASK'
        ? asks
        : { body: created },
  });
  await user.click(await screen.findByRole('button', { name: /^Create 2 requests/ }));
  await screen.findByText(words);
  await user.click(screen.getByRole('button', { name: answered }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/receivables'));
  expect(posted()).toMatchObject([
    { requests: [{}, { payer: { sameName: 'ASK' } }] },
    { requests: [{}, { payer: { sameName } }] },
  ]);
});

it('says why a file cannot be read', async () => {
  await open([]);
  await screen.findByText('fees.csv could not be read');
});
