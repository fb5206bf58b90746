import { findHidden, withoutHidden } from '../../../shared/hidden-characters.ts';
import { TEXT_LIMITS } from '../../../shared/terms.ts';
import type { Field } from '../../withdrawal/shapes.ts';
import { characterName, shown, type Findings } from '../findings.ts';
import { plainCell, refusePlaceholder } from './plain.ts';

/** A name: 1 to 140 characters of any script, none of them hidden (shared/hidden-characters.ts). */
export function readName(raw: string, findings: Findings): string {
  const text = plainCell(raw, 'beneficiary_name', 'text', findings);
  if (text === '') {
    findings.fail(
      'beneficiary_name',
      'missing',
      raw,
      'The name of the beneficiary is missing. Type who is paid.',
    );
    return '';
  }
  if (refusePlaceholder(text, raw, 'beneficiary_name', true, findings)) return '';
  if (!hasLetter(text)) {
    const message = `${shown(text)} has no letters, so it is not a name: the columns may be mixed up. Type who is paid.`;
    findings.fail('beneficiary_name', 'name_without_letters', raw, message);
    return '';
  }
  if (text.length > TEXT_LIMITS.beneficiaryName)
    tooLong('beneficiary_name', raw, text, TEXT_LIMITS.beneficiaryName, findings);
  const hidden = findHidden(text);
  if (hidden) {
    const remedy = 'Type the name again without it.';
    notAllowed(
      { field: 'beneficiary_name', raw, text, ...hidden, remedy, suggestion: withoutHidden(text) },
      findings,
    );
  }
  return text;
}

function hasLetter(text: string): boolean {
  const first = text.charCodeAt(0) | 0x20;
  return (first >= 0x61 && first <= 0x7a) || /\p{L}/u.test(text);
}

/** A reference: up to 35 of the characters that ISO 20022 payments carry everywhere. */
export function readReference(
  raw: string,
  field: 'beneficiary_reference' | 'own_reference',
  required: boolean,
  findings: Findings,
): string {
  const text = plainCell(raw, field, 'text', findings);
  if (text === '') {
    if (required) {
      findings.fail(
        field,
        'missing',
        raw,
        "The beneficiary's reference is missing. Type what should stand on their statement.",
      );
    }
    return '';
  }
  if (text.startsWith('#') && refusePlaceholder(text, raw, field, false, findings)) return '';
  const limit = TEXT_LIMITS.reference;
  if (text.length > limit) tooLong(field, raw, text, limit, findings);
  const at = firstUnsafe(text);
  if (at >= 0) {
    const remedy = "Banks carry letters without accents, digits, spaces and / - ? : ( ) . , ' + only.";
    const plain = asSafeText(text);
    const suggestion = plain.length <= limit ? plain : '';
    notAllowed(
      { field, raw, text, codePoint: text.codePointAt(at)!, position: at + 1, remedy, suggestion },
      findings,
    );
  }
  return text;
}

/** The payer's own id of the beneficiary, such as an employee number; optional. */
export function readExternalId(raw: string, findings: Findings): string {
  const text = plainCell(raw, 'external_id', 'text', findings);
  if (text === '' || refusePlaceholder(text, raw, 'external_id', true, findings)) return '';
  if (text.length > TEXT_LIMITS.externalId)
    tooLong('external_id', raw, text, TEXT_LIMITS.externalId, findings);
  const hidden = findHidden(text);
  if (hidden) {
    const remedy = 'Type the id again without it.';
    notAllowed(
      { field: 'external_id', raw, text, ...hidden, remedy, suggestion: withoutHidden(text) },
      findings,
    );
  }
  return text;
}

function tooLong(field: Field, raw: string, text: string, limit: number, findings: Findings): void {
  findings.fail(
    field,
    'too_long',
    raw,
    `It has ${text.length} characters; banks carry at most ${limit}. Shorten it.`,
  );
}

interface NotAllowed {
  field: Field;
  raw: string;
  text: string;
  codePoint: number;
  position: number;
  remedy: string;
  /** The text without such characters; '' for none. */
  suggestion: string;
}

function notAllowed(found: NotAllowed, findings: Findings): void {
  const { field, raw, text, codePoint, position, remedy, suggestion } = found;
  const message = `It contains ${characterName(codePoint)} at character ${position}, which is not allowed. ${remedy}`;
  const offer = suggestion !== '' && suggestion !== text ? suggestion : undefined;
  findings.fail(
    field,
    'character_not_allowed',
    raw,
    offer ? `${message} ${shown(offer)} would do.` : message,
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

/**
 * The reference in safe characters where nothing but accents and look-alikes stands in the way; else empty.
 */
function asSafeText(text: string): string {
  let plain = withoutHidden(text)
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '');
  for (const [pattern, replacement] of LOOK_ALIKES) plain = plain.replace(pattern, replacement);
  plain = plain.trim();
  return firstUnsafe(plain) < 0 ? plain : '';
}
