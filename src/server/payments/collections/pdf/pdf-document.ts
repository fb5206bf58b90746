import type { Context } from '../../../platform/context.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Language } from '../../../../shared/terms.ts';
import { BOLD, fontFor, REGULAR, writable } from './typeface.ts';

export type Pdf = PDFKit.PDFDocument;

export const MARGIN = 56;
const A4_WIDTH = 595.28;
const A4_HEIGHT = 841.89;
export const CONTENT_WIDTH = A4_WIDTH - 2 * MARGIN;
/** Above the line with the number of the page. */
export const BOTTOM = A4_HEIGHT - MARGIN - 24;

export const FIXED = 'Courier-Bold';
export const QUIET = '#495057';

interface Head {
  title: string;
  author: string;
  language: Language;
}

/** Writes a document: `draw` adds its content, `pageLine` the line at the end of each page. */
export async function writePdf(
  context: Context,
  { title, author, language }: Head,
  draw: (pdf: Pdf) => void | Promise<void>,
  pageLine: (number: number, of: number) => string,
): Promise<Buffer> {
  // Loaded with the first PDF, so that a start does not wait for it.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: language,
    info: {
      Title: title,
      Author: author,
      Producer: 'Outlay',
      Creator: 'Outlay',
      CreationDate: nowOf(context.clock),
    },
  });
  const parts: Buffer[] = [];
  pdf.on('data', (part: Buffer) => parts.push(part));
  const written = new Promise<Buffer>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
  await draw(pdf);
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    pdf.switchToPage(page);
    // Text below the margin would begin another page.
    pdf.page.margins.bottom = 0;
    pdf
      .font(REGULAR)
      .fontSize(8)
      .fillColor(QUIET)
      .text(writable(pageLine(page + 1, count)), MARGIN, A4_HEIGHT - MARGIN, {
        width: CONTENT_WIDTH,
        align: 'right',
      });
  }
  pdf.end();
  return written;
}

/** The head of a document: the company, and what it is. */
export function drawHead(pdf: Pdf, company: string, kind: string): void {
  const name = writable(company);
  pdf
    .font(fontFor(BOLD, name))
    .fontSize(18)
    .fillColor('#000')
    .text(name, MARGIN, MARGIN, { width: CONTENT_WIDTH });
  pdf.font(REGULAR).fontSize(12).fillColor(QUIET).text(kind);
  pdf.moveDown(1.2);
}

/** Names and values below each other, in two columns. */
export function drawFacts(
  pdf: Pdf,
  facts: readonly (readonly [name: string, value: string])[],
  {
    x = MARGIN,
    width = CONTENT_WIDTH,
    names = 120,
    font = REGULAR,
  }: Partial<Record<'x' | 'width' | 'names', number>> & { font?: string } = {},
): void {
  for (const [name, value] of facts) {
    const { y } = pdf;
    pdf
      .font(REGULAR)
      .fontSize(10)
      .fillColor(QUIET)
      .text(name, x, y, { width: names - 8 });
    const below = pdf.y;
    const text = writable(value);
    pdf
      .font(fontFor(font, text))
      .fillColor('#000')
      .text(text, x + names, y, { width: width - names });
    pdf.y = Math.max(pdf.y, below) + 3;
  }
  pdf.x = MARGIN;
}
