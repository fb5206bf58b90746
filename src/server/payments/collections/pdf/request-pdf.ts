import type { getPaymentRequestPdf as op } from '../../../../contract/pay-links.ts';
import { notFound } from '../../../../shared/errors.ts';
import type { Language } from '../../../../shared/terms.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { payLinksOf } from '../pay-page/pay-links.ts';
import { qrCode } from '../pay-page/qr-code.ts';
import { loadPayInto, type PayInto } from '../pay-page/receiving-account.ts';
import { dayIn, moneyIn } from '../pay-page/written.ts';
import { openMinorOf, SELECT_REQUESTS, type RequestRow } from '../request-for-display.ts';
import { companyOf } from './company-of.ts';
import {
  CONTENT_WIDTH,
  drawFacts,
  drawHead,
  FIXED,
  MARGIN,
  QUIET,
  writePdf,
  type Pdf,
} from './pdf-document.ts';
import { BOLD, fontFor, REGULAR, writable } from './typeface.ts';
import { PDF_WORDS } from './words.ts';

const QR_SIZE = 112;

interface Drawn {
  row: RequestRow;
  company: string;
  language: Language;
  madeOn: string;
  payInto: PayInto | null;
  url: string | null;
}

/** GET /payments/collections/{id}/pdf: the request as a payer gets it. Errors: 404. */
export function getRequestPdf(context: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, params, query, reply }) => {
    const { bytes, fileName } = await writeRequestPdf(context, {
      entityId,
      requestId: params.id,
      language: query.language ?? 'en',
    });
    return reply
      .header('content-disposition', `attachment; filename="${fileName}"`)
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(bytes);
  };
}

interface Asked {
  entityId: string;
  requestId: string;
  language: Language;
}

/** Writes a request as PDF, as it is now. Throws 404. */
export async function writeRequestPdf(
  context: Context,
  { entityId, requestId, language }: Asked,
): Promise<{ bytes: Buffer; fileName: string }> {
  const { database } = context;
  const [row] = await database.query(`${SELECT_REQUESTS} WHERE r.entity_id = $1 AND r.id = $2`, [
    entityId,
    requestId,
  ]);
  if (!row) throw notFound('payment_request');
  const { timezone } = await loadPaymentConfig(database, entityId);
  const links = await payLinksOf(context);
  const drawn = {
    row,
    company: await companyOf(database, entityId),
    language,
    madeOn: dayOf(row.created_at.getTime(), timezone),
    payInto: await loadPayInto(database, entityId, row.currency),
    url: row.link_number === null ? null : links.urlOf({ requestId: row.id, number: row.link_number }),
  };
  const words = PDF_WORDS[language];
  const bytes = await writePdf(
    context,
    { title: `${words.request} ${row.reference}`, author: drawn.company, language },
    (pdf) => draw(pdf, drawn),
    words.page,
  );
  return { bytes, fileName: `${row.reference}.pdf` };
}

function draw(pdf: Pdf, drawn: Drawn): void {
  const { row, company, language, madeOn } = drawn;
  const words = PDF_WORDS[language];
  const money = (minor: bigint) => moneyIn(language, minor, row.currency);
  const openMinor = openMinorOf(row);
  drawHead(pdf, company, words.request);
  drawFacts(pdf, [
    [words.for, row.label],
    [words.payer, row.payer_name],
    ...(row.invoice_number === null ? [] : [[words.invoice, row.invoice_number] as const]),
    [words.made, dayIn(language, madeOn)],
    [words.due, dayIn(language, row.due_on)],
    ...(row.expires_on === null ? [] : [[words.lastDay, dayIn(language, row.expires_on)] as const]),
    [words.asked, money(row.amount_minor)],
    ...(row.paid_minor === 0n ? [] : [[words.received, money(row.paid_minor)] as const]),
  ]);
  pdf.moveDown(1);
  if (openMinor === 0n) {
    const over = words.over[row.status as keyof typeof words.over];
    pdf.font(BOLD).fontSize(14).fillColor('#000').text(over, MARGIN, pdf.y, { width: CONTENT_WIDTH });
    return;
  }
  pdf.font(REGULAR).fontSize(10).fillColor(QUIET).text(words.open, MARGIN, pdf.y);
  pdf
    .font(BOLD)
    .fontSize(24)
    .fillColor('#000')
    .text(writable(money(openMinor)));
  pdf.moveDown(0.8);
  drawAccount(pdf, drawn);
}

/** Where to pay, the code that leads to the pay page, and how the payer knows that the account is right. */
function drawAccount(pdf: Pdf, { row, company, language, payInto, url }: Drawn): void {
  const words = PDF_WORDS[language];
  const heading = (text: string) =>
    pdf
      .font(BOLD)
      .fontSize(12)
      .fillColor('#000')
      .text(text, MARGIN, pdf.y, { width: CONTENT_WIDTH })
      .moveDown(0.4);
  const quiet = (words: string) => {
    const text = writable(words);
    pdf
      .font(fontFor(REGULAR, text))
      .fontSize(9)
      .fillColor(QUIET)
      .text(text, MARGIN, pdf.y, { width: CONTENT_WIDTH })
      .moveDown(0.4);
  };
  heading(words.payInto);
  if (payInto === null) {
    quiet(words.noAccount);
    return;
  }
  const top = pdf.y;
  drawFacts(
    pdf,
    [
      [words.accountName, payInto.accountName],
      [words.bank, payInto.bankName],
      ...(payInto.branchCode === null ? [] : [[words.branchCode, payInto.branchCode] as const]),
      [words.accountNumber, payInto.accountNumber],
      [words.reference, row.reference],
      [words.fingerprint, payInto.fingerprint],
    ],
    { width: CONTENT_WIDTH - QR_SIZE - 24, font: FIXED },
  );
  const below = pdf.y;
  if (url !== null) drawQr(pdf, url, top);
  pdf.y = Math.max(below, url === null ? 0 : top + QR_SIZE) + 8;
  quiet(words.exactly);
  if (url !== null) {
    quiet(words.scan);
    pdf
      .font(REGULAR)
      .fontSize(9)
      .fillColor('#0b6e72')
      .text(url, MARGIN, pdf.y, { width: CONTENT_WIDTH, link: url });
    pdf.moveDown(0.6);
  }
  quiet(`${words.never(company)} ${words.compare(company)}`);
}

function drawQr(pdf: Pdf, url: string, top: number): void {
  const { size, path } = qrCode(url);
  pdf
    .save()
    .translate(MARGIN + CONTENT_WIDTH - QR_SIZE, top)
    .scale(QR_SIZE / size)
    .path(path)
    .fill('#000')
    .restore();
}
