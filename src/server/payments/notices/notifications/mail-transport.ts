import type { Transporter } from 'nodemailer';
import type { Options as SmtpOptions } from 'nodemailer/lib/smtp-transport';

/** A mail server that does not answer holds up the other mails no longer than this. */
const CONNECT_MS = 15_000;
const SILENCE_MS = 30_000;

/**
 * A connection to the mail server of `smtpUrl`; the caller closes it. The package is loaded with the first
 * mail, so that a start does not wait for it.
 */
export async function mailTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url: smtpUrl,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
  } as SmtpOptions);
}
