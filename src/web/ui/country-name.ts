import { locale } from './locale.ts';

const names = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  let found = names.get(language);
  if (!found)
    names.set(language, (found = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })));
  return found;
}

/** The name of a country by its two-letter code; the code itself if the browser has no name. */
export function countryName(code: string): string {
  try {
    return namesIn(locale()).of(code) ?? code;
  } catch {
    return code;
  }
}
