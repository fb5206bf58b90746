import { afterAll, beforeAll, expect, it } from 'vitest';
import type { z } from 'zod';
import type { SearchResults } from '../../../contract/dashboard/search.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { receivingCompany } from './testing/receiving-company.ts';

/** The search of the dashboard finds payment requests and payers. */

type Results = z.output<typeof SearchResults>;
type Asked = Awaited<ReturnType<Awaited<ReturnType<typeof receivingCompany>>['asked']>>;

let installation: PaymentsInstallation;
let company: Awaited<ReturnType<typeof receivingCompany>>;
let early: Asked;
let late: Asked;
let other: Asked;

beforeAll(async () => {
  installation = await paymentsInstallation();
  company = await receivingCompany(installation);
  const payer = { name: 'Zoë van der Merwe', email: 'zoe@example.com' };
  early = await company.asked({ payer, invoiceNumber: 'INV-0041', dueOn: company.day(10) });
  late = await company.asked({ payer, invoiceNumber: 'INV-0042', dueOn: company.day(40) });
  other = await company.asked({
    payer: { name: 'Pat Nel', email: 'pat@example.com' },
    invoiceNumber: '42-7',
    dueOn: company.day(20),
  });
});
afterAll(() => installation.close());

async function search(q: string, caller = company.approver): Promise<Results> {
  const { status, body, text } = await caller.send('GET', `/app/search?${new URLSearchParams({ q })}`);
  expect(status, text).toBe(200);
  return body;
}

const found = async (q: string) => (await search(q)).paymentRequests.map(({ id }) => id);

it('finds requests by invoice number, reference, id and payer, the latest due day first', async () => {
  expect(await found('inv-00')).toEqual([late.id, early.id]);
  expect(await found('INV-0042')).toEqual([late.id]);
  expect(await found('42-7')).toEqual([other.id]);
  expect(await found(early.reference)).toEqual([early.id]);
  expect(await found(early.reference.toLowerCase())).toEqual([early.id]);
  expect(await found(early.id)).toEqual([early.id]);
  expect(await found('zoe merwe')).toEqual([late.id, early.id]);
  expect(await found(late.payer.reference)).toEqual([late.id, early.id]);
  expect(await found('no such payer')).toEqual([]);
});

it('finds a reference with one wrong character', async () => {
  const [first, ...rest] = early.reference;
  const wrong = ['K', 'M'].find((one) => one !== first)! + rest.join('');
  expect(await found(wrong)).toEqual([early.id]);
});

it('finds payers by name, reference and id', async () => {
  const names = async (q: string) => (await search(q)).payers.map(({ name }) => name);
  expect(await names('van der')).toEqual(['Zoë van der Merwe']);
  expect(await names(other.payer.reference)).toEqual(['Pat Nel']);
  expect(await names(other.payer.id)).toEqual(['Pat Nel']);
  expect((await search('pat nel')).payers).toEqual([
    { id: other.payer.id, name: 'Pat Nel', email: 'pat@example.com', reference: other.payer.reference },
  ]);
});

it('says what is open', async () => {
  const [request] = (await search('42-7')).paymentRequests;
  expect(request).toEqual({
    id: other.id,
    payerName: 'Pat Nel',
    label: other.label,
    invoiceNumber: '42-7',
    reference: other.reference,
    status: 'OPEN',
    currency: 'ZAR',
    amount: other.amount,
    openAmount: other.amount,
    dueOn: other.dueOn,
  });
});

it('finds nothing of another company', async () => {
  const stranger = installation.as(await installation.user(await installation.entity(), ['VIEWER']));
  for (const q of ['inv-00', early.reference, early.id, 'zoe merwe', early.payer.reference, early.payer.id])
    expect(await search(q, stranger)).toMatchObject({ paymentRequests: [], payers: [] });
});
