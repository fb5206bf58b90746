import confusables from './unicode/confusables.json' with { type: 'json' };

/**
 * A name for searching: compatible letters unified (NFKC), without case and diacritics, spaces collapsed and
 * trimmed. "  Zoë  VAN DER Merwe" becomes "zoe van der merwe". Not for display, and not for
 * identifying a person: see `nameKey`.
 */
export function normaliseName(name: string): string {
  const letters = isAscii(name) ? name : withoutMarks(name);
  return letters.toLowerCase().replace(/\s+/g, ' ').trim();
}

function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 0x7e) return false;
  return true;
}

/**
 * Upper case makes ß and ss equal; lower case before it does the same for ẞ. The two forms of a small sigma
 * depend on its position only, so they become one.
 */
function withoutMarks(name: string): string {
  const folded = name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase();
  return folded
    .normalize('NFKD')
    .replace(/\p{Mn}+/gu, '')
    .replaceAll('ς', 'σ');
}

/**
 * A key that is equal for two names that a person cannot tell apart: the skeleton of UTS #39 over names
 * without case, diacritics and ignorable characters. `Thandi`, `ＴＨＡＮＤＩ`, `Tһandi` (a Cyrillic letter) and
 * `Thandi` with a zero-width joiner have one key. It is stored (withdrawals.name_key): a change here needs a
 * migration as scripts/confusables.ts says.
 */
export function nameKey(name: string): string {
  const letters = isAscii(name) ? name : withAsciiLooks(name);
  return letters.toLowerCase().replace(SPACES, ' ').trim().replace(ASCII_CONFUSABLE, asciiPrototype);
}

/** Blank characters, including the blank of Braille. */
const SPACES = /[\s\u2800]+/gu;
const ASCII_CONFUSABLE = /[01im|"`]/g;

/**
 * Confusables within ASCII, after lower case. A capital I looks like l, so I, i, l, 1 and | are one letter.
 */
function asciiPrototype(character: string): string {
  switch (character) {
    case '0':
      return 'o';
    case 'm':
      return 'rn';
    case '"':
      return "''";
    case '`':
      return "'";
    default:
      return 'l';
  }
}

function withAsciiLooks(name: string): string {
  const inked = name.replace(/\p{Default_Ignorable_Code_Point}+/gu, '').replace(/[ßẞ]/g, 'ss');
  let key = '';
  for (const word of inked.normalize('NFKC').split(SPACES)) key += `${wordLook(word)} `;
  return key;
}

/**
 * A word entirely in another script is compared in capitals, so that its case does not matter. In a word with
 * Latin letters, each foreign letter is compared by its look in its own case (a capital Greek nu is an N, a
 * small one a v).
 */
function wordLook(word: string): string {
  const cased = /[A-Za-z]/.test(word) ? word : word.toUpperCase();
  let looks = '';
  for (const character of cased.normalize('NFD').replace(MARKS, '')) {
    looks += character.charCodeAt(0) < 0x80 ? character : lookOf(character);
  }
  return looks;
}

const MARKS = /[\p{Mn}\p{Me}]+/gu;
const LOOKS = new Map<string, string>();
let areLooksRead = false;

function lookOf(character: string): string {
  if (!areLooksRead) readLooks();
  // Accented and other Latin letters are the same letter in either case.
  const letter = /\p{Script=Latin}/u.test(character) ? character.toLowerCase() : character;
  for (const form of [letter, letter.toUpperCase(), letter.toLowerCase()]) {
    const look = LOOKS.get(form);
    if (look !== undefined && isAscii(look)) return look;
  }
  return LOOKS.get(letter) ?? letter;
}

function readLooks(): void {
  for (const [look, characters] of Object.entries(confusables.looks)) {
    const bare = look.normalize('NFD').replace(MARKS, '');
    for (const character of characters) LOOKS.set(character, bare === '' ? look : bare);
  }
  areLooksRead = true;
}

/**
 * An account number for comparing: banks ignore leading zeros, and spreadsheets drop them. Numbers are stored
 * and paid as typed.
 */
export function accountKey(accountNumber: string): string {
  return accountNumber.replace(/^0+/, '');
}

/** A bank and an account number there, for comparing. */
export function accountIn(bankCode: string, accountNumber: string): string {
  return `${bankCode} ${accountKey(accountNumber)}`;
}
