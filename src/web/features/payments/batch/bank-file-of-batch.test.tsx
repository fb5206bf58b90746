import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { BankFile, BankFilePlan, BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { answer, type SentRequest } from '../../../ui/testing/answers.ts';
import { renderPage, sessionOf } from '../../../ui/testing/render-page.tsx';
import BankFileLine from './bank-file/plan-line.tsx';
import BankFileOfBatch from './bank-file-of-batch.tsx';

const ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c11';
const FILE_ID = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c72';
const CONNECTION = { id: '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c71', displayName: 'FNB salaries' };
const APPROVER = sessionOf('approver', ['APPROVER']);
const PERSON = { userId: 'id-of-preparer', name: 'preparer' };

function batchOf(change: Partial<BulkWithdrawalBatchForDisplay> = {}): BulkWithdrawalBatchForDisplay {
  return {
    id: ID,
    label: 'Salaries June',
    status: 'PENDING_APPROVAL',
    waitingFor: 'APPROVALS',
    updatedAt: '2026-03-02T08:00:00.000Z',
    ...change,
  } as BulkWithdrawalBatchForDisplay;
}

function fileOf(change: Partial<BankFile> = {}): BankFile {
  return {
    id: FILE_ID,
    connection: CONNECTION,
    batch: { id: ID, label: 'Salaries June' },
    state: 'LEFT',
    fileNumber: 1,
    acbNumbers: { transmissionNumber: 1, generationNumber: 1 },
    fileName: 'PAY-0001.txt',
    format: 'ACB_198',
    byteCount: 1200,
    sha256: 'a'.repeat(64),
    currency: 'ZAR',
    paymentCount: 4,
    totalAmount: '1000.00',
    hashTotal: '000186000035',
    executionDate: '2026-03-02',
    contentDigest: 'd1',
    sealedAt: '2026-03-02T08:00:00.000Z',
    leftAt: '2026-03-02T08:05:00.000Z',
    leftBy: PERSON,
    arrivedAt: null,
    heardAt: null,
    replyStatus: null,
    recall: null,
    states: [{ state: 'SILENT', count: 4, amount: '1000.00' }],
    ...change,
  };
}

type Carrier = NonNullable<BankFilePlan['carrier']>;

function planOf(carrier: Partial<Carrier> | null, items: BankFilePlan['items'] = []): BankFilePlan {
  return {
    carrier: carrier && {
      connection: CONNECTION,
      profileName: 'ACB, 198 characters',
      payerAccountNumber: '62000000001',
      isCertified: true,
      transport: 'DOWNLOAD',
      unwrittenOwnReferences: 0,
      problem: null,
      ...carrier,
    },
    byRail: [],
    waitsForConnection: false,
    items,
    total: items.length,
    offset: 0,
    limit: 10,
  };
}

const listOf = (...items: unknown[]) => ({ items, total: items.length, offset: 0, limit: 20 });

/** Shows the panel of a batch with these files and with this plan from the server. */
function show(
  batch: BulkWithdrawalBatchForDisplay,
  { files = [], plan = planOf(null), session = APPROVER, more = {} }: Partial<Shown> = {},
) {
  const sent = answer({
    [`GET /app/batches/${ID}/bank-file-plan`]: { body: plan },
    'GET /app/bank-files': { body: listOf(...files) },
    'GET /app/bank-replies': { body: listOf() },
    [`GET /app/bank-files/${FILE_ID}/payments`]: { body: listOf() },
    'GET /institution/payments/config': { body: { stepUpMaxAgeSeconds: 300 } },
    ...more,
  });
  return { sent, ...renderPage(<BankFileOfBatch batch={batch} />, { session }) };
}

interface Shown {
  files: BankFile[];
  plan: BankFilePlan;
  session: typeof APPROVER;
  more: Record<string, { status?: number; body: unknown }>;
}

const panel = () => screen.findByRole('region', { name: 'Bank file' });
const postsTo = (sent: SentRequest[], path: string) =>
  sent.filter(({ method, address }) => method === 'POST' && address === path);

beforeEach(() => window.sessionStorage.clear());

describe('a batch that no file can carry', () => {
  const byRail = (rail: 'RTC' | 'EFT'): BankFilePlan['byRail'][number] => ({
    rail,
    count: 2,
    totalAmount: '500.00',
    connection: null,
    payerAccountNumber: null,
  });

  it('says so, and for which rail a connection is needed', async () => {
    const plan = { ...planOf(null), byRail: [byRail('RTC')], waitsForConnection: true };
    show(batchOf(), { plan });
    const alert = await within(await panel()).findByRole('alert');
    within(alert).getByText('No bank file can carry this batch, so nothing is paid');
    expect(alert.textContent).toContain('No live bank connection carries RTC, so the batch waits');
    within(alert).getByRole('link', { name: 'Bank connections' });
  });

  it('names every rail, and leads an admin to the connections', async () => {
    const plan = { ...planOf(null), byRail: [byRail('RTC'), byRail('EFT')], waitsForConnection: true };
    show(batchOf({ status: 'APPROVED' }), { plan, session: sessionOf('admin', ['ADMIN']) });
    const shown = await panel();
    within(shown).getByRole('link', { name: 'Switch on or add a bank connection' });
    expect(within(shown).getAllByText('No live connection carries this rail.')).toHaveLength(2);
  });
});

describe('before the approval', () => {
  it('shows nothing for a batch that is paid without a file', async () => {
    const { sent } = show(batchOf());
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('shows the connection, that it is uncertified, and each text as typed and as written', async () => {
    const substitutions = [{ field: 'name' as const, from: 'Zo\u00EB', to: 'ZOE' }];
    show(batchOf(), {
      plan: planOf({ isCertified: false }, [{ withdrawalId: 'w', rowNumber: 7, substitutions }]),
    });
    const inPanel = within(await panel());
    expect(inPanel.getByText('Uncertified')).toBeTruthy();
    expect(inPanel.getByRole('link', { name: 'FNB salaries' })).toBeTruthy();
    expect(inPanel.getByRole('row', { name: 'Zo\u00EB ZOE Name 7' })).toBeTruthy();
  });

  it.each<[Carrier['problem'], RegExp]>([
    [{ code: 'TEXT_NOT_WRITABLE', rowNumbers: [2] }, /the name or the reference of row 2\./],
    [{ code: 'TEXT_NOT_WRITABLE', rowNumbers: [2, 3] }, /these rows, among others: 2, 3\./],
    [{ code: 'SEVERAL_CONNECTIONS', rowNumbers: [] }, /one batch for each rail/],
    [{ code: 'SEVERAL_RAILS', rowNumbers: [] }, /several rails.*one batch for each rail/],
    [{ code: 'TOO_MANY_PAYMENTS', rowNumbers: [] }, /smaller batches/],
  ])('says why no file can be written: %j', async (problem, words) => {
    show(batchOf(), { plan: planOf({ problem }) });
    expect((await screen.findByRole('alert')).textContent).toMatch(words);
  });

  it('with several rails, shows how to divide it: count, sum, connection and account of each', async () => {
    const by = (rail: 'EFT' | 'RTGS', count: number, totalAmount: string, isCarried: boolean) => ({
      rail,
      count,
      totalAmount,
      connection: isCarried ? CONNECTION : null,
      payerAccountNumber: isCarried ? '62000000001' : null,
    });
    const eft = by('EFT', 1200, '12500.00', true);
    const problem = { code: 'SEVERAL_CONNECTIONS' as const, rowNumbers: [] };
    const plan = { ...planOf({ problem }), byRail: [eft, by('RTGS', 1, '5000000.01', false)] };
    show(batchOf({ currency: 'ZAR' }), { plan });
    const parts = await screen.findByRole('region', { name: 'Payments by rail' });
    const text = parts.textContent.replaceAll(/\s/g, ' ');
    expect(text).toContain('1,200 payments');
    expect(text).toContain('12,500.00');
    expect(text).toContain('FNB salaries, 62000000001');
    expect(text).toMatch(/1 payment \(.*5,000,000\.01\)No live connection carries this rail\./);
    // Without a file, showing its format and its texts would be false.
    expect((await panel()).textContent).not.toContain('ACB, 198 characters');
    expect((await panel()).textContent).not.toContain('This batch is paid by a bank file');
    cleanup();
    show(batchOf(), { plan: { ...planOf({}), byRail: [eft] } });
    await panel();
    expect(screen.queryByRole('region', { name: 'Payments by rail' })).toBeNull();
  });

  it.each([
    [0, null],
    [1, 'The own reference of 1 payment is not in the file'],
    [1200, 'The own references of 1,200 payments are not in the file'],
  ])('says how many own references are not in the file: %i', async (unwrittenOwnReferences, words) => {
    show(batchOf(), { plan: planOf({ unwrittenOwnReferences }) });
    const text = (await panel()).textContent.replaceAll(/\s/g, ' ');
    if (words === null) expect(text).not.toContain('own reference');
    else expect(text).toContain(words);
  });

  it('repeats the facts in one line of the dialog', () => {
    const row = { withdrawalId: 'w', rowNumber: 1, substitutions: [] };
    renderPage(<BankFileLine plan={planOf({ isCertified: false }, [row])} />);
    const line = screen.getByText(/^Paid by a bank file of “FNB salaries”, which is uncertified/);
    expect(line.textContent).toContain('The file writes the text of 1 payment differently.');
  });
});

describe('the file', () => {
  const SEALED = fileOf({ state: 'SEALED', leftAt: null, leftBy: null });
  const waits = batchOf({ status: 'APPROVED', waitingFor: 'BANK_FILE' });
  const button = (name: string | RegExp) => screen.queryByRole('button', { name });

  it('is handed over only by a user with the role', async () => {
    show(waits, { files: [SEALED], session: sessionOf('viewer', ['VIEWER']) });
    await panel();
    expect(screen.getByText('Preparers and approvers can hand it over.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Download/ })).toBeNull();
  });

  it('is not handed over while something else holds the batch back', async () => {
    show({ ...waits, waitingFor: 'PAYOUTS_OFF' }, { files: [SEALED] });
    expect(await screen.findByText(/It cannot be handed over now/)).toBeTruthy();
    expect(button(/^Download and hand over/)).toBeNull();
  });

  it('is not handed over while its connection is switched off', async () => {
    show(waits, { files: [SEALED], plan: { ...planOf(null), waitsForConnection: true } });
    expect(await screen.findByText(/It cannot be handed over now/)).toBeTruthy();
    expect(button(/^Download and hand over/)).toBeNull();
  });

  it('is not saved when its bytes are not those of the SHA-256', async () => {
    const save = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:saved');
    const path = `/app/bank-files/${FILE_ID}/download`;
    const { user, sent } = show(waits, {
      files: [SEALED],
      more: { [`POST ${path}`]: { body: 'other bytes' } },
    });
    await user.click(await screen.findByRole('button', { name: /^Download and hand over/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/can then no longer be cancelled/)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: /^Download and hand over 4 payments/ }));
    expect(await dialog.findByText(/its SHA-256 differs/)).toBeTruthy();
    expect(postsTo(sent, path)).toHaveLength(1);
    expect(save).not.toHaveBeenCalled();
    save.mockRestore();
  });

  it('that could not be written after the approval says so', async () => {
    show(waits, { plan: planOf({}) });
    expect((await screen.findByRole('alert')).textContent).toMatch(/The bank file could not be written/);
  });
});

describe('a recall', () => {
  const PATH = `/app/bank-files/${FILE_ID}/recall`;
  const RECALL = '01939b5e-7c1a-7f00-8a54-0d5a3e1b9c84';
  const paying = batchOf({ status: 'PROCESSING', waitingFor: null });
  const dialogOf = async (user: ReturnType<typeof show>['user']) => {
    await user.click(await screen.findByRole('button', { name: /^Record a recall/ }));
    return within(await screen.findByRole('dialog'));
  };

  it('is offered to approvers alone, once the file has left', async () => {
    show(paying, { files: [fileOf()], session: sessionOf('preparer', ['PREPARER']) });
    await panel();
    expect(screen.getByRole('button', { name: 'Download again' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Record a recall/ })).toBeNull();
  });

  it('needs who confirmed it and why, and sends both', async () => {
    const { user, sent } = show(paying, {
      files: [fileOf()],
      more: { [`POST ${PATH}`]: { body: fileOf({ state: 'RECALLED' }) } },
    });
    const dialog = await dialogOf(user);
    const confirm = dialog.getByRole<HTMLButtonElement>('button', { name: 'The bank confirmed the recall' });
    await user.type(dialog.getByRole('textbox', { name: /^Who confirmed it/ }), ' Lerato, desk ');
    expect(confirm.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: /^Why the file/ }), 'Wrong month.');
    await user.click(confirm);
    await waitFor(() =>
      expect(postsTo(sent, PATH)[0]?.body).toEqual({ reason: 'Wrong month.', confirmedBy: 'Lerato, desk' }),
    );
  });

  it.each([
    ['TOO_LATE', /reached the bank after that/],
    ['UNDECIDED', /was on its way/],
  ] as const)('that is %s cannot be confirmed, and the page says why', async (state, words) => {
    const by = { userId: sessionOf('first', ['APPROVER']).user.id, name: 'first' };
    const said = { at: '2026-03-02T09:30:00.000Z', reason: 'Wrong month.', confirmedBy: 'Lerato' };
    const file = fileOf({ recall: { id: RECALL, state, by, ...said, confirmed: null } });
    show(paying, { files: [file], session: sessionOf('approver2', ['APPROVER']) });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Withdraw the recall…' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm the recall…' })).toBeNull();
  });

  it('that is recorded is confirmed by another approver, and not by its recorder', async () => {
    const by = { userId: sessionOf('first', ['APPROVER']).user.id, name: 'first' };
    const said = { at: '2026-03-02T09:30:00.000Z', reason: 'Wrong month.', confirmedBy: 'Lerato' };
    const file = fileOf({ recall: { id: RECALL, state: 'WAITING', by, ...said, confirmed: null } });
    const { user, sent } = show(paying, {
      files: [file],
      more: { [`POST ${PATH}/confirm`]: { body: fileOf({ state: 'RECALLED' }) } },
      session: sessionOf('approver2', ['APPROVER']),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirm the recall…' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'The bank does not pay the rest' }));
    await waitFor(() => expect(postsTo(sent, `${PATH}/confirm`)).toHaveLength(1));
    expect(postsTo(sent, `${PATH}/confirm`)[0]?.body).toEqual({ recallId: RECALL });
    expect(screen.queryByRole('button', { name: /^(Record a recall|Download again)/ })).toBeNull();
    cleanup();
    show(paying, { files: [file], session: sessionOf('first', ['APPROVER']) });
    expect(await screen.findByRole('button', { name: 'Withdraw the recall…' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm the recall…' })).toBeNull();
  });

  it('keeps what was typed across a fresh sign-in', async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const code = 'fresh_sign_in_required';
    const problem = { type: 'about:blank', title: 'Sign in', status: 401, detail: '', code, errors: [] };
    const { user } = show(paying, {
      files: [fileOf()],
      more: { [`POST ${PATH}`]: { status: 401, body: problem } },
    });
    const dialog = await dialogOf(user);
    await user.type(dialog.getByRole('textbox', { name: /^Who confirmed it/ }), 'Lerato');
    await user.type(dialog.getByRole('textbox', { name: /^Why the file/ }), 'Wrong month.');
    await user.click(dialog.getByRole('button', { name: 'The bank confirmed the recall' }));
    await waitFor(() => expect(assign).toHaveBeenCalledOnce());
    assign.mockRestore();
    cleanup();
    show(paying, { files: [fileOf()], session: sessionOf('approver2', ['APPROVER']) });
    await panel();
    expect(screen.queryByRole('dialog')).toBeNull();
    cleanup();
    show(paying, { files: [fileOf()] });
    const again = within(await screen.findByRole('dialog'));
    expect(again.getByDisplayValue('Wrong month.')).toBeTruthy();
  });
});
