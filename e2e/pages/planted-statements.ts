import { expect, type APIRequestContext, type APIResponse, type Browser } from '@playwright/test';
import { requestsOf } from './planted-batch.ts';

/** The account of the planted statements. */
export const STATEMENT_ACCOUNT = '62011223344';

const CONNECTIONS = '/app/bank-connections';
const BATCHES = '/institution/payments/bulk-withdrawals/batches';

interface Line {
  cents: number;
  text: string;
}

interface Statement {
  account: string;
  number: number;
  /** Such as "2026-11-16". */
  date: string;
  openingCents: number;
  lines: readonly Line[];
}

/** The lines of three days; each opens with the balance of the one before. */
const DAYS: readonly Line[][] = [
  [
    { cents: -1_245_050, text: 'SALARY NOVEMBER T NKOSI' },
    { cents: -980_000, text: 'SALARY NOVEMBER L MOKOENA' },
    { cents: 25_000_000, text: 'TRANSFER FROM RESERVE' },
  ],
  [{ cents: -4_210_000, text: 'RENT DECEMBER' }],
  [
    { cents: -185_025, text: 'SUPPLIER INV 20418' },
    { cents: -8_625, text: 'FEE TRANSACTIONS NOVEMBER' },
  ],
];
const OPENING_CENTS = 118_400_000;
const FIRST_NUMBER = 71;
const FIRST_DAY = 16;

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { cents }) => sum + cents, 0);
const decimal = (cents: number) =>
  `${Math.floor(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** A statement in MT940, as a bank writes it. */
export function mt940({ account, number, date: day, openingCents, lines }: Statement) {
  const date = day.slice(2).replaceAll('-', '');
  const text = [
    `:20:STMT${date}`,
    `:25:${account}`,
    `:28C:${number}/1`,
    `:60F:C${date}ZAR${decimal(openingCents)}`,
    ...lines.flatMap(({ cents, text: words }, index) => [
      `:61:${date}${date.slice(2)}${cents < 0 ? 'D' : 'C'}${decimal(cents)}NTRFNONREF//FT${date}${index}`,
      `:86:${words}`,
    ]),
    `:62F:C${date}ZAR${decimal(openingCents + sumOf(lines))}`,
    '-',
  ].join('\r\n');
  return { name: `STATEMENT-${number}.sta`, mimeType: 'text/plain', buffer: Buffer.from(text) };
}

/** The statement of a planted day: 0, 1 or 2. Those of another account have other numbers and dates. */
export function statementFile(day: number, account = STATEMENT_ACCOUNT) {
  const [number, date] = account === STATEMENT_ACCOUNT ? [FIRST_NUMBER, FIRST_DAY] : [401, 2];
  return mt940({
    account,
    number: number + day,
    date: `2026-11-${String(date + day).padStart(2, '0')}`,
    openingCents: OPENING_CENTS + sumOf(DAYS.slice(0, day).flat()),
    lines: DAYS[day]!,
  });
}

/** The statement of the day on which the bank pays the file of `handOverFile`: it pays 5.00 too little. */
export function statementOfFile(date: string) {
  return mt940({
    account: STATEMENT_ACCOUNT,
    number: FIRST_NUMBER + DAYS.length,
    date,
    openingCents: OPENING_CENTS + sumOf(DAYS.flat()),
    lines: [
      { cents: -85_050, text: 'INV-20417' },
      { cents: -88_050, text: 'INV-20421' },
      { cents: -4_200, text: 'STAMPED STATEMENT CHARGE' },
    ],
  });
}

async function bodyOf<Body>(answer: APIResponse): Promise<Body> {
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()) as Body;
}

/** Adds a bank connection, whose account can then have statements. Returns its id. */
export async function createStatementAccount(
  admin: APIRequestContext,
  accountNumber = STATEMENT_ACCOUNT,
): Promise<string> {
  const profiles = await bodyOf<{ format: string }[]>(await admin.get('/app/bank-file-profiles'));
  const data = {
    displayName: 'Operating account',
    rails: ['EFT'],
    currency: 'ZAR',
    payer: {
      name: 'Karoo Trading (Pty) Ltd',
      branchCode: '250655',
      accountNumber,
      accountType: 'CURRENT',
    },
    profile: profiles.find(({ format }) => format === 'PAIN_001'),
  };
  return (await bodyOf<{ id: string }>(await admin.post(CONNECTIONS, { data }))).id;
}

type StatementUpload = ReturnType<typeof mt940>;

/** Uploads a statement. Returns its id. */
async function upload(admin: APIRequestContext, { name, buffer }: StatementUpload): Promise<string> {
  const data = { fileName: name, content: buffer.toString('base64') };
  const { statements } = await bodyOf<{ statements: { statement: { id: string } }[] }>(
    await admin.post('/app/statements', { data }),
  );
  return statements[0]!.statement.id;
}

/** Uploads two statements of a new account; the one between them is missing. Returns the id of the later. */
export async function plantStatements(
  browser: Browser,
  baseURL: string,
  accountNumber: string,
): Promise<string> {
  const admin = await requestsOf(browser, baseURL, 'admin');
  await createStatementAccount(admin, accountNumber);
  await upload(admin, statementFile(0, accountNumber));
  return upload(admin, statementFile(2, accountNumber));
}

