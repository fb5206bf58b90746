/** The mark before the decimals. */
export type DecimalMark = '.' | ',';

export type DecimalParts =
  | {
      /** Digits before and after the decimal mark; `whole` has at least one. */
      whole: string;
      fraction: string;
      decimalComma: boolean;
      grouped: boolean;
      /** Digits were missing before or after the mark (".50", "12."). */
      completed: boolean;
    }
  | { wrong: 'ambiguous'; mark: DecimalMark }
  | { wrong: 'grouping' }
  | { wrong: 'character'; codePoint: number }
  | { wrong: 'no_digits' };

const SPACES = /[\s\u00a0\u2007\u2009\u202f]/gu;
const APOSTROPHES = /['\u2019\u02bc\u2018]/gu;

/**
 * Splits the body of an amount: digits with points, commas, spaces and apostrophes. The text itself usually
 * shows which mark precedes the decimals (`1 234,50`, `1.234.567`, `1,234.50`). If both are possible
 * (`1,234`), `decimalMark` decides; without it the text is ambiguous.
 */
export function decimalParts(body: string, decimalMark: DecimalMark | null): DecimalParts {
  const text = body.replace(SPACES, ' ').replace(APOSTROPHES, "'");
  const stranger = /[^\d., ']/u.exec(text);
  if (stranger) return { wrong: 'character', codePoint: text.codePointAt(stranger.index)! };
  if (!/\d/.test(text)) return { wrong: 'no_digits' };
  const mark = markOfDecimals(text, decimalMark);
  if (mark === 'ambiguous') return { wrong: 'ambiguous', mark: text.includes(',') ? ',' : '.' };
  if (mark === 'grouping') return { wrong: 'grouping' };
  const at = mark === null ? -1 : text.lastIndexOf(mark);
  const head = at < 0 ? text : text.slice(0, at);
  const fraction = at < 0 ? '' : text.slice(at + 1);
  if (!/^\d*$/.test(fraction)) return { wrong: 'grouping' };
  const whole = ungrouped(head);
  if (whole === null) return { wrong: 'grouping' };
  return {
    whole: whole === '' ? '0' : whole,
    fraction,
    decimalComma: mark === ',',
    grouped: whole !== head,
    completed: at >= 0 && (whole === '' || fraction === ''),
  };
}

/** The decimal mark of an amount; null for an amount without decimals; or the reason why it is unclear. */
function markOfDecimals(
  text: string,
  decimalMark: DecimalMark | null,
): DecimalMark | null | 'ambiguous' | 'grouping' {
  const points = count(text, '.');
  const commas = count(text, ',');
  if (points > 0 && commas > 0) {
    const mark = text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
    return (mark === '.' ? points : commas) === 1 ? mark : 'grouping';
  }
  if (points + commas !== 1) return null;
  const mark = commas === 1 ? ',' : '.';
  if (!couldBeThousands(text, mark)) return mark;
  if (decimalMark === null) return 'ambiguous';
  return decimalMark === mark ? mark : null;
}

/** 1,234 and 1.234: one to three digits other than 0, then exactly three digits. */
function couldBeThousands(text: string, mark: DecimalMark): boolean {
  const at = text.indexOf(mark);
  const head = text.slice(0, at);
  return /^[1-9]\d{0,2}$/.test(head) && /^\d{3}$/.test(text.slice(at + 1));
}

/** The digits of `1 234 567` with any one mark between thousands; null if a mark is in another place. */
function ungrouped(head: string): string | null {
  if (/^\d*$/.test(head)) return head;
  const mark = /[^\d]/.exec(head)![0];
  const groups = head.split(mark);
  if (!/^\d{1,3}$/.test(groups[0]!)) return null;
  for (let i = 1; i < groups.length; i++) if (!/^\d{3}$/.test(groups[i]!)) return null;
  return groups.join('');
}

function count(text: string, mark: string): number {
  let found = 0;
  for (let i = 0; i < text.length; i++) if (text[i] === mark) found++;
  return found;
}
