import { expect, it } from 'vitest';
import { inParts, isBeginOfWord, mentionAt, mentionedIn, withMention } from './mentions.ts';

it.each([
  ['@', 1, ''],
  ['Ask @app', 8, 'app'],
  ['Ask @app now', 8, 'app'],
  ['Ask @app now', 12, null],
  ['mail@example', 12, null],
])('in "%s" at %i a name is typed: %s', (text, caret, typed) => {
  expect(mentionAt(text, caret)).toBe(typed);
});

it('finds people by the first letters of each word', () => {
  const found = ['Thandi Nkosi', 'Emma Botha'].filter((name) => isBeginOfWord(name, 'th'));
  expect(found).toEqual(['Thandi Nkosi']);
  expect(isBeginOfWord('Emma Botha', 'bo')).toBe(true);
});

it('puts the picked name in place of the typed letters', () => {
  expect(withMention('Ask @ap now', 7, 'approver2')).toEqual({ text: 'Ask @approver2 now', caret: 15 });
  expect(withMention('@', 1, 'thandi')).toEqual({ text: '@thandi ', caret: 8 });
});

it('mentions whole names only, also at the end of a sentence', () => {
  const people = ['approver', 'approver2', 'admin'].map((name) => ({ userId: name, name }));
  const names = (text: string) => mentionedIn(text, people).map(({ name }) => name);
  expect(names('@approver2 and @admin.')).toEqual(['approver2', 'admin']);
  expect(names('approver, mail@admin')).toEqual([]);
});

it('mentions names of several words, and the longer one of two that begin alike', () => {
  const people = ['Johan', 'Johan van Wyk', 'Naledi Khumalo'].map((name) => ({ userId: name, name }));
  const names = (text: string) => mentionedIn(text, people).map(({ name }) => name);
  expect(names('@Johan van Wyk, please call')).toEqual(['Johan van Wyk']);
  expect(names('@Johan and @Naledi Khumalo: done')).toEqual(['Johan', 'Naledi Khumalo']);
  expect(names('@Naledi Khumalos')).toEqual([]);
});

it('marks the people who are mentioned, and no other word after an @', () => {
  expect(inParts('Hi @Thandi Nkosi, ask @Pieter', ['Thandi', 'Thandi Nkosi'])).toEqual([
    { text: 'Hi ', isMention: false },
    { text: '@Thandi Nkosi', isMention: true },
    { text: ', ask @Pieter', isMention: false },
  ]);
});
