/** What the format of a cell adds to its number and what it hides. */
export interface NumberFormat {
  kind: 'plain' | 'date' | 'time';
  /** The digits that a format such as 0000000000 fills with leading zeros; 0 for any other. */
  digits: number;
  /** Whether the format shows two decimals, as for an amount of money. */
  cents: boolean;
  /** The currency that the format shows before or after the number, as text; '' without one. */
  currency: string;
  /** How Excel shows the number as a different one; null if it does not. */
  shownAs: ShownAs | null;
  /** Every text that the format adds to a positive number, currencies too. */
  words: readonly string[];
  /** Whether a positive number is shown with a minus sign or in brackets. */
  isSigned: boolean;
  /** The decimals that are shown; null where the format shows every decimal. */
  decimals: number | null;
  /** Every text that the format adds to a text: `@" (closed)"`. */
  besideText: readonly string[];
}

export type ShownAs = 'percent' | 'scientific' | 'thousands' | 'nothing';

const PLAIN: NumberFormat = {
  kind: 'plain',
  digits: 0,
  cents: false,
  currency: '',
  shownAs: null,
  words: [],
  isSigned: false,
  decimals: null,
  besideText: [],
};

/**
 * Excel's own formats 5 to 8 name no currency: each computer shows its own, and only a reader that assumes
 * English ones writes a dollar.
 */
const OF_EACH_COMPUTER: ReadonlySet<string> = new Set([
  '$#,##0_);\\($#,##0\\)',
  '$#,##0_);[Red]\\($#,##0\\)',
  '$#,##0.00_);\\($#,##0.00\\)',
  '$#,##0.00_);[Red]\\($#,##0.00\\)',
]);

/** The longest code that Excel accepts. A longer one of another program would take quadratic time. */
const LONGEST_CODE = 255;

/** Understands a format code such as `dd/mm/yyyy`, `"R" #,##0.00` or `0000000000`. */
export function numberFormat(written: string): NumberFormat {
  const code = written.slice(0, LONGEST_CODE);
  if (OF_EACH_COMPUTER.has(code)) return { ...PLAIN, cents: code.includes('.00') };
  const sections = sectionsOf(code);
  const besideText = wordsBesideText(sections);
  const positive = shownFor(sections);
  const quoted = [...positive.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
  const symbols = [...positive.matchAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g)].map((match) => match[1]!);
  const bare = positive
    .replace(/"[^"]*"|\[[^\]]*\]/g, '')
    .replace(/\\./g, '')
    .replace(/[_*]./g, '')
    .trim();
  if (bare.toLowerCase() === 'general' && /^[^"\\]*$/.test(positive)) return { ...PLAIN, besideText };
  if (bare === '@') return { ...PLAIN, besideText };
  if (/[dy]/i.test(bare)) return { ...PLAIN, kind: 'date' };
  if (/[hs]/i.test(bare) || /\[[hms]+\]/i.test(positive)) return { ...PLAIN, kind: 'time' };
  if (/^m+$/i.test(bare)) return { ...PLAIN, kind: 'date' };
  const words = [...symbols, ...quoted, ...(/[$€£]/.exec(bare) ?? []), ...(/^R(?=[ #0])/.exec(bare) ?? [])];
  const escaped = positive
    .replace(/"[^"]*"|\[[^\]]*\]/g, ' ')
    .match(/(?:\\[\p{L}\d])+/gu)
    ?.map((text) => text.replaceAll('\\', ''));
  const added = [...words, ...(escaped ?? [])].map((word) => word.trim());
  const zeros = /^0{2,}$/.test(bare) ? bare.length : 0;
  return {
    kind: 'plain',
    digits: zeros,
    cents: /[0#?]\.00(?![0#?])/.test(bare),
    currency: words.map((word) => word.trim()).find(Boolean) ?? '',
    shownAs: shownAs(code, bare),
    // A digit that the format writes is not a digit of the number.
    words: added.filter((word) => /[\p{L}\p{Sc}\d]/u.test(word)),
    decimals: decimalsShown(bare),
    besideText,
    isSigned:
      /^-|-$|^[^0#?]*\(.*[0#?].*\)|[0#?]\s*-$/.test(bare) ||
      [...quoted].some((text) => /^\s*-\s*$/.test(text)),
  };
}

function shownAs(code: string, bare: string): ShownAs | null {
  if (bare.includes('%')) return 'percent';
  if (/[0#?]e[+-]/i.test(bare)) return 'scientific';
  // A comma after the last digit divides by a thousand: 1250000 is shown as 1,250.
  if (/[0#?],+(?:[^0#?,.]|$)/.test(bare)) return 'thousands';
  return code.includes(';') && !/[0#?@]/.test(bare) ? 'nothing' : null;
}

/** A code has sections for positive and negative numbers, for zero and for text. */
function sectionsOf(code: string): string[] {
  return code.match(/(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])+|(?<=;|^)(?=;|$)/g) ?? [code];
}

/** The first section, and with conditions (`[>1000]"Large "0;0`) every one that a positive number may use. */
function shownFor(sections: readonly string[]): string {
  const first = sections[0] ?? '';
  if (!/\[[<>=]/.test(first)) return first;
  const texts = sections.slice(1, 3).flatMap((section) => section.match(/"[^"]*"/g) ?? []);
  return first + texts.join('');
}

function wordsBesideText(sections: readonly string[]): string[] {
  const forText = sections.length === 4 ? sections[3]! : sections.length === 1 ? sections[0]! : '';
  if (!forText.includes('@')) return [];
  return [...forText.matchAll(/"([^"]*)"/g)]
    .map((match) => match[1]!.trim())
    .filter((word) => /[\p{L}\d]/u.test(word));
}

/** How many decimals a format of digits shows; null for a fraction or anything else. */
function decimalsShown(bare: string): number | null {
  if (!/[0#?]/.test(bare) || /[/%@e]/i.test(bare)) return null;
  return /\.([0#?]+)/.exec(bare)?.[1]!.length ?? 0;
}
