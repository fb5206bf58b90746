import { inflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenFor } from '../../testing/test-access.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { collectingCompany } from '../testing/receiving-account.ts';
import { COLLECTIONS, PAYERS, receivingCompany } from '../testing/receiving-company.ts';
import { writable } from './pdf-document.ts';

type Company = Awaited<ReturnType<typeof collectingCompany>>;

let installation: PaymentsInstallation;
let company: Company;
beforeAll(async () => {
  installation = await paymentsInstallation();
  await installBanks(installation.context);
  company = await collectingCompany(installation);
});
afterAll(() => installation.close());

/** The pages of a PDF of ours: the texts that its streams show, with spaces between them. */
function pagesOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  expect(raw.startsWith('%PDF-')).toBe(true);
  const streams = [...raw.matchAll(/stream\r?\n([^]*?)\r?\nendstream/g)].flatMap(([, bytes]) => {
    try {
      return inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
  return streams
    .filter((stream) => stream.includes(' Tf'))
    .map((stream) =>
      [...stream.matchAll(/\[([^\]]*)\] TJ/g)]
        .map(([, parts]) =>
          [...parts!.matchAll(/<([0-9a-f]*)>/g)]
            .map(([, hex]) => Buffer.from(hex!, 'hex').toString('latin1'))
            .join(''),
        )
        .join(' ')
        .replaceAll(/\s+/g, ' '),
    );
}

async function pdfOf(path: string, { user } = company.approver) {
  const headers = { authorization: `Bearer ${tokenFor(user.id, 0)}` };
  const answer = await fetch(installation.url + path, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('a payment request as PDF', () => {
  it('has what is due, the account with its fingerprint, the reference, and the link', async () => {
    const { id, reference, payUrl, payInto } = await company.asked({ invoiceNumber: 'INV-11' });
    const { status, headers, bytes } = await pdfOf(`${COLLECTIONS}/${id}/pdf`);
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${reference}.pdf"`);
    const pages = pagesOf(bytes);
    expect(pages).toHaveLength(1);
    for (const shown of [
      'Test Entity (Pty) Ltd',
      'Payment request',
      'School fees',
      'Naledi Mokoena',
      'INV-11',
      'R 4,200.00',
      '31 March 2027',
      payInto!.accountNumber,
      payInto!.fingerprint,
      reference,
      payUrl!,
      'Page 1 of 1',
    ])
      expect(pages[0]).toContain(shown);
    expect(bytes.toString('latin1')).toContain(`/URI (${payUrl})`);
  });

  it('is in Afrikaans if asked for', async () => {
    const { id } = await company.asked();
    const { bytes } = await pdfOf(`${COLLECTIONS}/${id}/pdf?language=af`);
    const [page] = pagesOf(bytes);
    for (const shown of ['Betaalversoek', 'R 4 200,00', '31 Maart 2027', 'Vingerafdruk van die rekening'])
      expect(page).toContain(shown);
  });

  it('asks for nothing after the request has ended, and shows no link that was switched off', async () => {
    const cancelled = await company.asked();
    await company.post(`${COLLECTIONS}/${cancelled.id}/cancel`, { reason: 'Twice.' });
    const [over] = pagesOf((await pdfOf(`${COLLECTIONS}/${cancelled.id}/pdf`)).bytes);
    expect(over).toContain('Cancelled. Please do not pay.');
    expect(over).not.toContain(cancelled.reference);
    expect(over).not.toContain(cancelled.payInto!.accountNumber);
    const { id, payUrl } = await company.asked();
    await company.post(`${COLLECTIONS}/${id}/pay-link/switch-off`, {});
    const [off] = pagesOf((await pdfOf(`${COLLECTIONS}/${id}/pdf`)).bytes);
    expect(off).not.toContain(new URL(payUrl!).pathname);
  });

  it('is 404 to another company', async () => {
    const { id } = await company.asked();
    const other = await receivingCompany(installation);
    expect((await pdfOf(`${COLLECTIONS}/${id}/pdf`, other.approver)).status).toBe(404);
  });
});

describe('the statement of a payer as PDF', () => {
  it('has each line with the balance after it, over as many pages as it needs', async () => {
    const { payer } = await company.asked({ payer: { name: 'Many Requests' }, amount: '1.00' });
    const requests = Array.from({ length: 120 }, (_, number) => ({
      payerId: payer.id,
      label: `Fee number ${number + 1}`,
      currency: 'ZAR',
      amount: '2.00',
      dueOn: '2027-03-31',
    }));
    expect((await company.post(`${COLLECTIONS}/batch`, { requests })).status).toBe(200);
    const { status, bytes } = await pdfOf(`${PAYERS}/${payer.id}/statement/pdf?currency=ZAR`);
    expect(status).toBe(200);
    const pages = pagesOf(bytes);
    expect(pages.length).toBeGreaterThan(2);
    const all = pages.join('\n');
    for (let number = 1; number <= 120; number++) expect(all).toContain(`Fee number ${number},`);
    expect(pages.at(-1)).toContain('R 241.00');
    expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`);
  });
});

it('writes letters that the fonts of a PDF do not have without their marks', () => {
  expect(writable('Ṱhohoyanḓou’s “fees” – 5 €')).toBe('Thohoyandou’s “fees” – 5 €');
  expect(writable('學費')).toBe('??');
  expect(writable('Café, ê')).toBe('Café, ê');
});
