import type { Transporter } from 'nodemailer';

/**
 * A connection to the mail server of `smtpUrl`; the caller closes it. The package is loaded with the first
 * mail, so that a start does not wait for it.
 */
export async function mailTransport(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(smtpUrl);
}
