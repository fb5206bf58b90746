import type { Context } from '../../../platform/context.ts';
import type { Language } from '../../../../shared/terms.ts';
import { encodeSubject } from './encode-subject.ts';
import { mailTransport } from './mail-transport.ts';
import { escapeHtml } from './send-mail.ts';

/** A part of a mail to a payer as HTML; its address becomes a link. */
function linked(part: string, url: string | null): string {
  const text = escapeHtml(part).replaceAll('\n', '<br>');
  if (url === null) return text;
  const address = escapeHtml(url);
  return text.replace(address, `<a href="${address}">${address}</a>`);
}

/** A text of a user as a header of a mail can have it. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ');
}

interface MailToPayer {
  to: string;
  /** The name of the company, on one line. */
  company: string;
  language: Language;
  subject: string;
  paragraphs: readonly string[];
  /** The address of the pay page in the paragraphs; null without one. */
  url: string | null;
  /** The same for each attempt at one mail: mailboxes show a mail with it once. */
  messageId: string;
  attachments?: { filename: string; content: Buffer; contentType: string }[];
}

/** Hands a mail of the company to the mail server. Throws when the server refuses it. */
export async function mailToPayer(
  { configuration: { publicUrl } }: Context,
  smtpUrl: string,
  { to, company, language, subject, paragraphs, url, ...more }: MailToPayer,
): Promise<void> {
  const transport = await mailTransport(smtpUrl);
  try {
    await transport.sendMail({
      from: { name: company, address: `outlay@${new URL(publicUrl).hostname}` },
      to,
      headers: {
        Subject: { prepared: true, value: encodeSubject(subject) },
        'Auto-Submitted': 'auto-generated',
        'Content-Language': language,
      },
      text: `${paragraphs.join('\n\n')}\n`,
      html: paragraphs.map((one) => `<p>${linked(one, url)}</p>`).join(''),
      ...more,
    });
  } finally {
    transport.close();
  }
}
