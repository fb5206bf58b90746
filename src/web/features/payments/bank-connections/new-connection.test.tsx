import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { testConnection } from '../shared/testing/connection.ts';
import NewConnectionPage from './new-connection-page.tsx';

const ACB = { ...testConnection().profile, acb: null };
const PAIN = {
  ...ACB,
  code: 'ZA-PAIN-001',
  displayName: 'ISO 20022 pain.001',
  format: 'PAIN_001',
  charset: 'ISO_LATIN',
  nameLength: 140,
  referenceLength: 140,
  entryClass: null,
  fileName: 'PAIN001-{date}-{number}.xml',
};

function open(created: { status?: number; body: unknown } = { body: testConnection() }) {
  const sent = answer({
    'GET /app/bank-file-profiles': { body: [ACB, PAIN] },
    'GET /institution/payments/entity/config': {
      body: { legalName: 'Karoo Wool (Pty) Ltd', country: 'ZA', rails: [] },
    },
    'POST /app/bank-connections': created,
  });
  const { user } = renderPage(<NewConnectionPage />, { session: sessionOf('reader', ['ADMIN']) });
  const next = () => user.click(screen.getByRole('button', { name: 'Next' }));
  /** Fills in the account, and goes on to the format. */
  const toFormat = async () => {
    await user.type(await screen.findByRole('textbox', { name: 'Name of the connection' }), 'Main account');
    await user.type(screen.getByRole('textbox', { name: 'Branch code' }), '250655');
    await user.type(screen.getByRole('textbox', { name: 'Account number' }), '62000000001');
    await next();
  };
  return { sent, user, next, toFormat };
}

const heading = (name: string) => screen.getByRole('heading', { level: 2, name });

it('asks step by step, and says what comes next before it creates the connection', async () => {
  const { sent, user, next, toFormat } = open();
  await toFormat();
  await waitFor(() => expect(document.activeElement).toBe(heading('What your bank takes')));
  await user.click(screen.getByRole('radio', { name: 'ISO 20022 pain.001' }));
  await next();
  heading('What it does differently');
  expect(screen.getByText('Names, lengths and other details of the format').closest('details')!.open).toBe(
    false,
  );
  await next();
  screen.getByText('62000000001');
  for (const step of ['Rehearse', 'Switch it on', 'Take over the balance of the account'])
    screen.getByText(step);
  expect(sent.some(({ method }) => method === 'POST')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Create the connection' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
    displayName: 'Main account',
    rails: ['EFT'],
    payer: { name: 'Karoo Wool (Pty) Ltd', accountNumber: '62000000001' },
    profile: { format: 'PAIN_001' },
  });
});

it('does not go on from a step with errors, keeps what was typed, and goes back', async () => {
  const { user, next, toFormat } = open();
  await user.type(await screen.findByRole('textbox', { name: 'Name of the connection' }), ' ');
  await next();
  heading('Your account');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name of the connection' }));
  await toFormat();
  await user.click(screen.getByRole('radio', { name: /198 characters/ }));
  await next();
  // ACB needs a registration.
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Customer code' }));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByRole('textbox', { name: 'Branch code' })).toHaveProperty('value', '250655');
});

it('shows a refusal of the server on the step of its field', async () => {
  const body = {
    status: 400,
    code: 'validation_failed',
    title: 'Refused',
    detail: 'Refused.',
    errors: [{ path: 'payer.branchCode', code: 'bad_value', message: 'No bank has this branch code.' }],
  };
  const { user, next, toFormat } = open({ status: 400, body });
  await toFormat();
  await user.click(screen.getByRole('radio', { name: 'ISO 20022 pain.001' }));
  await next();
  await next();
  await user.click(screen.getByRole('button', { name: 'Create the connection' }));
  const branch = await screen.findByRole('textbox', { name: 'Branch code' });
  screen.getByText('No bank has this branch code.');
  expect(document.activeElement).toBe(branch);
});
