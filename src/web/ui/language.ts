import { type Language, LANGUAGE_COOKIE, LANGUAGES } from '../../shared/terms.ts';

const KEPT_IN = 'outlay-language';
const YEAR_SECONDS = 31_536_000;

function isLanguage(value: string | null): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** Browsers refuse the storage to pages when the user has switched it off. */
function kept(): string | null {
  try {
    return window.localStorage.getItem(KEPT_IN);
  } catch {
    return null;
  }
}

/**
 * The language of this page: the one that the user chose last in this browser, else the first of the
 * browser's languages that the dashboard supports, else English.
 */
export function languageOfBrowser(): Language {
  const chosen = kept();
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.split('-')[0]!).find(isLanguage) ?? 'en';
}

/**
 * Keeps the user's language for the next page. Returns whether this page must be loaded again, because its
 * texts are already drawn in another language.
 */
export function keepLanguage(language: Language): boolean {
  if (languageOfBrowser() === language) return false;
  try {
    window.localStorage.setItem(KEPT_IN, language);
    document.cookie = `${LANGUAGE_COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
  } catch {
    return false;
  }
  return languageOfBrowser() === language;
}
