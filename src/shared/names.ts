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

/** Upper case first, so that letters which only fold that way (ß and ss, the two small sigmas) meet. */
function withoutMarks(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKD').replace(/\p{Mn}+/gu, '');
}
