import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankFileEntity, connectionSettings } from '../../bank-files/testing/bank-file-entity.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const MARCH = 'Date,Text,Amount,Balance\n02/03/2026,RENT,-4200.00,800.00\n03/03/2026,IN,100.00,900.00\n';
const APRIL = 'Date,Text,Amount,Balance\n01/04/2026,FEE,-10.00,890.00\n';
const OTHER = 'Posted;Words;Out;In\n2026-04-02;FEE;10,00;\n';
const base64 = (text: string) => Buffer.from(text).toString('base64');

async function setting() {
  const { connectionId, admin, second, preparer } = await bankFileEntity(installation, {}, 'DRAFT');
  const preview = (text: string, profile?: object, caller = second) =>
    caller.send('POST', '/app/statements/csv-preview', {
      body: { content: base64(text), connectionId, ...(profile ? { profile } : {}) },
    });
  const upload = (text: string, profile: object | undefined, more: object = {}) =>
    second.send('POST', '/app/statements', {
      body: {
        fileName: 'march.csv',
        content: base64(text),
        csv: { connectionId, ...(profile ? { profile } : {}), ...more },
      },
    });
  return { preview, upload, admin, second, preparer };
}

describe('the preview of a CSV statement', () => {
  it('says what the file would be read as, and stores nothing', async () => {
    const { preview, second } = await setting();
    const { status, body, text } = await preview(MARCH);
    expect(status, text).toBe(200);
    expect(body).toMatchObject({
      source: 'SUGGESTED',
      problem: null,
      reading: {
        currency: 'ZAR',
        entryCount: 2,
        moneyIn: '100.00',
        moneyOut: '-4200.00',
        firstDay: '2026-03-02',
        lastDay: '2026-03-03',
        opening: { amount: '5000.00' },
        closing: { amount: '900.00' },
        follows: true,
        entries: [{ bookingDate: '2026-03-02', amount: '-4200.00', text: 'RENT' }, { text: 'IN' }],
      },
    });
    expect((await second.send('GET', '/app/statements')).body.total).toBe(0);
  });

  it('remembers how the last file of the connection was read, as long as a file fits', async () => {
    const { preview, upload } = await setting();
    const { profile } = (await preview(MARCH)).body;
    const chosen = { ...profile, description: ['Text', 'Date'] };
    expect((await upload(MARCH, chosen)).status).toBe(200);
    expect((await preview(APRIL)).body).toMatchObject({
      source: 'REMEMBERED',
      profile: chosen,
      reading: { entries: [{ text: 'FEE 01/04/2026' }] },
    });
    expect((await preview(OTHER)).body).toMatchObject({ source: 'SUGGESTED' });
  });

  it('says why a profile does not fit, with the columns that the file has', async () => {
    const { preview } = await setting();
    const { profile } = (await preview(MARCH)).body;
    const { body } = await preview(MARCH, { ...profile, dateFormat: 'YYYY-MM-DD' });
    expect(body).toMatchObject({
      source: 'GIVEN',
      reading: null,
      problem: 'Line 2: "02/03/2026" is not a date in the format YYYY-MM-DD.',
    });
    expect(body.columns.map(({ ref }: { ref: string }) => ref)).toEqual([
      'Date',
      'Text',
      'Amount',
      'Balance',
    ]);
    expect((await preview(MARCH, { ...profile, balance: 'Saldo' })).body.problem).toContain(
      'There is no column "Saldo"',
    );
  });

  it('is refused for who uploads no statements, and for the connection of another entity', async () => {
    const { preview, preparer } = await setting();
    expect((await preview(MARCH, undefined, preparer)).status).toBe(403);
    const stranger = await bankFileEntity(installation, {}, 'DRAFT');
    expect((await preview(MARCH, undefined, stranger.second)).status).toBe(404);
  });
});

describe('a CSV statement that names another account', () => {
  const named = (account: string, text: string) => `Account number:,${account}\n${text}`;

  it('is stored once the user says that it is this one, and so are the next ones that name it', async () => {
    const { preview, upload, second } = await setting();
    const file = named('1234567891', MARCH);
    const { body } = await preview(file);
    expect(body.reading).toMatchObject({ otherAccounts: ['1234567891'], otherConnectionId: null });
    const refused = await upload(file, body.profile);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'statement_csv_other_account' });
    expect(refused.text).toContain('1234567891');
    expect((await second.send('GET', '/app/statements')).body.total).toBe(0);
    expect((await upload(file, body.profile, { acceptedAccounts: ['999999'] })).status).toBe(400);
    const stored = await upload(file, body.profile, { acceptedAccounts: ['1234567891'] });
    expect(stored.status, stored.text).toBe(200);
    const april = named('1234567891', APRIL);
    expect((await preview(april)).body.reading).toMatchObject({ otherAccounts: [] });
    expect((await upload(april, undefined)).status).toBe(200);
    const another = await upload(named('1234567892', APRIL), undefined);
    expect(another.body).toMatchObject({ code: 'statement_csv_other_account' });
  });

  it('is offered for the connection that pays from it, and not asked about its own account', async () => {
    const { preview, admin } = await setting();
    const own = '62000000001';
    for (const account of [own, `00${own}`, '6200-0000-001', '****0001'])
      expect((await preview(named(account, MARCH))).body.reading).toMatchObject({ otherAccounts: [] });
    const settings = connectionSettings();
    const body = { ...settings, payer: { ...settings.payer, accountNumber: '1234567891' } };
    const other = await admin.send('POST', '/app/bank-connections', { body });
    expect(other.status, other.text).toBe(200);
    expect((await preview(named('1234567891', MARCH))).body.reading).toMatchObject({
      otherAccounts: ['1234567891'],
      otherConnectionId: other.body.id,
    });
  });
});

