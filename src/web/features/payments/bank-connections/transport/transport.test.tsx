import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { Route, Routes } from 'react-router';
import type { BankConnection, TransportDetails } from '../../../../../client/types.gen.ts';
import { answer } from '../../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../../ui/testing/render-page.tsx';
import ConnectionPage from '../connection-page.tsx';
import type { PayingConnection } from '../../shared/connection-purpose.ts';
import { testConnection } from '../../shared/testing/connection.ts';
import { findTyped, keepTyped, valuesOf } from './transport-values.ts';

beforeEach(() => window.sessionStorage.clear());

const [PINNED, SHOWN] = [`SHA256:${'A'.repeat(43)}`, `SHA256:${'B'.repeat(43)}`];
const DETAILS: TransportDetails = {
  folders: { outbox: 'outbox', inbox: 'inbox', archive: 'archive' },
  server: {
    host: 'sftp.bank.example',
    port: 22,
    username: 'acme',
    hostKeyFingerprint: PINNED,
    publicKey: 'ssh-ed25519 AAAAC3',
  },
  isConfirmed: true,
  visitedAt: '2026-03-02T09:05:00.000Z',
  nextVisitAt: '2126-03-02T09:06:00.000Z',
  fault: null,
};
const bySftp = (change: Partial<TransportDetails> = {}, more: Partial<PayingConnection> = {}) =>
  testConnection({ transport: 'SFTP', transportDetails: { ...DETAILS, ...change }, ...more });

function open(
  role: 'ADMIN' | 'PREPARER' | 'VIEWER',
  connection: BankConnection,
  { search = '', refusal }: { search?: string; refusal?: { status: number; body: object } } = {},
) {
  let now = connection;
  const path = `/app/bank-connections/${connection.id}`;
  const sent = answer({
    'GET /app/bank-connections': () => ({ body: [now] }),
    'GET /app/bank-files': { body: { items: [], total: 0, offset: 0, limit: 20 } },
    [`POST ${path}/transport/visit`]: () => ({ body: now }),
    [`PUT ${path}/transport`]: () => {
      if (refusal) return refusal;
      now = { ...connection, state: connection.state === 'LIVE' ? 'OFF' : connection.state };
      return { body: now };
    },
  });
  const page = (
    <Routes>
      <Route path="/bank-connections/:id" element={<ConnectionPage />} />
    </Routes>
  );
  const { user } = renderPage(page, {
    session: sessionOf('reader', [role]),
    address: `/bank-connections/${connection.id}${search}`,
  });
  const put = () => sent.find(({ method }) => method === 'PUT')?.body;
  return { user, sent, put };
}

const section = () => screen.findByRole('region', { name: 'How files reach the bank' });

it('shows the key to send to the bank, and has the bank visited at once', async () => {
  const { user, sent } = open('PREPARER', bySftp());
  const shown = await section();
  for (const text of ['sftp.bank.example:22', 'ssh-ed25519 AAAAC3', PINNED!, 'acme'])
    expect(within(shown).getAllByText(text, { exact: false }).length).toBeGreaterThan(0);
  expect(within(shown).queryByRole('button', { name: 'Change how files reach the bank' })).toBeNull();
  await user.click(within(shown).getByRole('button', { name: 'Visit the bank now' }));
  expect(sent.some(({ method }) => method === 'POST')).toBe(true);
});

it('shows another host key beside the pinned one, and offers no way to accept it', async () => {
  const fault = {
    code: 'HOST_KEY_CHANGED' as const,
    detail: 'The server presented…',
    since: '2026-03-02T09:05:00.000Z',
    attempts: 2,
    presentedHostKey: SHOWN!,
  };
  open('ADMIN', bySftp({ fault }));
  const alert = await within(await section()).findByRole('alert');
  expect(alert.textContent).toContain(SHOWN);
  expect(alert.textContent).toContain(PINNED);
  expect(alert.textContent).toContain('Call the bank on a number that you know');
  expect(alert.textContent).toContain('2 visits have failed');
  expect(within(alert).queryByRole('button', { name: /accept|trust|use/i })).toBeNull();
});

it('says that a change switches a live connection off before it is saved', async () => {
  const { user, put } = open('ADMIN', bySftp({}, { state: 'LIVE' }), { search: '?edit=transport' });
  const host = await screen.findByRole('textbox', { name: 'Host' });
  await user.clear(host);
  await user.type(host, 'sftp://bank');
  await user.click(screen.getByRole('button', { name: 'Save how files reach the bank' }));
  expect(await screen.findByText(/without “sftp:\/\/”/)).toBeDefined();
  expect(document.activeElement).toBe(host);
  await user.clear(host);
  await user.type(host, 'files.bank.example');
  const fingerprint = screen.getByRole('textbox', { name: 'Fingerprint of the bank’s host key' });
  await user.clear(fingerprint);
  await user.type(fingerprint, `256 ${SHOWN} bank.example (ED25519)`);
  await user.click(screen.getByRole('button', { name: 'Save how files reach the bank' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('until another administrator or approver has switched it on');
  expect(put()).toBeUndefined();
  await user.click(within(dialog).getByRole('button', { name: 'Save and switch the connection off' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Change how files reach the bank'));
  expect(put()).toEqual({
    transport: 'SFTP',
    folders: DETAILS.folders,
    server: {
      host: 'files.bank.example',
      port: 22,
      username: 'acme',
      hostKeyFingerprint: SHOWN,
    },
  });
});

it('makes a key unless one is pasted, and shows a refusal at its field', async () => {
  const refusal = {
    status: 400,
    body: {
      type: 'about:blank',
      title: 'Key not usable',
      status: 400,
      detail: 'This private key cannot be read.',
      code: 'private_key_not_usable',
      instance: '',
      errors: [{ path: 'server.privateKey', code: 'private_key_not_usable', message: 'Cannot be read.' }],
    },
  };
  const { user, put } = open('ADMIN', testConnection(), { search: '?edit=transport', refusal });
  await user.click(await screen.findByRole('radio', { name: /^SFTP/ }));
  await user.type(screen.getByRole('textbox', { name: 'Host' }), 'sftp.bank.example');
  await user.type(screen.getByRole('textbox', { name: 'User name' }), 'acme');
  await user.type(screen.getByRole('textbox', { name: 'Fingerprint of the bank’s host key' }), PINNED!);
  expect(screen.getByRole('radio', { name: /^Make one for me/ })).toHaveProperty('checked', true);
  await user.click(screen.getByRole('radio', { name: 'I have a key that the bank knows' }));
  await user.type(screen.getByRole('textbox', { name: 'The private key' }), 'no key');
  await user.click(screen.getByRole('button', { name: 'Save how files reach the bank' }));
  expect(await screen.findByText('Cannot be read.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'The private key' }));
  expect(put()).toMatchObject({ transport: 'SFTP', server: { privateKey: 'no key\n' } });
});

it('keeps what was typed across a sign-in, except a private key', () => {
  const values = valuesOf(bySftp());
  keepTyped('user', 'connection', {
    ...values,
    key: 'PASTE',
    server: { ...values.server, host: 'new.example', privateKey: 'SECRET' },
  });
  expect(findTyped('user', 'connection')?.server).toMatchObject({ host: 'new.example', privateKey: '' });
  expect(findTyped('another', 'connection')).toBe(null);
  expect(JSON.stringify(window.sessionStorage)).not.toContain('SECRET');
});
