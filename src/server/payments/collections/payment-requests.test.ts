import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isReference } from '../../../domain/collections/references.ts';
import { verifyAudit } from '../../audit/audit.ts';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { expireRequests } from './expire-requests.ts';
import { COLLECTIONS, fees, PAYERS, receivingCompany } from './testing/receiving-company.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(async () => {
  expect((await verifyAudit(installation.context.database)).faults).toEqual([]);
  expect((await verifyLedger(installation.context.database)).faults).toEqual([]);
  await installation.close();
});

describe('a payment request', () => {
  it('is open, with a reference that checks itself, and says so in its history', async () => {
    const company = await receivingCompany(installation);
    const request = await company.asked({ dueOn: company.day(30), invoiceNumber: 'INV-1' });
    expect(request).toMatchObject({
      status: 'OPEN',
      amount: '4200.00',
      openAmount: '4200.00',
      paidAmount: '0.00',
      isOverdue: false,
      ageing: 'NOT_DUE',
      onTooMuch: 'ASK',
      allowsPart: true,
      invoiceNumber: 'INV-1',
      payer: { name: 'Naledi Mokoena' },
      createdBy: { userId: company.preparer.user.id },
      history: [{ event: 'CREATED', by: { userId: company.preparer.user.id } }],
    });
    expect(isReference(request.reference)).toBe(true);
    expect(request.payer.reference).toMatch(/^C/u);
  });

  it('uses a payer with the same name and email, and adds one with another email', async () => {
    const company = await receivingCompany(installation);
    const first = await company.asked();
    const same = await company.asked({ payer: { name: ' NALEDI  mokoena', email: 'Naledi@example.com' } });
    const other = await company.asked({ payer: { name: 'Naledi Mokoena' } });
    expect(same.payer.id).toBe(first.payer.id);
    expect(other.payer.id).not.toBe(first.payer.id);
  });

  it('asks whether a payer of the same name is the same, and lets two payers share a name', async () => {
    const company = await receivingCompany(installation);
    const payer = { name: 'Thandi Nkosi' };
    const first = await company.asked({ payer: { ...payer, sameName: 'ASK' } });
    const question = await company.ask({ payer: { name: ' thandi  NKOSI', sameName: 'ASK' } });
    expect(question.body).toMatchObject({
      status: 400,
      code: 'payer_name_known',
      detail: expect.stringContaining('with so many requests: 1'),
      errors: [{ path: 'payer' }],
    });
    expect((await company.asked({ payer: { ...payer, sameName: 'JOIN' } })).payer.id).toBe(first.payer.id);
    const other = await company.asked({ payer: { ...payer, sameName: 'NEW' } });
    expect(other.payer.id).not.toBe(first.payer.id);
    expect(other.payer.reference).not.toBe(first.payer.reference);
  });

  it('asks about each request of several whose payer exists, and says which payers are new', async () => {
    const company = await receivingCompany(installation);
    await company.asked({ payer: { name: 'Thandi Nkosi' } });
    await company.asked({ payer: { name: 'Sipho Dlamini' } });
    const sent = (sameName: 'ASK' | 'JOIN') => ({
      requests: ['Sipho DLAMINI', 'Lerato Khumalo', 'thandi nkosi'].map((name) =>
        fees({ payer: { name, sameName } }),
      ),
    });
    const question = await company.post(`${COLLECTIONS}/batch`, sent('ASK'));
    expect(question.body).toMatchObject({
      code: 'payer_name_known',
      detail: expect.stringContaining('2'),
      errors: [
        { path: 'requests.0.payer', message: expect.stringContaining('Sipho DLAMINI') },
        { path: 'requests.2.payer', message: expect.stringContaining('so many requests: 1') },
      ],
    });
    expect(await company.list()).toMatchObject({ total: 2 });
    const { body } = await company.post(`${COLLECTIONS}/batch`, sent('JOIN'));
    expect(body.requests.map(({ isNewPayer }: { isNewPayer: boolean }) => isNewPayer)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('does not choose between two payers with the same name and email', async () => {
    const company = await receivingCompany(installation);
    const payer = { name: 'Sipho Dlamini' };
    await company.post(PAYERS, payer);
    const { body } = await company.post(PAYERS, payer);
    expect((await company.ask({ payer })).body).toMatchObject({
      status: 400,
      code: 'ambiguous_payer',
      errors: [{ path: 'payer', code: 'ambiguous_payer' }],
    });
    expect((await company.asked({ payerId: body.id, payer: undefined })).payer.id).toBe(body.id);
  });

  it('is refused with the field that is wrong, and nothing is stored', async () => {
    const company = await receivingCompany(installation);
    const refusedAs = async (given: object, code: string, path: string) => {
      const { body } = await company.ask(given);
      expect(body).toMatchObject({ status: 400, code, errors: [{ path }] });
    };
    await refusedAs({ amount: '0.00' }, 'invalid_payment_request', 'amount');
    await refusedAs({ amount: '1.005' }, 'invalid_payment_request', 'amount');
    await refusedAs({ expiresOn: '2027-03-30' }, 'invalid_payment_request', 'expiresOn');
    await refusedAs(
      { dueOn: company.day(-9), expiresOn: company.day(-1) },
      'invalid_payment_request',
      'expiresOn',
    );
    await refusedAs({ minimumPart: '4200.00' }, 'invalid_payment_request', 'minimumPart');
    await refusedAs({ minimumPart: '1.00', allowsPart: false }, 'invalid_payment_request', 'minimumPart');
    await refusedAs({ currency: 'USD' }, 'currency_not_payable', 'currency');
    await refusedAs({ payer: undefined }, 'unknown_payer', 'payerId');
    const stranger = await (await receivingCompany(installation)).asked();
    await refusedAs({ payerId: stranger.payer.id }, 'unknown_payer', 'payerId');
    expect((await company.list()).total).toBe(0);
    expect((await company.preparer.send('GET', PAYERS)).body.total).toBe(0);
  });

  it('keeps an invoice number from other requests until it is cancelled', async () => {
    const company = await receivingCompany(installation);
    const { id } = await company.asked({ invoiceNumber: 'INV-7' });
    expect((await company.ask({ invoiceNumber: 'inv-7' })).body).toMatchObject({
      code: 'duplicate_invoice',
      errors: [{ path: 'invoiceNumber' }],
    });
    await company.post(`${COLLECTIONS}/${id}/cancel`, { reason: 'Twice.' });
    await company.asked({ invoiceNumber: 'INV-7' });
    const other = await receivingCompany(installation);
    await other.asked({ invoiceNumber: 'INV-7' });
  });

  it('is created once when twenty requests with one invoice number come at once', async () => {
    const company = await receivingCompany(installation);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => company.ask({ invoiceNumber: 'INV-RACE' })),
    );
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toEqual([200]);
    expect((await company.list()).total).toBe(1);
    expect((await company.preparer.send('GET', PAYERS)).body.total).toBe(1);
  });

  it('changes with its version, and its history has what changed', async () => {
    const company = await receivingCompany(installation);
    const { id, version } = await company.asked();
    const { payer: _payer, currency: _currency, ...content } = fees({ amount: '4000.00', label: 'Fees' });
    const changed = await company.change(id, version, content);
    expect(changed.body).toMatchObject({
      amount: '4000.00',
      version: 2,
      history: [
        {
          event: 'CHANGED',
          changes: [
            { field: 'label', before: 'School fees', after: 'Fees' },
            { field: 'amount', before: '4200.00', after: '4000.00' },
          ],
        },
        { event: 'CREATED' },
      ],
    });
    expect((await company.change(id, version, content)).body).toMatchObject({ code: 'stale_version' });
    expect((await company.change(id, 2, content)).body).toMatchObject({ version: 2 });
  });

  it('is over once it is cancelled', async () => {
    const company = await receivingCompany(installation);
    const { id } = await company.asked();
    const path = `${COLLECTIONS}/${id}/cancel`;
    expect((await company.post(path, { reason: 'The child has left.' })).body).toMatchObject({
      status: 'CANCELLED',
      openAmount: '0.00',
      ageing: null,
      history: [{ event: 'CANCELLED', reason: 'The child has left.' }, { event: 'CREATED' }],
    });
    expect((await company.post(path, { reason: 'Again.' })).body).toMatchObject({
      code: 'wrong_request_status',
    });
    const { payer: _payer, currency: _currency, ...content } = fees();
    expect((await company.change(id, 2, content)).body).toMatchObject({ code: 'wrong_request_status' });
  });

  it('expires after its last day in the zone of the entity, once', async () => {
    const company = await receivingCompany(installation);
    const { id } = await company.asked({ dueOn: company.today, expiresOn: company.today });
    const kept = await company.asked({ dueOn: company.today });
    await expireRequests(company.context);
    expect((await company.read(id)).status).toBe('OPEN');
    installation.passMs(86_400_000);
    await Promise.all([expireRequests(company.context), expireRequests(company.context)]);
    expect(await company.read(id)).toMatchObject({
      status: 'EXPIRED',
      openAmount: '0.00',
      history: [{ event: 'EXPIRED', by: null }, { event: 'CREATED' }],
    });
    expect(await company.read(kept.id)).toMatchObject({ status: 'OPEN', isOverdue: true });
  });
});

describe('many payment requests', () => {
  it('are created together, in their order, with a payer each and one for a repeated name', async () => {
    const company = await receivingCompany(installation);
    const payer = (number: number) => ({ name: `Parent ${number % 4}` });
    const requests = Array.from({ length: 10 }, (_, number) =>
      fees({ payer: payer(number), invoiceNumber: `INV-${number}`, amount: `${number + 1}.00` }),
    );
    const { body } = await company.post(`${COLLECTIONS}/batch`, { requests });
    expect(body.requests.map((one: { invoiceNumber: string }) => one.invoiceNumber)).toEqual(
      requests.map(({ invoiceNumber }) => invoiceNumber),
    );
    expect(new Set(body.requests.map((one: { payerId: string }) => one.payerId)).size).toBe(4);
    expect(new Set(body.requests.map((one: { reference: string }) => one.reference)).size).toBe(10);
    expect(await company.totals()).toMatchObject([{ openCount: 10, openAmount: '55.00' }]);
  });

  it('are created all or none', async () => {
    const company = await receivingCompany(installation);
    await company.asked({ invoiceNumber: 'INV-2' });
    const requests = [
      fees({ invoiceNumber: 'INV-1' }),
      fees({ invoiceNumber: 'INV-2' }),
      fees({ invoiceNumber: 'inv-1' }),
    ];
    expect((await company.post(`${COLLECTIONS}/batch`, { requests })).body).toMatchObject({
      code: 'duplicate_invoice',
      errors: [{ path: 'requests.1.invoiceNumber' }, { path: 'requests.2.invoiceNumber' }],
    });
    const wrong = [fees(), fees({ amount: '0' })];
    expect((await company.post(`${COLLECTIONS}/batch`, { requests: wrong })).body).toMatchObject({
      code: 'invalid_payment_request',
      errors: [{ path: 'requests.1.amount' }],
    });
    expect((await company.list()).total).toBe(1);
  });

  it('are 10,000 at most, and have 10,000 references', async () => {
    const company = await receivingCompany(installation);
    const requests = Array.from({ length: 10_000 }, (_, number) =>
      fees({ payer: { name: `Parent ${number}` }, invoiceNumber: `INV-${number}` }),
    );
    const { body, status } = await company.post(`${COLLECTIONS}/batch`, { requests });
    expect(status).toBe(200);
    expect(new Set(body.requests.map((one: { reference: string }) => one.reference)).size).toBe(10_000);
    expect((await company.list('?limit=1')).total).toBe(10_000);
    const more = [...requests, fees()];
    expect((await company.post(`${COLLECTIONS}/batch`, { requests: more })).status).toBe(400);
  }, 60_000);
});

describe('the list of payment requests', () => {
  it('finds by status, payer, lateness, due day, name, invoice and reference', async () => {
    const company = await receivingCompany(installation);
    const late = await company.asked({ dueOn: company.day(-40), invoiceNumber: 'A-1' });
    const today = await company.asked({ dueOn: company.today, payer: { name: 'Sipho Dlamini' } });
    const later = await company.asked({ dueOn: company.day(10), invoiceNumber: 'B-2' });
    await company.post(`${COLLECTIONS}/${later.id}/cancel`, { reason: 'No.' });
    const found = async (query: string) => {
      const { items, total } = await company.list(query);
      expect(total).toBe(items.length);
      return items.map(({ id }: { id: string }) => id);
    };
    expect(await found('')).toEqual([later.id, today.id, late.id]);
    expect(await found('?status=OPEN')).toEqual([today.id, late.id]);
    expect(await found('?isOverdue=true')).toEqual([late.id]);
    expect(await found('?isOverdue=false')).toEqual([later.id, today.id]);
    expect(await found('?isOpen=true')).toEqual([today.id, late.id]);
    expect(await found('?isOpen=false')).toEqual([later.id]);
    expect(await found('?ageing=DAYS_31_60')).toEqual([late.id]);
    expect(await found('?ageing=DUE_TODAY&query=dlam')).toEqual([today.id]);
    expect(await found('?ageing=NOT_DUE')).toEqual([]);
    expect(await found('?ageing=DUE_TODAY&isOpen=false')).toEqual([]);
    expect(await found(`?ageing=DAYS_31_60&dueFrom=${company.day(-35)}`)).toEqual([]);
    expect(await found(`?payerId=${late.payer.id}`)).toEqual([later.id, late.id]);
    expect(await found(`?dueFrom=${company.today}&dueTo=${company.today}`)).toEqual([today.id]);
    expect(await found('?query=dlam')).toEqual([today.id]);
    expect(await found('?query=mokoena%20naledi')).toEqual([later.id, late.id]);
    expect(await found('?query=b-2')).toEqual([later.id]);
    expect(await found(`?query=${today.reference.toLowerCase()}`)).toEqual([today.id]);
    const slip = `${today.reference.slice(0, 3)}${today.reference.slice(4)}`;
    expect(await found(`?query=${slip}`)).toEqual([today.id]);
    expect(await found('?query=unknown')).toEqual([]);
    const stranger = await receivingCompany(installation);
    expect((await stranger.list(`?query=${today.reference}`)).items).toEqual([]);
  });

  it('is exported as it is filtered', async () => {
    const company = await receivingCompany(installation);
    const one = await company.asked({ dueOn: company.day(-1), label: '=SUM(A1)' });
    await company.asked({ dueOn: company.day(1) });
    const { text } = await company.approver.send('GET', `${COLLECTIONS}/export?isOverdue=true`);
    const [header, line, ...more] = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(header).toContain('id,payer,payer_reference,label');
    expect(line).toContain(`${one.id},Naledi Mokoena,${one.payer.reference},`);
    expect(line).not.toContain(',=SUM');
    expect(more).toEqual([]);
  });

  it('is summed by age, and the sums follow every change', async () => {
    const company = await receivingCompany(installation);
    const dueIn = [5, 0, -1, -30, -31, -60, -61, -90, -91];
    const requests = [];
    for (const days of dueIn)
      requests.push(await company.asked({ dueOn: company.day(days), amount: '10.00' }));
    const byBucket = async () => {
      const [zar] = await company.totals();
      return zar.ageing.map(({ count, amount }: { count: number; amount: string }) => `${count} ${amount}`);
    };
    expect(await byBucket()).toEqual(['1 10.00', '1 10.00', '2 20.00', '2 20.00', '2 20.00', '1 10.00']);
    const { payer: _payer, currency: _currency, ...content } = fees();
    await company.change(requests[0]!.id, 1, { ...content, dueOn: company.day(-100), amount: '15.00' });
    await company.post(`${COLLECTIONS}/${requests[1]!.id}/cancel`, { reason: 'No.' });
    expect(await byBucket()).toEqual(['0 0.00', '0 0.00', '2 20.00', '2 20.00', '2 20.00', '2 25.00']);
    expect((await receivingCompany(installation).then((other) => other.totals())).length).toBe(0);
  });
});
