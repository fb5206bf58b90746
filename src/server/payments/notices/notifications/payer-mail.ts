import { escapeHtml } from './send-mail.ts';

/** A part of a mail to a payer as HTML; its address becomes a link. */
export function linked(part: string, url: string | null): string {
  const text = escapeHtml(part).replaceAll('\n', '<br>');
  if (url === null) return text;
  const address = escapeHtml(url);
  return text.replace(address, `<a href="${address}">${address}</a>`);
}

/** A text of a user as a header of a mail can have it. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}
