import { findHiddenInLines, withoutHidden } from '../../../shared/hidden-characters.ts';
import { characterName, shown, type Findings } from '../findings.ts';
import { say } from '../sentences.ts';
import { FIELD, type Field } from '../../withdrawal/shapes.ts';

/**
 * A cell without the marks of spreadsheets and word processors: outer spaces, typographic quotation marks,
 * the `="051001"` that programs write to force text, and Excel's apostrophe. Each removal is noted; nothing
 * is evaluated. Names may begin with an apostrophe ('t Hooft), so in `text` cells it is removed only before a
 * formula character.
 */
export function plainCell(raw: string, field: Field, kind: 'text' | 'code', findings: Findings): string {
  const first = raw.charCodeAt(0);
  const last = raw.charCodeAt(raw.length - 1);
  if (isPlainEdge(first) && isPlainEdge(last) && first !== EQUALS && first !== APOSTROPHE) return raw;
  const trimmed = raw.trim();
  if (trimmed === '') return '';
  const unquoted = withoutQuotes(trimmed);
  if (unquoted !== trimmed) {
    findings.note(field, 'quotes_removed', raw, unquoted);
    return unquoted;
  }
  const text = withoutMarker(trimmed, kind);
  if (text !== trimmed) findings.note(field, 'text_marker_removed', raw, text);
  else if (trimmed !== raw) findings.note(field, 'spaces_trimmed', raw, trimmed);
  return text;
}

const EQUALS = 0x3d;
const APOSTROPHE = 0x27;

/** Printable ASCII other than the space; other characters take the slow path. */
function isPlainEdge(code: number): boolean {
  return code > 0x20 && code < 0x7f;
}

const DOUBLE_QUOTED = /^[\u201c-\u201f\u00ab\u00bb\u301d](.+)[\u201c-\u201f\u00ab\u00bb\u301e]$/su;
const SINGLE_QUOTED = /^[\u2018\u201a\u2039](.+)[\u2018\u2019\u203a]$/su;

/** The value between typographic quotation marks, which word processors write instead of straight ones. */
export function withoutQuotes(text: string): string {
  const quoted = DOUBLE_QUOTED.exec(text) ?? SINGLE_QUOTED.exec(text);
  return quoted ? quoted[1]!.trim() : text;
}

const SPREADSHEET_ERROR = /^#(?:N\/A|REF!|VALUE!|NAME\?|NULL!|DIV\/0!|NUM!|SPILL!|CALC!|#+)$/i;
/** Written for a formula of a workbook whose result is not stored in the file. */
export const NO_RESULT = '#NO RESULT!';
const LONGEST_PLACEHOLDER = 20;
/** Nearly every cell begins with another character and skips the regular expression. */
const PLACEHOLDER_STARTS = new Set(
  Array.from('#NnUuTt-\u2010\u2011\u2012\u2013\u2014\u2015\u2212', (first) => first.charCodeAt(0)),
);
const EMPTY_WORD = /^(?:NULL|N\/A|NAN|NONE|NIL|UNDEFINED|TBA|TBC|[-\u2010-\u2015\u2212]+)$/i;

/**
 * Refuses a placeholder for a missing value: a spreadsheet error, a formula without a result and, for
 * `words`, NULL, N/A, a dash and the like. True when it was refused.
 */
export function refusePlaceholder(
  text: string,
  raw: string,
  field: Field,
  words: boolean,
  findings: Findings,
): boolean {
  if (text.length > LONGEST_PLACEHOLDER || !PLACEHOLDER_STARTS.has(text.charCodeAt(0))) return false;
  const remedy = say(FIELD[field].presence === 'optional' ? 'clear_cell' : 'type_from_source');
  if (text === NO_RESULT) {
    findings.fail(field, 'placeholder', raw, say('no_result'));
    return true;
  }
  if (SPREADSHEET_ERROR.test(text)) {
    findings.fail(field, 'placeholder', raw, say('spreadsheet_error', { text: shown(text), remedy }));
    return true;
  }
  if (!words || !EMPTY_WORD.test(text)) return false;
  findings.fail(field, 'placeholder', raw, say('missing_value', { text: shown(text), remedy }));
  return true;
}

function withoutMarker(text: string, kind: 'text' | 'code'): string {
  if (text.length >= 3 && text.startsWith('="') && text.endsWith('"')) return text.slice(2, -1).trim();
  if (!text.startsWith("'")) return text;
  if (kind === 'code' || '=+-@'.includes(text.charAt(1) || ' ')) return text.slice(1).trim();
  return text;
}

/** True when every character is 0-9; false for the empty text. */
export function isDigits(text: string): boolean {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x30 || code > 0x39) return false;
  }
  return text.length > 0;
}

const SEPARATORS = /[\s\u00ad\u2010-\u2015\u2212-]/g;

/** A number without the spaces or dashes that make it easier to read. */
export function withoutSeparators(text: string): string {
  return text.replace(SEPARATORS, '');
}

const SCIENTIFIC = /^[+-]?\d+(?:[.,]\d+)?[eE][+-]?\d+$/;

/**
 * Scientific notation, as Excel writes a long number in a narrow column: 6.2E+10. Its last digits are lost.
 */
export function isScientific(text: string): boolean {
  return SCIENTIFIC.test(text);
}

/**
 * Refuses a code (bank, branch, account, amount) with a hidden character and suggests the text without it.
 * Line breaks and tabs count as spaces. Returns whether it was refused.
 */
export function refuseHidden(raw: string, field: Field, findings: Findings): boolean {
  const hidden = findHiddenInLines(raw.trim());
  if (!hidden) return false;
  const clean = withoutHidden(raw);
  const message = say('not_allowed', {
    what: characterName(hidden.codePoint),
    position: hidden.position,
    remedy: clean === '' ? say('type_again') : say('type_clean', { text: shown(clean) }),
  });
  findings.fail(field, 'character_not_allowed', raw, message, clean === '' ? undefined : clean);
  return true;
}
