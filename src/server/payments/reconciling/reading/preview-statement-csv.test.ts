import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bankFileEntity } from '../../bank-files/testing/bank-file-entity.ts';
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
  const { connectionId, second, preparer } = await bankFileEntity(installation, {}, 'DRAFT');
  const preview = (text: string, profile?: object, caller = second) =>
    caller.send('POST', '/app/statements/csv-preview', {
      body: { content: base64(text), connectionId, ...(profile ? { profile } : {}) },
    });
  const upload = (text: string, profile: object) =>
    second.send('POST', '/app/statements', {
      body: { fileName: 'march.csv', content: base64(text), csv: { connectionId, profile } },
    });
  return { preview, upload, second, preparer };
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
