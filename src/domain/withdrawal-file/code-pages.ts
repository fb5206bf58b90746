import { CODE_PAGES, type CodePage, type EncodingQuestion } from './file-facts.ts';

/**
 * The characters of each code page from 0x80 to 0xff. Codes that Windows-1252 does not define stay control
 * characters, which no cell may contain.
 */
const UPPER_HALF: Readonly<Record<CodePage, string>> = {
  'windows-1252':
    '\u20ac\u0081\u201a\u0192\u201e\u2026\u2020\u2021\u02c6\u2030\u0160\u2039\u0152\u008d\u017d\u008f' +
    '\u0090\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u02dc\u2122\u0161\u203a\u0153\u009d\u017e\u0178' +
    '\u00a0¡¢£¤¥¦§¨©ª«¬\u00ad®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  cp850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤' +
    'ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0',
  'mac-roman':
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ' +
    '–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ',
};

const HIGH = /[\u0080-\uffff]/g;
const HAS_HIGH = /[\u0080-\uffff]/;
const WORDS_LOOKED_AT = 500;
const SAMPLES_SHOWN = 5;
const LONGEST_SAMPLE = 60;

/** Bytes as Windows-1252. Some versions of Node.js decode that label as Latin-1, so the table decides. */
export function windows1252(bytes: Uint8Array): string {
  return LATIN.decode(bytes).replace(
    /[\u0080-\u009f]/g,
    (control) => UPPER_HALF['windows-1252'][control.charCodeAt(0) - 0x80]!,
  );
}

const LATIN = new TextDecoder('windows-1252');

/** Text that was decoded in one code page as another reads the same bytes: each has one character a byte. */
export function recoded(text: string, from: CodePage, to: CodePage): string {
  return from === to
    ? text
    : text.replace(HIGH, (character) => UPPER_HALF[to][UPPER_HALF[from].indexOf(character)] ?? character);
}

/**
 * Gathers cells with letters outside ASCII from text decoded as Windows-1252, and decides whether they could
 * have been written in another code page. The bytes alone do not show it. How a name looks in each code page
 * (an accent inside a word, no capital after a small letter) often does; otherwise a person is asked.
 */
export class CodePageWitness {
  private readonly cells = new Set<string>();
  private tail = '';

  look(text: string): void {
    if (this.cells.size >= WORDS_LOOKED_AT) return;
    const whole = this.tail + text;
    const end = whole.lastIndexOf('\n');
    // A cell that continues in the next block is checked together with that block.
    this.tail = whole.length - end > 1_000 ? '' : whole.slice(end + 1);
    this.gather(end < 0 ? '' : whole.slice(0, end));
  }

  question(): EncodingQuestion | null {
    this.gather(this.tail);
    const cells = [...this.cells];
    const candidates = CODE_PAGES.map((encoding) => {
      const read = cells.map((cell) => recoded(cell, 'windows-1252', encoding));
      return { encoding, plausible: read.every(looksRight), samples: read.slice(0, SAMPLES_SHOWN) };
    });
    if (candidates.every(({ encoding, plausible }) => plausible === (encoding === 'windows-1252')))
      return null;
    return { candidates: candidates.sort((a, b) => Number(b.plausible) - Number(a.plausible)), chosen: null };
  }

  private gather(text: string): void {
    for (const [cell] of text.matchAll(/[^,;|\t\n"]+/g)) {
      if (!HAS_HIGH.test(cell)) continue;
      if (this.cells.size >= WORDS_LOOKED_AT) return;
      this.cells.add(cell.trim().slice(0, LONGEST_SAMPLE));
    }
  }
}

function looksRight(cell: string): boolean {
  for (let i = 0; i < cell.length; i++) if (cell.charCodeAt(i) >= 0x80 && !fits(cell, i)) return false;
  return (cell.match(/[\p{L}\p{M}]+/gu) ?? []).every((word) => !HAS_HIGH.test(word) || isWord(word));
}

/** Whether a character outside ASCII is plausible at its place in a name or a reference. */
function fits(cell: string, at: number): boolean {
  const [before, character, after] = [cell[at - 1] ?? ' ', cell[at]!, cell[at + 1] ?? ' '];
  if (character === '\u00a0') return true;
  if (character === '’' || character === '´') return isLetter(before);
  if (character === '‘' || character === '“') return !isLetter(before);
  if (character === '”') return !isLetter(after);
  if (character === '–' || character === '—') return isLetter(before) === isLetter(after);
  if (character === '€' || character === '£') return !isLetter(before) && !isLetter(after);
  return isLetter(character) && !'ªºµƒıﬁﬂΩπ'.includes(character) && !/\d/.test(before) && !/\d/.test(after);
}

/** One word in a usual mix of capitals: "Müller", "MÜLLER", "müller", "McKäy". */
function isWord(word: string): boolean {
  return /^(?:\p{Lu}+|\p{Ll}+|\p{Lu}\p{Ll}+|(?:\p{Lu}[a-z]{1,3}|d|l)[A-Z]\p{Ll}+)$/u.test(word);
}

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}
