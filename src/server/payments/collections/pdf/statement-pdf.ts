import { setImmediate } from 'node:timers/promises';
import type { z } from 'zod';
import type { getPayerStatementPdf as op } from '../../../../contract/pay-links.ts';
import type { PayerStatement } from '../../../../contract/payment-requests.ts';
import { MOST_PDF_LINES } from '../../../../shared/collection-terms.ts';
import { invariant } from '../../../../shared/errors.ts';
import { parseAmount } from '../../../../shared/money.ts';
import type { Language } from '../../../../shared/terms.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadWholeStatement } from '../get-payer-statement.ts';
import { dayIn, moneyIn } from '../pay-page/written.ts';
import { companyOf } from './company-of.ts';
import { BOTTOM, CONTENT_WIDTH, drawFacts, drawHead, MARGIN, writePdf, type Pdf } from './pdf-document.ts';
import { BOLD, fontFor, REGULAR, writable } from './typeface.ts';
import { PDF_WORDS } from './words.ts';

type Statement = Omit<z.input<typeof PayerStatement>, 'offset' | 'limit'>;

/** So many rows are drawn at once, between which other requests are served. */
const ROWS_AT_ONCE = 40;

/** The columns of the table: where each begins, and how wide it is. */
const DAY = { x: MARGIN, width: 96 };
const WHAT = { x: MARGIN + 100, width: CONTENT_WIDTH - 300 };
const AMOUNT = { x: MARGIN + CONTENT_WIDTH - 196, width: 96 };
const BALANCE = { x: MARGIN + CONTENT_WIDTH - 96, width: 96 };

/** GET /payments/collections/payers/{id}/statement/pdf. Errors: 404; 400 `statement_too_long`. */
export function getStatementPdf(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller: { entityId }, params, query: { language = 'en', ...period }, reply }) => {
    const statement = await loadWholeStatement(context, entityId, params.id, {
      ...period,
      most: MOST_PDF_LINES,
    });
    const company = await companyOf(database, entityId);
    const words = PDF_WORDS[language];
    const { payer, from, to } = statement;
    const bytes = await writePdf(
      context,
      { title: `${words.statement} ${payer.reference}`, author: company, language },
      (pdf) => draw(pdf, { statement, company, language }),
      words.page,
    );
    return reply
      .header('content-disposition', `attachment; filename="${payer.reference}-${from}-${to}.pdf"`)
      .header('cache-control', 'no-store')
      .type('application/pdf')
      .send(bytes);
  };
}

interface Drawn {
  statement: Statement;
  company: string;
  language: Language;
}

async function draw(pdf: Pdf, { statement, company, language }: Drawn): Promise<void> {
  const words = PDF_WORDS[language];
  const { payer, currency, from, to, openingAmount, closingAmount, lines } = statement;
  const money = (amount: string) => {
    const minor = parseAmount(amount, currency);
    invariant(minor !== null, 'a statement has amounts of its currency');
    return minor < 0n ? `-${moneyIn(language, -minor, currency)}` : moneyIn(language, minor, currency);
  };
  drawHead(pdf, company, words.statement);
  drawFacts(pdf, [
    [words.payer, payer.name],
    [words.standing, payer.reference],
    ['', words.period(dayIn(language, from), dayIn(language, to))],
  ]);
  pdf.moveDown(1);
  drawRow(pdf, [words.columns.day, words.columns.what, words.columns.amount, words.columns.balance], BOLD);
  drawRow(pdf, [dayIn(language, from), words.before, '', money(openingAmount)], REGULAR);
  for (const [index, line] of lines.entries()) {
    if (index % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await setImmediate();
    const credit = Number(line.creditAmount) > 0 ? words.credit(money(line.creditAmount)) : null;
    const about = [words.kinds[line.kind], line.label, line.invoiceNumber, line.reference, credit]
      .filter((part) => part !== null)
      .join(', ');
    drawRow(pdf, [dayIn(language, line.on), about, money(line.amount), money(line.balance)], REGULAR);
  }
  drawRow(pdf, [dayIn(language, to), words.after, '', money(closingAmount)], BOLD);
}

/** A row of the table. One that does not fit begins another page. */
function drawRow(
  pdf: Pdf,
  [day, what, amount, balance]: readonly [string, string, string, string],
  font: string,
) {
  const text = writable(what);
  const own = fontFor(font, text);
  pdf.font(own).fontSize(9);
  const height = pdf.heightOfString(text, { width: WHAT.width });
  if (pdf.y + height > BOTTOM) pdf.addPage();
  const { y } = pdf;
  pdf.fillColor('#000');
  pdf.text(text, WHAT.x, y, { width: WHAT.width });
  const below = pdf.y;
  pdf.font(font).text(day, DAY.x, y, { width: DAY.width });
  pdf.text(amount, AMOUNT.x, y, { width: AMOUNT.width, align: 'right' });
  pdf.text(balance, BALANCE.x, y, { width: BALANCE.width, align: 'right' });
  pdf.y = Math.max(below, y + height) + 5;
  pdf
    .moveTo(MARGIN, pdf.y - 3)
    .lineTo(MARGIN + CONTENT_WIDTH, pdf.y - 3)
    .lineWidth(0.5)
    .stroke('#dee2e6');
  pdf.x = MARGIN;
}
