import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '../ledger/verify-ledger.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../testing/payments-installation.ts';
import { COLLECTIONS, fees, PAYERS, receivingCompany } from './testing/receiving-company.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(async () => {
  expect((await verifyLedger(installation.context.database)).faults).toEqual([]);
  await installation.close();
});

const REASON = { reason: 'The company was wound up.' };
const LIMIT = { settlementDifferenceLimit: { currency: 'ZAR', amountMinor: 5_000n } } as const;

describe('a write-off', () => {
  it('up to the limit is done by one user', async () => {
    const company = await receivingCompany(installation, LIMIT);
    const { id } = await company.asked({ amount: '50.00' });
    const answer = await company.post(`${COLLECTIONS}/${id}/write-off`, REASON, company.approver);
    expect(answer.body).toMatchObject({
      status: 'WRITTEN_OFF',
      openAmount: '0.00',
      writeOff: { amount: '50.00', isWaiting: false, confirmedBy: null },
      history: [{ event: 'WRITTEN_OFF', reason: REASON.reason }, { event: 'CREATED' }],
    });
  });

  it('above the limit waits for a second user, who is not the first', async () => {
    const company = await receivingCompany(installation, LIMIT);
    const { id } = await company.asked({ amount: '50.01' });
    const path = `${COLLECTIONS}/${id}/write-off`;
    const asked = await company.post(path, REASON, company.approver);
    expect(asked.body).toMatchObject({
      status: 'OPEN',
      openAmount: '50.01',
      writeOff: { isWaiting: true, askedBy: { userId: company.approver.user.id } },
      mayConfirm: [{ userId: company.admin.user.id }],
    });
    const choice = { writeOffId: asked.body.writeOff.id };
    expect((await company.post(`${path}/confirm`, choice, company.approver)).body).toMatchObject({
      code: 'own_write_off',
    });
    expect((await company.post(path, REASON, company.admin)).body).toMatchObject({
      code: 'write_off_waiting',
    });
    const { payer: _payer, currency: _currency, ...content } = fees();
    expect((await company.change(id, 1, content)).body).toMatchObject({ code: 'write_off_waiting' });
    expect((await company.post(`${path}/confirm`, choice, company.admin)).body).toMatchObject({
      status: 'WRITTEN_OFF',
      writeOff: { isWaiting: false, confirmedBy: { userId: company.admin.user.id } },
      mayConfirm: [],
    });
    expect((await company.post(`${path}/confirm`, choice, company.admin)).body).toMatchObject({
      code: 'write_off_not_waiting',
    });
  });

  it('that waits needs attention, with the requests that it is about', async () => {
    const company = await receivingCompany(installation);
    const waits = await company.asked({ amount: '70.00' });
    await company.asked();
    const path = `${COLLECTIONS}/${waits.id}/write-off`;
    const attention = async () =>
      (await company.approver.send('GET', '/app/attention')).body
        .filter(({ kind }: { kind: string }) => kind === 'WRITE_OFF_TO_CONFIRM')
        .map(({ count, amount }: { count: number; amount: string }) => [count, amount]);
    expect(await attention()).toEqual([]);
    const asked = await company.post(path, REASON, company.approver);
    expect(await attention()).toEqual([[1, '70.00']]);
    const found = await company.list('?writeOffWaits=true');
    expect([found.total, found.items.map(({ id }: { id: string }) => id)]).toEqual([1, [waits.id]]);
    const stranger = await receivingCompany(installation);
    expect((await stranger.list('?writeOffWaits=true')).total).toBe(0);
    await company.post(`${path}/confirm`, { writeOffId: asked.body.writeOff.id }, company.admin);
    expect(await attention()).toEqual([]);
    expect((await company.list('?writeOffWaits=true')).total).toBe(0);
  });

  it('that waits is withdrawn by a user, and by the end of its request', async () => {
    const company = await receivingCompany(installation);
    const { id } = await company.asked();
    const path = `${COLLECTIONS}/${id}/write-off`;
    const first = await company.post(path, REASON, company.approver);
    const choice = { writeOffId: first.body.writeOff.id };
    expect((await company.post(`${path}/withdraw`, choice, company.admin)).body).toMatchObject({
      status: 'OPEN',
      writeOff: null,
      history: [{ event: 'WRITE_OFF_WITHDRAWN' }, { event: 'WRITE_OFF_ASKED' }, { event: 'CREATED' }],
    });
    const second = await company.post(path, REASON, company.admin);
    await company.post(`${COLLECTIONS}/${id}/cancel`, REASON);
    const late = { writeOffId: second.body.writeOff.id };
    expect((await company.post(`${path}/confirm`, late, company.approver)).body).toMatchObject({
      code: 'write_off_not_waiting',
    });
    expect(await company.read(id)).toMatchObject({ status: 'CANCELLED', writeOff: null });
  });

  it('is done once by twenty confirmations and cancellations at once, and the sums agree', async () => {
    const company = await receivingCompany(installation);
    for (let round = 0; round < 5; round++) {
      const { id } = await company.asked({ amount: '100.00' });
      const path = `${COLLECTIONS}/${id}/write-off`;
      const { body } = await company.post(path, REASON, company.approver);
      const choice = { writeOffId: body.writeOff.id };
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          index % 2 === 0
            ? company.post(`${path}/confirm`, choice, company.admin)
            : company.post(`${COLLECTIONS}/${id}/cancel`, REASON),
        ),
      );
      expect(answers.filter(({ status }) => status === 200).length).toBe(1);
      const { status, history } = await company.read(id);
      expect(['WRITTEN_OFF', 'CANCELLED']).toContain(status);
      expect(history.filter(({ event }) => event === status)).toHaveLength(1);
    }
    expect(await company.totals()).toEqual([]);
  });
});