describe('a CSV statement that names no account', () => {
  async function twoAccounts() {
    const { preview, upload, admin, second } = await setting();
    const settings = connectionSettings();
    const body = { ...settings, payer: { ...settings.payer, accountNumber: '1234567891' } };
    const { body: other } = await admin.send('POST', '/app/bank-connections', { body });
    const { profile } = (await preview(MARCH)).body;
    const ofOther = (path: string, text: string, more: object = {}) =>
      second.send('POST', path, {
        body: {
          fileName: 'other.csv',
          content: base64(text),
          csv: { connectionId: other.id, profile },
          ...more,
        },
      });
    return { preview, upload, second, profile, other, ofOther };
  }

  it('and opens as another account closed is asked about, and offered for that account', async () => {
    const { preview, second, other, ofOther } = await twoAccounts();
    expect((await ofOther('/app/statements', MARCH)).status).toBe(200);
    expect((await preview(APRIL)).body.reading).toMatchObject({ continuesConnectionId: other.id });
    const own = await second.send('POST', '/app/statements/csv-preview', {
      body: { content: base64(APRIL), connectionId: other.id },
    });
    expect(own.body.reading).toMatchObject({ continuesConnectionId: null });
    const later = APRIL.replace('890.00', '790.00');
    expect((await preview(later)).body.reading).toMatchObject({ continuesConnectionId: null });
  });

  it('and opens as another account closed is stored only when the user says whose it is', async () => {
    const { preview, upload, second, profile, ofOther } = await twoAccounts();
    expect((await ofOther('/app/statements', MARCH)).status).toBe(200);
    const refused = await upload(APRIL, profile);
    expect([refused.status, refused.body.code]).toEqual([400, 'statement_csv_continues_other_account']);
    expect(refused.text).toContain('It opens with 900.00 ZAR');
    expect((await second.send('GET', '/app/statements')).body.total).toBe(1);
    const stored = await upload(APRIL, profile, { isOwnBalance: true });
    expect(stored.status, stored.text).toBe(200);
    expect((await upload(APRIL, profile)).body).toMatchObject({ isAgain: true });
    // The answer is about one file: the next one that looks like another account's is asked about again.
    const may = 'Date,Text,Amount,Balance\n04/05/2026,FEE,-5.00,895.00\n';
    expect((await preview(may)).body.reading.continuesConnectionId).not.toBeNull();
    expect((await upload(may, undefined)).body.code).toBe('statement_csv_continues_other_account');
  });

  it('and opens with nothing is not asked about', async () => {
    const { upload, profile, ofOther } = await twoAccounts();
    const emptied = MARCH.replace('100.00,900.00', '-800.00,0.00');
    expect((await ofOther('/app/statements', emptied)).status).toBe(200);
    const first = 'Date,Text,Amount,Balance\n01/04/2026,IN,10.00,10.00\n';
    expect((await upload(first, profile)).status).toBe(200);
  });

  it('is stored for one account: for another one it is refused, and not said to be stored', async () => {
    const { upload, second, profile, ofOther } = await twoAccounts();
    expect((await upload(MARCH, profile)).status).toBe(200);
    const again = await ofOther('/app/statements', MARCH);
    expect([again.status, again.body.code]).toEqual([400, 'statement_csv_of_other_account']);
    expect(again.text).toContain('62000000001');
    expect((await upload(MARCH, profile)).status).toBe(200);
    expect((await second.send('GET', '/app/statements')).body.total).toBe(1);
  });
});

describe('a CSV statement whose amounts do not add up to its balances', () => {
  const BROKEN = MARCH.replace('-4200.00,800.00', '-4200.00,795.00').replace(
    '100.00,900.00',
    '110.00,900.00',
  );

  it('is stored only with the difference that the user saw, with a finding, and not remembered', async () => {
    const { preview, upload, second } = await setting();
    const { body } = await preview(BROKEN);
    expect(body.reading).toMatchObject({ follows: false, difference: '-5.00', breakLine: 3 });
    const refused = await upload(BROKEN, body.profile);
    expect(refused.body).toMatchObject({ code: 'statement_csv_does_not_add_up' });
    expect((await upload(BROKEN, body.profile, { acceptedDifference: '5.00' })).status).toBe(400);
    const stored = await upload(BROKEN, body.profile, { acceptedDifference: '-5.00' });
    expect(stored.status, stored.text).toBe(200);
    const findings = (await second.send('GET', '/app/statement-findings')).body.items;
    expect(findings).toMatchObject([{ code: 'BALANCE_BREAK' }]);
    const next = 'Date,Text,Amount,Balance\n01/04/2026,A,-10.00,890.00\n02/04/2026,B,-10.00,875.00\n';
    expect((await upload(next, undefined)).body).toMatchObject({ code: 'statement_csv_does_not_add_up' });
  });
});
