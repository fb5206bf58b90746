import { findHidden, withoutHidden } from '../../../shared/hidden-characters.ts';
import { FIELD, type Field, type TextFieldEntry } from '../../withdrawal/shapes.ts';
import { characterName, shown, type Findings } from '../findings.ts';
import { say, type Sentence } from '../sentences.ts';
import { plainCell, refusePlaceholder } from './plain.ts';

/** A name: at least one letter of any script, no hidden characters (shared/hidden-characters.ts). */
export function readName(raw: string, findings: Findings): string {
  const { name: field, maxLength } = FIELD.beneficiary_name;
  const text = plainCell(raw, field, 'text', findings);
  if (text === '') {
    findings.fail(field, 'missing', raw, say('name_missing'));
    return '';
  }
  if (refusePlaceholder(text, raw, field, true, findings)) return '';
  if (!hasLetter(text)) {
    findings.fail(field, 'name_without_letters', raw, say('name_without_letters', { text: shown(text) }));
    return '';
  }
  if (text.length > maxLength) tooLong(field, raw, text, maxLength, findings);
  refuseHiddenIn(field, raw, text, findings);
  return text;
}

function hasLetter(text: string): boolean {
  const first = text.charCodeAt(0) | 0x20;
  return (first >= 0x61 && first <= 0x7a) || /\p{L}/u.test(text);
}

/**
 * A text of the payer's choice, such as a reference or an employee number, as its field allows; '' if absent.
 */
export function readText(raw: string, field: TextFieldEntry, findings: Findings): string {
  const { name, reader, presence, maxLength } = field;
  const text = plainCell(raw, name, 'text', findings);
  if (text === '') {
    if (presence === 'required') {
      findings.fail(name, 'missing', raw, say('text_missing', { field: { field: name } }));
    }
    return '';
  }
  if (reader === 'identifier') {
    if (refusePlaceholder(text, raw, name, true, findings)) return '';
  } else if (text.startsWith('#') && refusePlaceholder(text, raw, name, false, findings)) return '';
  if (text.length > maxLength) tooLong(name, raw, text, maxLength, findings);
  if (reader === 'identifier') refuseHiddenIn(name, raw, text, findings);
  else refuseUnsafe(name, raw, text, maxLength, findings);
  return text;
}

function refuseHiddenIn(field: Field, raw: string, text: string, findings: Findings): void {
  const hidden = findHidden(text);
  if (!hidden) return;
  const remedy = say('type_without_it');
  notAllowed({ field, raw, text, ...hidden, remedy, suggestion: withoutHidden(text) }, findings);
}

function refuseUnsafe(field: Field, raw: string, text: string, limit: number, findings: Findings): void {
  const at = firstUnsafe(text);
  if (at < 0) return;
  const remedy = say('carried_characters');
  const plain = asSafeText(text);
  const suggestion = plain.length <= limit ? plain : '';
  notAllowed(
    { field, raw, text, codePoint: text.codePointAt(at)!, position: at + 1, remedy, suggestion },
    findings,
  );
}

function tooLong(field: Field, raw: string, text: string, limit: number, findings: Findings): void {
  findings.fail(field, 'too_long', raw, say('too_long', { count: text.length, limit }));
}

interface NotAllowed {
  field: Field;
  raw: string;
  text: string;
  codePoint: number;
  position: number;
  remedy: Sentence;
  /** The text without such characters; '' to suggest nothing. */
  suggestion: string;
}

function notAllowed(found: NotAllowed, findings: Findings): void {
  const { field, raw, text, codePoint, position, remedy, suggestion } = found;
  const message = say('not_allowed', { what: characterName(codePoint), position, remedy });
  const offer = suggestion !== '' && suggestion !== text ? suggestion : undefined;
  findings.fail(
    field,
    'character_not_allowed',
    raw,
    offer ? say('not_allowed_offer', { message, text: shown(offer) }) : message,
    offer,
  );
}

/** ISO 20022's safe characters by code: a-z A-Z 0-9 / - ? : ( ) . , ' + and space. */
const SAFE = new Uint8Array(128);
for (const character of "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/-?:().,'+ ") {
  SAFE[character.charCodeAt(0)] = 1;
}

function firstUnsafe(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code > 127 || SAFE[code] === 0) return i;
  }
  return -1;
}

const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u02bc`\u00b4"\u201c\u201d]/g, "'"],
  [/[\u2010-\u2015\u2212_~]/g, '-'],
  [/[&]/g, '+'],
  [/[[{]/g, '('],
  [/[\]}]/g, ')'],
  [/[#*|\\;]/g, ' '],
  [/\s+/g, ' '],
];

/** The reference with accents and look-alikes replaced by safe characters; '' if other characters remain. */
function asSafeText(text: string): string {
  let plain = withoutHidden(text)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '');
  for (const [pattern, replacement] of LOOK_ALIKES) plain = plain.replace(pattern, replacement);
  plain = plain.trim();
  return firstUnsafe(plain) < 0 ? plain : '';
}