/** A missing statement, a bank file on a later one, and a proposal. Returns ids of what the pages show. */
export async function plantReconciliation(
  browser: Browser,
  baseURL: string,
): Promise<{ statementId: string; settlementId: string }> {
  const admin = await requestsOf(browser, baseURL, 'admin');
  const connectionId = await createStatementAccount(admin);
  await upload(admin, statementFile(0));
  const statementId = await upload(admin, statementFile(2));
  const { fileId, date } = await handOverFile(browser, baseURL, connectionId, 'Suppliers, 23 November');
  await upload(admin, statementOfFile(date));
  await expect
    .poll(
      async () =>
        (await bodyOf<{ total: number }>(await admin.get('/app/reconciliation/entries?verdict=LIKELY')))
          .total,
    )
    .toBe(1);
  return { statementId, settlementId: fileId };
}

/** Switches a bank connection as the user sees it now. */
async function switchConnection(by: APIRequestContext, id: string, state: 'LIVE' | 'OFF'): Promise<void> {
  const all = await bodyOf<{ id: string; updatedAt: string }[]>(await by.get(CONNECTIONS));
  const { updatedAt } = all.find((one) => one.id === id)!;
  const data = state === 'LIVE' ? { state, updatedAt } : { state };
  await bodyOf(await by.put(`${CONNECTIONS}/${id}/state`, { data }));
}

/**
 * Pays two people, 850.50 and 885.50, by a bank file from an account whose connection exists, and hands the
 * file over. Their references are INV-20417 and INV-20421. Returns the id of the file and the day on which
 * the bank pays it.
 */
export async function handOverFile(
  browser: Browser,
  baseURL: string,
  connectionId: string,
  label: string,
): Promise<{ fileId: string; date: string }> {
  const [admin, preparer, approver] = (await Promise.all(
    ['admin', 'preparer', 'approver'].map((user) => requestsOf(browser, baseURL, user)),
  )) as [APIRequestContext, APIRequestContext, APIRequestContext];
  const switchTo = async (state: 'LIVE' | 'OFF') => switchConnection(approver, connectionId, state);
  const path = `${CONNECTIONS}/${connectionId}`;
  await bodyOf(await admin.post(`${path}/rehearse`));
  const note = 'Test file accepted by the payments desk.';
  await bodyOf(await admin.post(`${path}/certification`, { data: { version: 1, note } }));
  await switchTo('LIVE');
  const withdrawals = [
    { beneficiaryName: 'Nomsa Khumalo', amount: '850.50', beneficiaryReference: 'INV-20417' },
    { beneficiaryName: 'Sipho Dlamini', amount: '885.50', beneficiaryReference: 'INV-20421' },
  ].map((row, at) => ({
    ...row,
    bankCode: 'FNB',
    accountNumber: `6255599${1_100 + at}`,
    accountType: 'CURRENT',
  }));
  const { id } = await bodyOf<{ id: string }>(
    await preparer.post(BATCHES, { data: { label, currency: 'ZAR', withdrawals } }),
  );
  await bodyOf(await approver.post(`${BATCHES}/${id}/approve`));
  let fileId: string | undefined;
  await expect
    .poll(async () => {
      const { items } = await bodyOf<{ items: { id: string }[] }>(
        await preparer.get(`/app/bank-files?batchId=${id}`),
      );
      fileId = items[0]?.id;
      return fileId;
    })
    .toBeDefined();
  expect((await preparer.post(`/app/bank-files/${fileId!}/download`)).status()).toBe(200);
  await switchTo('OFF');
  const { date } = await bodyOf<{ date: string }>(
    await preparer.get(`/institution/payments/settlements/${fileId!}`),
  );
  return { fileId: fileId!, date };
}

/**
 * Switches a connection on, announces 2,500.00 for it, and uploads the statement of that day, on which
 * 2,400.00 arrived. The statement follows those of the journey. Returns the reference that the payer quoted.
 */
export async function announceAndPayIn(
  browser: Browser,
  baseURL: string,
  connectionId: string,
  expectedOn: string,
): Promise<{ reference: string }> {
  const [admin, preparer, approver] = (await Promise.all(
    ['admin', 'preparer', 'approver'].map((user) => requestsOf(browser, baseURL, user)),
  )) as [APIRequestContext, APIRequestContext, APIRequestContext];
  await switchConnection(approver, connectionId, 'LIVE');
  const { accounts } = await bodyOf<{ accounts: { connection: { id: string }; reference: string }[] }>(
    await preparer.get('/institution/payments/funding-instructions'),
  );
  const { reference } = accounts.find(({ connection }) => connection.id === connectionId)!;
  const data = { connectionId, amount: '2500.00', expectedOn, note: 'For the suppliers' };
  await bodyOf(await preparer.post('/institution/payments/funding-records', { data }));
  await switchConnection(approver, connectionId, 'OFF');
  await upload(
    admin,
    mt940({
      account: STATEMENT_ACCOUNT,
      number: FIRST_NUMBER + DAYS.length + 1,
      date: expectedOn,
      openingCents: OPENING_CENTS + sumOf(DAYS.flat()) - 85_050 - 88_050 - 4_200,
      lines: [{ cents: 240_000, text: `TRANSFER ${reference}` }],
    }),
  );
  return { reference };
}
