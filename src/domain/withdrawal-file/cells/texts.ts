import { TEXT_LIMITS } from '../../../shared/terms.ts';
import type { Field } from '../types.ts';
import { characterName, shown, type Findings } from '../findings.ts';
import { plainCell } from './plain.ts';

/** A name: 1 to 140 characters of any script; no control characters, nothing invisible that changes how it is read. */
export function readName(raw: string, findings: Findings): string {
  const text = plainCell(raw, 'beneficiary_name', 'text', findings);
  if (text === '') {
    findings.fail('beneficiary_name', 'missing', raw, 'The name of the beneficiary is missing. Type who is paid.');
    return '';
  }
  if (text.length > TEXT_LIMITS.beneficiaryName) tooLong('beneficiary_name', raw, text, TEXT_LIMITS.beneficiaryName, findings);
  const at = firstForbiddenInName(text);
  if (at >= 0) notAllowed('beneficiary_name', raw, text, at, 'Type the name again without it.', withoutForbidden(text), findings);
  return text;
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
      findings.fail(field, 'missing', raw, "The beneficiary's reference is missing. Type what should stand on their statement.");
    }
    return '';
  }
  const limit = TEXT_LIMITS.reference;
  if (text.length > limit) tooLong(field, raw, text, limit, findings);
  const at = firstUnsafe(text);
  if (at >= 0) {
    const remedy = "Banks carry letters without accents, digits, spaces and / - ? : ( ) . , ' + only.";
    const plain = asSafeText(text);
    notAllowed(field, raw, text, at, remedy, plain.length <= limit ? plain : '', findings);
  }
  return text;
}

/** The payer's own id of the beneficiary, such as an employee number; optional. */
export function readExternalId(raw: string, findings: Findings): string {
  const text = plainCell(raw, 'external_id', 'text', findings);
  if (text === '') return '';
  if (text.length > TEXT_LIMITS.externalId) tooLong('external_id', raw, text, TEXT_LIMITS.externalId, findings);
  const at = firstForbiddenInName(text);
  if (at >= 0) notAllowed('external_id', raw, text, at, 'Type the id again without it.', withoutForbidden(text), findings);
  return text;
}

function tooLong(field: Field, raw: string, text: string, limit: number, findings: Findings): void {
  findings.fail(field, 'too_long', raw, `It has ${text.length} characters; banks carry at most ${limit}. Shorten it.`);
}

function notAllowed(
  field: Field,
  raw: string,
  text: string,
  at: number,
  remedy: string,
  suggestion: string,
  findings: Findings,
): void {
  const message = `It contains ${characterName(text.codePointAt(at)!)} at character ${at + 1}, which is not allowed. ${remedy}`;
  const offer = suggestion !== '' && suggestion !== text ? suggestion : undefined;
  findings.fail(field, 'character_not_allowed', raw, offer ? `${message} ${shown(offer)} would do.` : message, offer);
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

function firstForbiddenInName(text: string): number {
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code >= 0x20 && code < 0x7f) continue;
    if (isForbiddenInName(text, i, code)) return i;
  }
  return -1;
}

/** Everything from 0x00 to 0x7e that is printable has been let through by the caller. */
function isForbiddenInName(text: string, i: number, code: number): boolean {
  if (code < 0xa0) return true;
  if (code < 0x200b) return code === 0xad;
  if (code >= 0xd800 && code <= 0xdfff) return !isPaired(text, i, code);
  // Zero-width joiner and non-joiner (200C, 200D) belong to the spelling of some scripts; what stands around them does not.
  if (code <= 0x200f) return code !== 0x200c && code !== 0x200d;
  if (code >= 0x2028 && code <= 0x202e) return true;
  if (code >= 0x2060 && code <= 0x206f) return true;
  return code === 0xfeff || code >= 0xfff9 && code <= 0xfffd;
}

function isPaired(text: string, i: number, code: number): boolean {
  if (code <= 0xdbff) return isBetween(text.charCodeAt(i + 1), 0xdc00, 0xdfff);
  return isBetween(text.charCodeAt(i - 1), 0xd800, 0xdbff);
}

function isBetween(code: number, from: number, to: number): boolean {
  return code >= from && code <= to;
}

/** Line breaks become spaces and invisible characters go; empty when a damaged character cannot be known. */
function withoutForbidden(text: string): string {
  const oneLine = text.replace(/[\t\r\n\u2028\u2029]+/g, ' ').replace(/[\p{Cc}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, '');
  const clean = oneLine.replace(/ {2,}/g, ' ').trim();
  return firstForbiddenInName(clean) < 0 ? clean : '';
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

/** The reference in safe characters where nothing but accents and look-alikes stands in the way; else empty. */
function asSafeText(text: string): string {
  let plain = text.normalize('NFKD').replace(/\p{Mn}/gu, '');
  for (const [pattern, replacement] of LOOK_ALIKES) plain = plain.replace(pattern, replacement);
  plain = plain.trim();
  return firstUnsafe(plain) < 0 ? plain : '';
}