describe('a payer', () => {
  it('changes with its version and keeps its reference', async () => {
    const company = await receivingCompany(installation);
    const { body: payer } = await company.post(PAYERS, { name: 'Naledi Mokoena', email: 'n@example.com' });
    const put = (version: number) =>
      company.preparer.send('PUT', `${PAYERS}/${payer.id}`, {
        body: { name: 'Naledi Dube' },
        headers: { 'if-match': `"${version}"` },
      });
    expect((await put(1)).body).toMatchObject({
      name: 'Naledi Dube',
      email: null,
      reference: payer.reference,
      version: 2,
    });
    expect((await put(1)).body).toMatchObject({ code: 'stale_version' });
    const found = await company.preparer.send('GET', `${PAYERS}?query=dube`);
    expect(found.body).toMatchObject({ total: 1, items: [{ id: payer.id }] });
  });

  it('has a statement whose balance is what its requests have open', async () => {
    const company = await receivingCompany(installation, LIMIT);
    const first = await company.asked({ amount: '100.00' });
    const payerId = first.payer.id;
    const second = await company.asked({ amount: '30.00' });
    const third = await company.asked({ amount: '20.00' });
    const { payer: _payer, currency: _currency, ...content } = fees();
    await company.change(first.id, 1, { ...content, amount: '90.00' });
    await company.post(`${COLLECTIONS}/${second.id}/write-off`, REASON, company.approver);
    await company.post(`${COLLECTIONS}/${third.id}/cancel`, REASON);
    const path = `${PAYERS}/${payerId}/statement?currency=ZAR`;
    const { body } = await company.approver.send('GET', path);
    expect(body.lines.map((line: { kind: string; amount: string; balance: string }) => line)).toMatchObject([
      { kind: 'REQUESTED', amount: '100.00', balance: '100.00' },
      { kind: 'REQUESTED', amount: '30.00', balance: '130.00' },
      { kind: 'REQUESTED', amount: '20.00', balance: '150.00' },
      { kind: 'CHANGED', amount: '-10.00', balance: '140.00' },
      { kind: 'WRITTEN_OFF', amount: '-30.00', balance: '110.00' },
      { kind: 'CANCELLED', amount: '-20.00', balance: '90.00' },
    ]);
    expect(body).toMatchObject({ openingAmount: '0.00', closingAmount: '90.00' });
    const payer = await company.approver.send('GET', `${PAYERS}/${payerId}`);
    expect(payer.body).toMatchObject({ open: [{ currency: 'ZAR', amount: '90.00' }], requestCount: 3 });
    const after = `${path}&from=${company.day(2)}&to=${company.day(9)}`;
    expect((await company.approver.send('GET', after)).body).toMatchObject({
      openingAmount: '90.00',
      lines: [],
      closingAmount: '90.00',
    });
  });
});
