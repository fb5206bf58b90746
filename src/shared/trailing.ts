/**
 * A text without these characters at its end. A pattern such as /0+$/ would search for the end again from
 * each of them, so a long run of them elsewhere in a hostile file would take hours.
 */
export function withoutTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end--;
  return text.slice(0, end);
}
