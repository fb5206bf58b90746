const CURRENCY = /^(?:R|[A-Z]{3,4})(?=[\s\d])/;
const GROUPED = /^\d{1,3}([ ,\u00a0\u202f]\d{3})+(\.\d*)?$/;

/**
 * Reads a typed amount as a plain decimal: removes the currency and the thousands separators ("R 100,000.00"
 * -> "100000.00"). Any other text is returned unchanged, for the caller or the server to refuse.
 */
export function plainAmount(typed: string): string {
  const text = typed.trim();
  const bare = text.replace(CURRENCY, '').trimStart();
  if (GROUPED.test(bare)) return bare.replaceAll(/[ ,\u00a0\u202f]/g, '');
  return /^\d/.test(bare) ? bare : text;
}
