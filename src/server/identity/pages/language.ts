import type { FastifyRequest } from 'fastify';
import { type Language, LANGUAGE_COOKIE, LANGUAGES } from '../../../shared/terms.ts';

/** A "quality" of Accept-Language, such as "q=0.8". Languages without one come first. */
const QUALITY = /^q=([01](?:\.\d{0,3})?)$/;

function isLanguage(value: string | undefined): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/**
 * The language of a page that the server draws: the one that the user last chose in this browser, else the
 * first of the browser's languages that Outlay supports, else English.
 */
export function languageOf({ cookies, headers }: Pick<FastifyRequest, 'cookies' | 'headers'>): Language {
  const chosen = cookies[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : preferredLanguage(headers['accept-language']);
}

/** The first language of an Accept-Language header that Outlay has, else English. */
export function preferredLanguage(header = ''): Language {
  const accepted = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.split(';').map((word) => word.trim());
    const quality = parameters.map((word) => QUALITY.exec(word)?.[1]).find((found) => found !== undefined);
    return { language: tag.toLowerCase().split('-')[0], quality: Number(quality ?? 1) };
  });
  return (
    accepted
      .filter(({ quality }) => quality > 0)
      .toSorted((left, right) => right.quality - left.quality)
      .map(({ language }) => language)
      .find(isLanguage) ?? 'en'
  );
}
