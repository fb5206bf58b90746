import type { Language } from '../../../shared/terms.ts';
import { FONT_LATIN } from '../../../shared/typeface.ts';

/** HTML whose inserted texts are escaped. */
export interface Html {
  readonly html: string;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character]!);
}

/** A template that escapes its values unless they are Html. Null and false insert nothing. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | number | Html | readonly Html[] | null | false)[]
): Html {
  let text = parts[0]!;
  values.forEach((value, index) => {
    text += written(value) + parts[index + 1]!;
  });
  return { html: text };
}

function written(value: string | number | Html | readonly Html[] | null | false): string {
  if (value === null || value === false) return '';
  if (typeof value === 'object')
    return 'html' in value ? value.html : value.map((part) => part.html).join('');
  return escapeHtml(String(value));
}

/** A page in the dashboard's style, without inline scripts and styles. */
export function page(
  title: string,
  body: Html,
  { head = { html: '' }, language = 'en' }: { head?: Html; language?: Language } = {},
): string {
  return `<!doctype html>${
    html`
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${title} · Outlay</title>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="preload" href="${FONT_LATIN}" as="font" type="font/woff2" crossorigin />
          <link rel="stylesheet" href="/app/pages.css" />
          ${head}
        </head>
        <body>
          <main>
            <p class="brand"><img src="/favicon.svg" alt="" width="32" height="32" />Outlay</p>
            ${body}
          </main>
        </body>
      </html>
    `.html
  }`;
}
