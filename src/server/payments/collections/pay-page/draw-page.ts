import { html, type Html } from '../../../identity/pages/html.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Language } from '../../../../shared/terms.ts';
import type { PayPage } from './load-pay-page.ts';
import { PAY_PATH } from './pay-links.ts';
import { qrSvg } from './qr-code.ts';
import { PAY_CSS } from './style.ts';
import { PAY_KEYS_PATH } from './statement.ts';
import { dayIn, moneyIn } from './written.ts';
import { PAY_WORDS, type PayWords } from './words.ts';

interface Drawn {
  page: PayPage;
  words: PayWords;
  language: Language;
  token: string;
  /** The address of the page. */
  url: string;
}

const STYLE: Html = { html: `<style>${PAY_CSS}</style>` };
/** The templates are indented; the page need not be. */
const INDENTS = /\s*\n\s*/g;

/** The pay page: no script, no form, and nothing that the browser has to load. */
export function drawPayPage(drawn: Omit<Drawn, 'words'>): string {
  const words = PAY_WORDS[drawn.language];
  const { page, language, token } = drawn;
  const all = { ...drawn, words };
  const other = language === 'en' ? 'af' : 'en';
  return documentOf(
    language,
    words.title(page.label, page.company),
    html`<header>
        <span>${words.from(page.company)}</span>
        <a href="${PAY_PATH}/${token}?lang=${other}" lang="${other}" hreflang="${other}"
          >${PAY_WORDS[other].otherLanguage}</a
        >
      </header>
      <h1>${page.label}</h1>
      ${page.openMinor > 0n ? stillOpen(all) : over(all)} ${facts(all)} ${check(all)}
      <footer><p>${words.asksNothing}</p></footer>`,
  );
}

/** A page with one message, for a link that does not work. */
export function drawMessage(language: Language, { title, text }: { title: string; text: string }): string {
  return documentOf(
    language,
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>`,
  );
}

function documentOf(language: Language, title: string, body: Html): string {
  return `<!doctype html>${html`<html lang="${language}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex, nofollow, noarchive" />
      <meta name="format-detection" content="telephone=no" />
      <title>${title}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      ${STYLE}
    </head>
    <body>
      <main>${body}</main>
    </body>
  </html>`.html.replaceAll(INDENTS, '\n')}`;
}

function stillOpen(drawn: Drawn): Html {
  const { page, words, language } = drawn;
  const { currency, openMinor, paidMinor, amountMinor, dueOn, expiresOn, today, payInto } = page;
  const money = (minor: bigint) => moneyIn(language, minor, currency);
  const due =
    dueOn < today
      ? html`<p class="late">${words.late(dayIn(language, dueOn))}</p>`
      : html`<p>${dueOn === today ? words.dueToday : words.dueOn(dayIn(language, dueOn))}</p>`;
  return html`<section>
      <h2>${words.openAmount}</h2>
      <p class="amount">${money(openMinor)}</p>
      ${paidMinor > 0n && html`<p>${words.received(money(paidMinor), money(amountMinor))}</p>`} ${due}
      ${expiresOn !== null && html`<p class="quiet">${words.lastDay(dayIn(language, expiresOn))}</p>`}
    </section>
    ${
      payInto === null
        ? notice(words.noAccount.heading, words.noAccount.text(page.company))
        : how({ ...drawn, payInto })
    }`;
}

function how({ page, words, language, url, payInto }: Drawn & { payInto: NonNullable<PayPage['payInto']> }) {
  const { currency, openMinor, allowsPart, minimumPartMinor, reference } = page;
  const { how: steps } = words;
  const parts = allowsPart
    ? minimumPartMinor !== null && words.minimumPart(moneyIn(language, minimumPartMinor, currency))
    : words.whole;
  return html`<section>
    <h2>${steps.heading}</h2>
    <ol>
      <li>${steps.steps[0]}</li>
      <li>
        ${steps.steps[1]}
        <dl>
          ${value(steps.accountName, payInto.accountName)} ${value(steps.bank, payInto.bankName)}
          ${payInto.branchCode !== null && value(steps.branchCode, payInto.branchCode)}
          ${value(steps.accountNumber, payInto.accountNumber)}
        </dl>
      </li>
      <li>
        ${steps.steps[2]}
        <dl>
          ${value(steps.reference, reference)} ${value(steps.amount, formatAmount(openMinor, currency))}
        </dl>
        ${parts && html`<p>${parts}</p>`}
      </li>
    </ol>
    <p class="quiet">${steps.select}</p>
    <div class="scan">
      ${qrSvg(url, steps.qr)}
      <p class="quiet">${steps.scan}</p>
    </div>
  </section>`;
}

function value(name: string, text: string): Html {
  return html`<dt>${name}</dt>
    <dd><span class="value">${text}</span></dd>`;
}

function notice(heading: string, text: string, tone = ''): Html {
  return html`<section class="${tone}">
    <h2>${heading}</h2>
    <p>${text}</p>
  </section>`;
}

/** A request for which nothing is open any more. */
function over({ page, words, language }: Drawn): Html {
  const { status, company, currency, amountMinor, expiresOn } = page;
  switch (status) {
    case 'PAID':
      return notice(words.paid.heading, words.paid.text(moneyIn(language, amountMinor, currency)), 'paid');
    case 'CANCELLED':
      return notice(words.cancelled.heading, words.cancelled.text(company));
    case 'EXPIRED':
      return notice(
        words.expired.heading,
        words.expired.text(company, expiresOn === null ? null : dayIn(language, expiresOn)),
      );
    default:
      return notice(words.closed.heading, words.closed.text(company));
  }
}

function facts({ page, words: { facts: names }, language }: Drawn): Html {
  const { label, payer, invoiceNumber, amountMinor, currency } = page;
  const fact = (name: string, text: string) =>
    html`<dt>${name}</dt>
      <dd>${text}</dd>`;
  return html`<section>
    <h2>${names.about}</h2>
    <dl>
      ${fact(names.for, label)} ${fact(names.payer, payer)}
      ${invoiceNumber !== null && fact(names.invoice, invoiceNumber)}
      ${fact(names.amount, moneyIn(language, amountMinor, currency))}
    </dl>
  </section>`;
}

/** How the payer can tell that the account is the company's. */
function check({ page: { payInto, company }, words: { check: words }, token }: Drawn): Html | null {
  if (payInto === null) return null;
  const { programs } = words;
  return html`<section>
    <h2>${words.heading}</h2>
    <p>${words.never(company)}</p>
    <dl>${value(words.fingerprint, payInto.fingerprint)}</dl>
    <p>${words.compare(company)} ${words.call}</p>
    <p class="quiet">
      ${programs.before}<a href="${PAY_PATH}/${token}.json">${programs.statement}</a>${programs.between}<a
        href="${PAY_KEYS_PATH}"
        >${programs.key}</a
      >${programs.after}
    </p>
  </section>`;
}
