const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** The name of a country by its two-letter code; the code itself if the browser has no name. */
export function countryName(code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}
