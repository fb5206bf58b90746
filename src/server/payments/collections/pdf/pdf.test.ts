import { inflateSync } from 'node:zlib';
import jsQr from 'jsqr';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenFor } from '../../testing/test-access.ts';
import { installBanks } from '../../entity/banks/install-banks.ts';
import { paymentsInstallation, type PaymentsInstallation } from '../../testing/payments-installation.ts';
import { collectingCompany } from '../testing/receiving-account.ts';
import { COLLECTIONS, PAYERS, receivingCompany } from '../testing/receiving-company.ts';
import { BOLD, fontFor, interOf, REGULAR, writable } from './typeface.ts';

/** The package has its function as the default of a default. */
const readQr = (jsQr as unknown as { default?: typeof jsQr }).default ?? jsQr;

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
  return streamsOf(pdf)
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

/** The streams of a PDF, inflated. A carriage return before the end of the line is the stream's last byte. */
function streamsOf(pdf: Buffer): string[] {
  const raw = pdf.toString('latin1');
  expect(raw.startsWith('%PDF-')).toBe(true);
  return [...raw.matchAll(/stream\n([^]*?)\nendstream/g)].flatMap(([, bytes]) => {
    try {
      return inflateSync(Buffer.from(bytes!, 'latin1')).toString('latin1');
    } catch {
      return [];
    }
  });
}

async function pdfOf(path: string, { user } = company.approver) {
  const headers = { authorization: `Bearer ${tokenFor(user.id, 0)}` };
  const answer = await fetch(installation.url + path, { headers });
  return { status: answer.status, headers: answer.headers, bytes: Buffer.from(await answer.arrayBuffer()) };
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
}

/** The runs of dark modules of a QR code, each a row high, as the pay page draws them. */
function rectanglesOfSvg(path: string): Rectangle[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\1z/g)].map(([, x, y, width]) => ({
    x: Number(x),
    y: Number(y),
    width: Number(width),
  }));
}

/** The same as a PDF draws them. */
function rectanglesOfPdf(stream: string): Rectangle[] {
  return [...stream.matchAll(/^(\d+) (\d+) m\n(\d+) \2 l\n\3 \d+ l\n\1 \d+ l\nh$/gm)].map(
    ([, x, y, end]) => ({ x: Number(x), y: Number(y), width: Number(end) - Number(x) }),
  );
}

/** The text that a scanner reads from dark modules on white: a picture of eight dots a module. */
function scanned(dark: readonly Rectangle[]): string | undefined {
  const DOTS = 8;
  const QUIET_ZONE = 4;
  const modules = Math.max(...dark.map(({ x, width }) => x + width)) + QUIET_ZONE;
  const side = modules * DOTS;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { x, y, width } of dark)
    for (let row = y * DOTS; row < (y + 1) * DOTS; row++)
      for (let dot = x * DOTS; dot < (x + width) * DOTS; dot++)
        picture.fill(0, (row * side + dot) * 4, (row * side + dot) * 4 + 3);
  return readQr(picture, side, side)?.data;
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

  it('has a QR code that a scanner reads as the link, as the pay page has', async () => {
    const { id, payUrl } = await company.asked();
    const { bytes } = await pdfOf(`${COLLECTIONS}/${id}/pdf`);
    const drawn = streamsOf(bytes).find((stream) => stream.includes(' l\nh\n') && stream.includes(' cm'));
    expect(scanned(rectanglesOfPdf(drawn!))).toBe(payUrl);
    const page = await (await fetch(installation.url + new URL(payUrl!).pathname)).text();
    const path = /<svg[^]*?<path d="([^"]+)" fill="#000"/.exec(page)![1]!;
    expect(scanned(rectanglesOfSvg(path))).toBe(payUrl);
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

describe('names beyond Latin-1', () => {
  const NAMES = ['Łukasz Şahin', 'Ēriks Bērziņš', 'Γιώργος Παπαδόπουλος', 'Наталья Щукина', 'Ṱhohoyanḓou'];

  it('are in a request and in a statement, letter by letter', async () => {
    for (const name of NAMES) {
      const { id, payer } = await company.asked({ payer: { name }, label: `Fees of ${name}` });
      const request = await pdfOf(`${COLLECTIONS}/${id}/pdf`);
      const statement = await pdfOf(`${PAYERS}/${payer.id}/statement/pdf?currency=ZAR`);
      for (const { status, bytes } of [request, statement]) {
        expect(status).toBe(200);
        expect(lettersOf(bytes)).toEqual(expect.arrayContaining(Array.from(name.replaceAll(' ', ''))));
      }
    }
  });

  it('cost a document without them nothing', async () => {
    const plain = await company.asked();
    const greek = await company.asked({ payer: { name: NAMES[2]! } });
    const bytes = async (id: string) => (await pdfOf(`${COLLECTIONS}/${id}/pdf`)).bytes;
    expect((await bytes(plain.id)).toString('latin1')).not.toContain('FontFile2');
    expect((await bytes(greek.id)).length).toBeLessThan(60_000);
  });

  it('are letters that the typeface has', async () => {
    const { default: PDFDocument } = await import('pdfkit');
    for (const face of [REGULAR, BOLD]) {
      const pdf = new PDFDocument().font(interOf(face)) as unknown as {
        _font: { font: { characterSet: number[] } };
      };
      const known = new Set(pdf._font.font.characterSet);
      for (let code = 0x20; code < 0x2100; code++) {
        const character = String.fromCodePoint(code);
        if (writable(character) !== character || fontFor(face, character) === face) continue;
        expect([character, known.has(code)]).toEqual([character, true]);
      }
    }
  });

  it('lose their marks, or become a question mark, only where no typeface has them', () => {
    expect(writable('Ṱhohoyanḓou’s “fees” – 5 €')).toBe('Ṱhohoyanḓou’s “fees” – 5 €');
    expect(writable('學費')).toBe('??');
    expect(writable('Café, ê')).toBe('Café, ê');
    expect(writable('ꞌǄ')).toBe('?DZ');
    expect(fontFor(REGULAR, 'Café, ê')).toBe(REGULAR);
  });
});

/** The letters of the embedded typefaces of a PDF, by the tables with which a reader copies its text. */
function lettersOf(pdf: Buffer): string[] {
  return streamsOf(pdf)
    .filter((stream) => stream.includes('beginbfrange'))
    .flatMap((stream) => [...stream.matchAll(/<([0-9a-f]{4,8})>/g)].map(([, hex]) => hex!))
    .map((hex) => Buffer.from(hex, 'hex').swap16().toString('utf16le'));
}
