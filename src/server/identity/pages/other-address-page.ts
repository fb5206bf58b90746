import type { FastifyRequest } from 'fastify';
import type { Language } from '../../../shared/terms.ts';
import { languageOf } from './language.ts';
import { messagePage } from './messages.ts';

interface Words {
  title: string;
  text: (publicUrl: string) => string;
  link: string;
}

const WORDS: Record<Language, Words> = {
  en: {
    title: 'Open this page at its own address',
    text: (publicUrl) =>
      `Outlay answers at ${publicUrl} only, and this form came from another address. Nothing was saved. ` +
      'Open the page again, and fill it in there.',
    link: 'Open the page again',
  },
  af: {
    title: 'Maak hierdie bladsy by sy eie adres oop',
    text: (publicUrl) =>
      `Outlay antwoord net by ${publicUrl}, en hierdie vorm kom van ’n ander adres. Niks is gestoor nie. ` +
      'Maak die bladsy weer oop, en vul dit daar in.',
    link: 'Maak die bladsy weer oop',
  },
};

/** The page for a form that a person has sent under another spelling of the host than PUBLIC_URL has. */
export function otherAddressPage(publicUrl: string, request: FastifyRequest): string {
  // Tests of one application have no gateway, which reads the cookies.
  const cookies = request.cookies as typeof request.cookies | undefined;
  const language = languageOf({ headers: request.headers, cookies: cookies ?? {} });
  const { title, text, link } = WORDS[language];
  return messagePage({
    title,
    text: text(publicUrl),
    link: { href: publicUrl + request.originalUrl, text: link },
    language,
  });
}
