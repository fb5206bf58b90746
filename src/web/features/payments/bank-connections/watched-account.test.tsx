import { screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import type { BankConnection } from '../../../../client/types.gen.ts';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import { testConnection, watchedConnection } from '../shared/testing/connection.ts';
import ConnectionPage from './connection-page.tsx';
import BankConnectionsPage from './page.tsx';
import WatchAccountPage from './watch-account-page.tsx';

/** Accounts that are only watched, on the pages of bank connections. */

function openConnection(connection: BankConnection, role: 'ADMIN' | 'PREPARER' = 'ADMIN', more = {}) {
  const path = `/app/bank-connections/${connection.id}`;
  const sent = answer({
    'GET /app/bank-connections': () => ({ body: [testConnection(), connection] }),
    [`PUT ${path}`]: { body: { ...connection, version: connection.version + 1 } },
    [`PUT ${path}/state`]: { body: { ...connection, state: 'LIVE' } },
    ...more,
  });
  const page = (
    <Routes>
      <Route path="/bank-connections/:id" element={<ConnectionPage />} />
    </Routes>
  );
  const { user } = renderPage(page, {
    session: sessionOf('reader', [role]),
    address: `/bank-connections/${connection.id}`,
  });
  return { sent, user };
}

it('the list has watched accounts in a table of their balances, apart from those that pay', async () => {
  answer({ 'GET /app/bank-connections': { body: [testConnection(), watchedConnection()] } });
  renderPage(<BankConnectionsPage />, { session: sessionOf('reader', ['ADMIN']) });
  const paying = await screen.findByRole('table', { name: 'Bank connections' });
  expect(within(paying).queryByText('Call account')).toBeNull();
  const watched = screen.getByRole('table', { name: 'Accounts without payments' });
  within(watched).getByRole('link', { name: 'Call account' });
  within(watched).getByText(/250,000\.00/);
  expect(within(watched).getByRole('link', { name: /2 Mar/ }).getAttribute('href')).toMatch(
    /^\/statements\//,
  );
  expect(screen.getByRole('link', { name: 'Watch an account' }).getAttribute('href')).toBe(
    '/bank-connections/watch',
  );
});

it('the page of a watched account shows its balance, and no rail, rehearsal or test file', async () => {
  openConnection(watchedConnection());
  await screen.findByText('Only watched');
  screen.getByText(/250,000\.00/);
  screen.getByText(/not part of the available money/);
  screen.getByText(/Findings about its statements are open/);
  for (const words of [/Rehearsal/, /Uncertified/, /Rails/, /What the bank expects/])
    expect(screen.queryByText(words)).toBeNull();
  // Users upload the statements, so there is nothing to switch on.
  expect(screen.queryByRole('button', { name: /Switch on/ })).toBeNull();
});

it('its statements are listed for that account alone', async () => {
  openConnection(watchedConnection());
  const list = `/statements?accountId=${watchedConnection().statementAccountId}`;
  const link = await screen.findByRole('link', { name: 'Statements of this account' });
  expect(link.getAttribute('href')).toBe(list);
  const findings = screen.getByRole('link', { name: /Findings about its statements/ });
  expect(findings.getAttribute('href')).toBe(list);
});

it('before its first statement, the link leads to all statements', async () => {
  openConnection(watchedConnection({ lastBalance: null, statementAccountId: null }));
  const link = await screen.findByRole('link', { name: 'Statements of this account' });
  expect(link.getAttribute('href')).toBe('/statements');
});

it('the form of how its statements come speaks of no file that leaves', async () => {
  const { user } = openConnection(watchedConnection({ state: 'LIVE' }));
  await user.click(await screen.findByRole('button', { name: 'Change how statements come' }));
  const group = await screen.findByRole('radiogroup', { name: 'How statements come from the bank' });
  await user.click(within(group).getByRole('radio', { name: /^Folders/ }));
  screen.getByText('Where the bank puts statements.');
  screen.getByText('A folder that exists. Outlay puts no file into it.');
  expect(document.body.textContent).not.toMatch(/picks up your files|replies/);
  await user.click(screen.getByRole('button', { name: 'Save how statements come' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change how statements come?' });
  expect(dialog.textContent).toContain('Statements can still be uploaded');
  expect(dialog.textContent).not.toMatch(/money|batches|test file/);
});

it('a connection that was never used becomes a watched account when an admin names the bank', async () => {
  const { sent, user } = openConnection(testConnection({ id: watchedConnection().id }));
  await user.click(await screen.findByRole('button', { name: 'Only watch this account…' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('its rehearsal and the acceptance of its test file are removed');
  const confirm = within(dialog).getByRole('button', { name: 'Only watch this account' });
  await user.click(confirm);
  within(dialog).getByText('Enter the bank.');
  expect(sent.find(({ method }) => method === 'PUT')).toBeUndefined();
  await user.type(within(dialog).getByRole('textbox', { name: /Bank/ }), 'FNB');
  await user.click(confirm);
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({
    displayName: 'FNB salaries',
    purpose: 'STATEMENTS_ONLY',
    bankName: 'FNB',
    rails: [],
    payer: {
      name: 'Karoo Trading (Pty) Ltd',
      accountNumber: '62000000001',
      branchCode: null,
      accountType: null,
    },
    profile: null,
    version: 3,
  });
});

it.each([
  ['used', testConnection({ id: watchedConnection().id, isUsed: true }), 'ADMIN'],
  ['seen by a preparer', testConnection({ id: watchedConnection().id }), 'PREPARER'],
] as const)('a connection that is %s offers no such button', async (_what, connection, role) => {
  openConnection(connection, role);
  await screen.findByRole('link', { name: 'Statements of this account' });
  expect(screen.queryByRole('button', { name: /Only watch/ })).toBeNull();
});

it('a watched account that was never used becomes one that pays, by a profile of its bank', async () => {
  const unused = watchedConnection({ lastBalance: null, statementAccountId: null, isUsed: false });
  const { profile } = testConnection();
  const { sent, user } = openConnection(unused, 'ADMIN', {
    'GET /app/bank-file-profiles': { body: [{ ...profile, acb: null, code: 'BANK', format: 'PAIN_001' }] },
  });
  await user.click(await screen.findByRole('button', { name: 'Pay from this account…' }));
  await user.type(await screen.findByRole('textbox', { name: /Branch code/ }), '250655');
  await user.click(screen.getByRole('button', { name: 'Pay from this account' }));
  const put = sent.find(({ method }) => method === 'PUT')?.body;
  expect(put).toMatchObject({
    displayName: 'Call account',
    rails: ['EFT'],
    payer: { branchCode: '250655', accountNumber: unused.payer.accountNumber, accountType: 'CURRENT' },
    profile: { format: 'PAIN_001' },
    version: unused.version,
  });
  expect(put).not.toHaveProperty('purpose', 'STATEMENTS_ONLY');
});

it('a watched account that has a statement offers no such button', async () => {
  openConnection(watchedConnection({ isUsed: true }));
  await screen.findByText('Only watched');
  expect(screen.queryByRole('button', { name: /Pay from this account/ })).toBeNull();
});

it('a watched account that is fetched is switched on to fetch statements, not to pay', async () => {
  const transportDetails = {
    folders: { outbox: 'outbox', inbox: 'call-in', archive: 'archive' },
    server: null,
    isConfirmed: false,
    visitedAt: null,
    nextVisitAt: '2026-03-02T09:00:00.000Z',
    fault: null,
  };
  const { sent, user } = openConnection(watchedConnection({ transport: 'FOLDER', transportDetails }));
  await user.click(await screen.findByRole('button', { name: 'Switch on…' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText('Nothing is paid by this connection, and no file leaves.');
  within(dialog).getByText('call-in');
  await user.click(within(dialog).getByRole('button', { name: 'Switch on and fetch statements' }));
  const { updatedAt } = watchedConnection();
  expect(sent.find(({ method }) => method === 'PUT')?.body).toEqual({ state: 'LIVE', updatedAt });
});

it('a change of a watched account keeps its purpose and names the version it was made from', async () => {
  const { sent, user } = openConnection(watchedConnection());
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const name = screen.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  await user.type(name, 'Savings');
  await user.click(screen.getByRole('button', { name: 'Save as version 4' }));
  expect(sent.find(({ method }) => method === 'PUT')?.body).toMatchObject({
    displayName: 'Savings',
    purpose: 'STATEMENTS_ONLY',
    bankName: 'Nedbank',
    profile: null,
    version: 3,
  });
});

it('the form has the account of the refused statement, and creates a connection without rails', async () => {
  const sent = answer({
    'GET /institution/payments/entity/config': { body: { legalName: 'Karoo Trading (Pty) Ltd' } },
    'POST /app/bank-connections': { body: watchedConnection() },
  });
  const { user } = renderPage(<WatchAccountPage />, {
    session: sessionOf('reader', ['ADMIN']),
    address: '/bank-connections/watch?accountNumber=70000000002&currency=USDC',
  });
  const number = await screen.findByRole('textbox', { name: 'Account number' });
  expect((number as HTMLInputElement).value).toBe('70000000002');
  await user.click(screen.getByRole('button', { name: 'Watch this account' }));
  screen.getByText('Enter the bank.');
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Call account');
  await user.type(screen.getByRole('textbox', { name: 'Bank' }), 'Nedbank');
  const name = screen.getByRole('textbox', { name: 'Account name' });
  await user.clear(name);
  await user.type(name, 'Karoo');
  await user.click(screen.getByRole('button', { name: 'Watch this account' }));
  expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
    displayName: 'Call account',
    purpose: 'STATEMENTS_ONLY',
    bankName: 'Nedbank',
    rails: [],
    currency: 'USDC',
    payer: { name: 'Karoo', branchCode: null, accountNumber: '70000000002', accountType: null },
    profile: null,
  });
});

it('a preparer does not begin to watch an account', async () => {
  renderPage(<WatchAccountPage />, { session: sessionOf('reader', ['PREPARER']) });
  await screen.findByText(/Administrator/);
  expect(screen.queryByRole('textbox')).toBeNull();
});
