import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { answer } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import ConnectionPage from './connection-page.tsx';
import type { BankConnection } from '../../../../client/types.gen.ts';
import { testConnection } from '../shared/testing/connection.ts';
import { Route, Routes } from 'react-router';

const UNCERTIFIED = 'Uncertified: send your bank a test file';
const CERTIFICATION = {
  version: 3,
  by: { userId: 'id-of-admin', name: 'admin' },
  at: '2026-03-03T08:00:00.000Z',
  note: 'Accepted by e-mail.',
};

const PASSED = { passed: true, problem: null, detail: null };
const REHEARSAL: NonNullable<BankConnection['rehearsal']> = {
  by: CERTIFICATION.by,
  at: CERTIFICATION.at,
  version: 3,
  passed: false,
  steps: [
    {
      step: 'PARTLY_REJECTED',
      ...PASSED,
      figures: [{ figure: 'REJECTED', expected: '2', actual: '2' }],
    },
    { step: 'PAID', passed: false, problem: 'NO_SUCH_REPLY', detail: null, figures: [] },
  ],
};

const BATCHES = '/institution/payments/bulk-withdrawals/batches';
const approved = (...items: { currency: string; totalAmount: string }[]) => ({
  body: { items, total: items.length, offset: 0, limit: 200 },
});

