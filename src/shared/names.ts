/**
 * The form in which two names are compared: compatible letters made one (NFKC), case and diacritics taken away, spaces
 * collapsed and trimmed. "  Zoë  VAN DER Merwe" and "zoe van der merwe" are the same person's name. Not for display.
 */
export function normaliseName(name: string): string {
  const letters = isAscii(name) ? name : withoutMarks(name);
  return letters.toLowerCase().replace(/\s+/g, ' ').trim();
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7e) return false;
  return true;
}

/** Through upper case, so that letters which only fold that way (ß and ss) meet; lower case before it for ẞ, which has none above it. One sigma, since which is written depends on what follows. */
function withoutMarks(name: string): string {
  return name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().normalize('NFKD').replace(/\p{Mn}+/gu, '').replaceAll('ς', 'σ');
}
