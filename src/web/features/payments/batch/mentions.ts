import type { Person } from '../../../../client/types.gen.ts';

/** The name that the user is typing after an @, up to the caret; null when they type none. */
export function mentionAt(text: string, caret: number): string | null {
  return /(?:^|\s)@([\p{L}\p{N}._-]*)$/u.exec(text.slice(0, caret))?.[1] ?? null;
}

/** Whether a word of the name begins with the letters. */
export function isBeginOfWord(name: string, letters: string): boolean {
  return name.split(' ').some((word) => word.toLowerCase().startsWith(letters.toLowerCase()));
}

/** The text with the picked name in place of what was typed after the @, and the caret behind it. */
export function withMention(text: string, caret: number, name: string): { text: string; caret: number } {
  const typed = mentionAt(text, caret) ?? '';
  const before = `${text.slice(0, caret - typed.length)}${name} `;
  return { text: before + text.slice(caret).replace(/^ /, ''), caret: before.length };
}

/** The people whose whole name follows an @ in the text. Where two names match, the longer counts. */
export function mentionedIn(text: string, people: readonly Person[]): Person[] {
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length);
  const found = new Set<string>();
  for (const { index } of text.matchAll(/(?<=^|\s)@/gu)) {
    const rest = text.slice(index + 1);
    const named = byLength.find(
      ({ name }) => rest.startsWith(name) && !/^[\p{L}\p{N}_-]/u.test(rest.slice(name.length)),
    );
    if (named) found.add(named.userId);
  }
  return people.filter(({ userId }) => found.has(userId));
}

/** The text in parts, so that the names of mentioned people can be marked with their @. */
export function inParts(text: string, names: readonly string[]): { text: string; isMention: boolean }[] {
  const parts: { text: string; isMention: boolean }[] = [];
  const byLength = names.toSorted((a, b) => b.length - a.length);
  let from = 0;
  for (const { index } of text.matchAll(/(?<=^|\s)@/gu)) {
    const name = byLength.find((each) => text.startsWith(each, index + 1));
    if (name === undefined) continue;
    parts.push({ text: text.slice(from, index), isMention: false });
    from = index + 1 + name.length;
    parts.push({ text: text.slice(index, from), isMention: true });
  }
  return [...parts, { text: text.slice(from), isMention: false }].filter((part) => part.text !== '');
}