function open(role: 'ADMIN' | 'PREPARER', connection = testConnection(), search = '') {
  let now = connection;
  const path = `/app/bank-connections/${connection.id}`;
  const sent = answer({
    'GET /app/bank-connections': () => ({ body: [now] }),
    'GET /app/bank-files': { body: { items: [], total: 0, offset: 0, limit: 20 } },
    [`GET ${BATCHES}`]: approved(),
    [`POST ${path}/certification`]: () => {
      now = { ...connection, certification: CERTIFICATION };
      return { body: now };
    },
    [`POST ${path}/rehearse`]: () => {
      now = { ...now, rehearsal: REHEARSAL };
      return { body: now };
    },
    [`PUT ${path}`]: () => {
      now = { ...connection, version: connection.version + 1, certification: null };
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
  return { user, sent };
}

it('says that it is uncertified until a person records what the bank answered', async () => {
  const { user, sent } = open('ADMIN');
  expect(await screen.findByText(UNCERTIFIED)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Record the bank’s acceptance…' }));
  const dialog = await screen.findByRole('dialog');
  const record = within(dialog).getByRole('button', { name: 'Record the acceptance of version 3' });
  expect(record).toHaveProperty('disabled', true);
  await user.type(within(dialog).getByRole('textbox'), ' Accepted by e-mail. ');
  await user.click(record);
  await waitFor(() => expect(screen.queryByText(UNCERTIFIED)).toBeNull());
  expect(sent.find(({ method }) => method === 'POST')!.body).toEqual({
    version: 3,
    note: 'Accepted by e-mail.',
  });
  expect(screen.getByText('Test file accepted')).toBeDefined();
  expect(screen.getByText('Accepted by e-mail.')).toBeDefined();
});

it('shows a preparer the settings, and nothing to change them with', async () => {
  open('PREPARER', testConnection(), '?edit=1');
  expect(await screen.findByText(UNCERTIFIED)).toBeDefined();
  expect(screen.getByText('ACB-{date}-{number}.txt')).toBeDefined();
  expect(screen.queryByRole('button', { name: /Edit|Switch on|Download|Record|rehears/i })).toBeNull();
});

it('warns before a change that makes a certified connection uncertified again', async () => {
  const { user, sent } = open('ADMIN', testConnection({ certification: CERTIFICATION }), '?edit=1');
  const cutOff = await screen.findByRole('textbox', { name: 'Cut-off' });
  await user.clear(cutOff);
  await user.type(cutOff, '3 pm');
  await user.click(screen.getByRole('button', { name: 'Save as version 4' }));
  expect(await screen.findByText('Enter a time such as 15:30, or leave it empty.')).toBeDefined();
  expect(document.activeElement).toBe(cutOff);
  await user.clear(cutOff);
  await user.type(cutOff, '14:00');
  await user.click(screen.getByRole('button', { name: 'Save as version 4' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Cut-off');
  expect(dialog.textContent).toContain('The connection becomes uncertified');
  expect(sent.some(({ method }) => method === 'PUT')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Save as version 4' }));
  expect(await screen.findByText(UNCERTIFIED)).toBeDefined();
  expect(sent.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    version: 3,
    profile: { cutOff: '14:00', acb: { userCode: 'A1B2' } },
  });
});

it('rehearses, says what failed and why, and cannot be switched on before it passed', async () => {
  const { user } = open('ADMIN', testConnection({ certification: CERTIFICATION }));
  await user.click(await screen.findByRole('button', { name: 'Start the rehearsal' }));
  expect(await screen.findByText('A step failed')).toBeDefined();
  const step = screen.getByText('The bank says that the payments were paid').closest('details')!;
  expect(step.open).toBe(true);
  expect(step.textContent).toContain('No reply of this format says that a payment was paid.');
  expect(screen.getByText('The bank rejects some payments').closest('details')!.open).toBe(false);
  expect(screen.getByRole('button', { name: 'Rehearse again' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Switch on…' }));
  const confirm = await screen.findByRole('button', { name: 'Switch on and pay by file' });
  expect(confirm).toHaveProperty('disabled', true);
});

const FOLD = 'Coming from other software?';
const foldOf = async () => (await screen.findByText(FOLD)).closest('details')!;

it('states the numbers of a company that comes from other software, and asks no other company', async () => {
  const { user, sent } = open('ADMIN', testConnection(), '?edit=1');
  const fold = await foldOf();
  expect(fold.open).toBe(false);
  await user.click(screen.getByText(FOLD));
  expect(fold.open).toBe(true);
  await user.type(within(fold).getByRole('textbox', { name: 'First transmission number' }), '48213');
  const generation = within(fold).getByRole('textbox', { name: 'First generation number' });
  await user.type(generation, '31800');
  const save = screen.getByRole('button', { name: 'Save as version 4' });
  await user.click(save);
  expect(await screen.findByText('Enter a whole number from 0 to 9999.')).toBeDefined();
  await user.clear(generation);
  await user.type(generation, '318');
  await user.click(save);
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  expect(sent.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    profile: { acb: { userCode: 'A1B2', firstTransmissionNumber: 48_213, firstGenerationNumber: 318 } },
  });
});

it('shows the next numbers, and does not let them be set once a file has left', async () => {
  const { profile } = testConnection();
  const acb = { ...profile.acb!, firstTransmissionNumber: 48_213, firstGenerationNumber: 318 };
  const connection = testConnection({
    profile: { ...profile, acb },
    fileCount: 2,
    nextNumbers: { transmissionNumber: 48_215, generationNumber: 320, areFixed: true },
  });
  const { user } = open('ADMIN', connection);
  const valueOf = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  await screen.findByText('Next transmission number');
  expect(valueOf('First transmission number')).toBe('48213');
  expect(valueOf('Next transmission number')).toBe('48215');
  expect(valueOf('Next generation number')).toBe('320');
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  const fold = await foldOf();
  expect(fold.open).toBe(true);
  expect(fold.textContent).toContain('A file of this connection has left for the bank');
  for (const field of within(fold).getAllByRole('textbox')) expect(field).toHaveProperty('readOnly', true);
});

it('shows no transmission number where the older form has none', async () => {
  const connection = testConnection({ profile: { ...testConnection().profile, format: 'ACB_180' } });
  open('ADMIN', connection, '?edit=1');
  const fold = await foldOf();
  expect(within(fold).getAllByRole('textbox', { hidden: true })).toHaveLength(1);
});

it('edits how a file names a rail, and asks for a test file of each rail', async () => {
  const type = {
    rail: 'RTC',
    serviceLevel: null,
    localInstrument: { kind: 'PROPRIETARY', value: 'RTC' },
    cutOff: null,
    maxAmount: null,
  } as const;
  const profile = {
    ...testConnection().profile,
    format: 'PAIN_001' as const,
    acb: null,
    entryClass: null,
    paymentTypes: [type],
  };
  const connection = testConnection({ profile, rails: ['EFT', 'RTC'] });
  const { user, sent } = open('ADMIN', connection, '?edit=1');
  const instrument = await screen.findByRole('textbox', { name: 'Local instrument of RTC' });
  await user.clear(instrument);
  await user.click(screen.getByRole('button', { name: 'Save as version 4' }));
  expect(await screen.findByText(/could not tell the rail without one/)).toBeDefined();
  await user.type(instrument, 'RealTime');
  await user.click(screen.getByRole('button', { name: 'Change the values of EFT' }));
  expect(screen.getByRole('textbox', { name: 'Service level of EFT' })).toHaveProperty('value', 'NURG');
  await user.click(screen.getByRole('button', { name: 'Save as version 4' }));
  await waitFor(() => expect(sent.some(({ method }) => method === 'PUT')).toBe(true));
  const eft = { ...type, rail: 'EFT', serviceLevel: 'NURG', localInstrument: null, cutOff: '15:30' };
  expect(sent.find(({ method }) => method === 'PUT')!.body).toMatchObject({
    rails: ['EFT', 'RTC'],
    profile: {
      paymentTypes: [eft, { ...type, localInstrument: { kind: 'PROPRIETARY', value: 'RealTime' } }],
    },
  });
  expect(await screen.findByRole('button', { name: 'Download the test file for RTC' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Download the test file for EFT' })).toBeDefined();
});

it('says before it is switched on what is missing, and which connection carries its rails', async () => {
  const own = { ...testConnection(), state: 'OFF' as const, certification: null, rehearsal: REHEARSAL };
  const other = { ...testConnection(), id: 'other', displayName: 'Main account', state: 'LIVE' as const };
  answer({
    'GET /app/bank-connections': { body: [own, other] },
    'GET /app/bank-files': { body: { items: [], total: 0, offset: 0, limit: 20 } },
    [`GET ${BATCHES}`]: approved(),
  });
  const { user } = renderPage(
    <Routes>
      <Route path="/bank-connections/:id" element={<ConnectionPage />} />
    </Routes>,
    { session: sessionOf('reader', ['ADMIN']), address: `/bank-connections/${own.id}` },
  );
  await user.click(await screen.findByRole('button', { name: 'Switch on…' }));
  const dialog = await screen.findByRole('dialog');
  within(dialog).getByText(/Still missing: a rehearsal that passed, the bank’s acceptance of a test file/);
  within(dialog).getByText(/^EFT is carried by Main account/);
  expect(within(dialog).getByRole('button', { name: 'Switch on and pay by file' })).toHaveProperty(
    'disabled',
    true,
  );
});

it('names the batches that were approved before it is switched on, with their sum', async () => {
  const own = { ...testConnection(), state: 'OFF' as const, certification: CERTIFICATION };
  const sent = answer({
    'GET /app/bank-connections': { body: [own] },
    'GET /app/bank-files': { body: { items: [], total: 0, offset: 0, limit: 20 } },
    [`GET ${BATCHES}`]: approved(
      { currency: 'ZAR', totalAmount: '1200.50' },
      { currency: 'ZAR', totalAmount: '99.50' },
      { currency: 'USD', totalAmount: '5.00' },
    ),
  });
  const { user } = renderPage(
    <Routes>
      <Route path="/bank-connections/:id" element={<ConnectionPage />} />
    </Routes>,
    { session: sessionOf('reader', ['ADMIN']), address: `/bank-connections/${own.id}` },
  );
  await user.click(await screen.findByRole('button', { name: 'Switch on…' }));
  const dialog = await screen.findByRole('dialog');
  const count = await within(dialog).findByText('2 batches');
  const line = count.closest('li')!;
  expect(line.textContent).toMatch(/2 batches of R\s1.300\.00/);
  const link = within(line).getByRole('link', { name: 'Show the approved batches' });
  expect(link.getAttribute('href')).toBe('/batches?status=APPROVED');
  expect(sent.some(({ address }) => address === `${BATCHES}?status=APPROVED&limit=200`)).toBe(true);
});
