import type { AmountDoubt, NameDoubt } from './cell-doubt.ts';
import { isDate } from './cells/dates.ts';
import { isDigits } from './cells/plain.ts';
import { namesHold, saysHold } from './content/words.ts';
import type { RowReading } from './row-reading.ts';
import type { CompiledRules } from './rules.ts';
import { WITHDRAWAL_FIELDS } from '../withdrawal/fields.ts';
import { FIELDS } from '../withdrawal/shapes.ts';

const NAME = FIELDS.indexOf('beneficiary_name');
/** The example rows of the template, which people forget to delete. */
const SAMPLES = [0, 1].map((row) => WITHDRAWAL_FIELDS.map(({ samples }) => samples[row]!));
const AMOUNT = FIELDS.indexOf('amount');
/** The fewest digits of an amount that is in another cell by mistake and not by chance. */
const SHORTEST_REPEATED = 4;

/** Marks a name and an amount that look like something else: a person should compare them. */
export function doubtCells(cells: readonly string[], reading: RowReading, rules: CompiledRules): void {
  const { findings, beneficiaryName } = reading;
  const isSample = SAMPLES.some((one) => one.every((text, at) => text === cells[at]));
  const name = isSample || isNotAsWritten(cells[NAME]!) ? 'other' : nameDoubt(beneficiaryName, rules);
  if (name !== null) findings.note('beneficiary_name', 'name_doubtful', cells[NAME]!, name);
  const amount = amountDoubt(cells[AMOUNT]!, reading, rules);
  if (amount !== null) findings.note('amount', 'amount_doubtful', cells[AMOUNT]!, amount);
}

const TOTAL = new RegExp(
  '^\\W*(?:(?:(?:grand|sub|batch|control|file|payroll|net|nett|run|groot|sub)[\\s-]*)?' +
    '(?:totals?|totaal|totale|tot)|(?:opening|closing|begin|eind)?\\s*(?:balance|saldo)' +
    '(?:\\s*(?:b|c|o)\\s*\\/?\\s*[fd])?|(?:balance\\s+)?' +
    '(?:brought|carried)\\s+(?:forward|down)|[bc]\\/[fd])\\W*$',
  'i',
);
/** Texts that people type to try out a file, or to fill a cell whose value they do not know. */
const FILLED = new RegExp(
  '^\\W*(?:(?:test|toets|dummy|sample|specimen|example|voorbeeld|temp)' +
    '(?:\\W+(?:test|toets|employee|person|user|name|payee|beneficiary|account|supplier|one|two|\\d+))*|' +
    'unknown|onbekend|vacant|vacancy|vakant|no\\s+name|new\\s+employee|' +
    '(?:beneficiary|employee|' +
    'recipient|payee|supplier|vendor)[\\s_]*names?|account\\s*holder|full\\s*names?|surname|' +
    'asdf\\w*|qwerty)\\W*$',
  'i',
);
/** A reference or a number with its prefix: INV 1001, EMP-1001. */
const REFERENCE = /^\p{L}{1,6}[-\s#:./]*\d{3,}$/u;
/** A number that is not part of a name: an account, telephone or identity number. */
const LONG_NUMBER = /\d(?:[ -]?\d){5}/;

/**
 * Texts in place of a name that refer to the row above or to a list elsewhere, or say that the name is
 * unknown.
 */
const ELSEWHERE = new RegExp(
  '^\\W*(?:ditto|idem|do|same|as\\s+(?:above|before|per\\b.*)|same\\s+as\\b.*|soos\\s+bo|dieselfde|' +
    'see\\s+(?:attached|list|above|below|notes?|schedule|annexure)\\b.*|sien\\s+(?:lys|bylae)\\b.*|' +
    'various|several|sundry|sundries|diverse|verskeie|' +
    '(?:various|several|sundry)\\s+(?:suppliers?|creditors?|employees?|people|persons|payees?|staff|' +
    'casuals|beneficiaries)|to\\s+be\\s+(?:confirmed|advised|announced|determined)|undefined|' +
    'nan|not\\s+known)\\W*$',
  'i',
);
/**
 * Traces of a name that a program filled in or decoded wrongly: `{{name}}`, `&#39;`, `RenÃ©`, `Fran?ois`; and
 * marks that people put in front of a name or around it to exclude it, or when they are not sure.
 */
const NOT_AS_WRITTEN: readonly RegExp[] = [
  /\{\{|\}\}|<<|>>|«|»|\$\{|^%\w+%$|^<[^>]*>$|^\[[^\]]*\]$/u,
  /&(?:#\d{1,6}|#x[\da-f]{1,5}|amp|apos|quot|nbsp|lt|gt|[a-z]{1,2}(?:acute|grave|uml|circ|tilde|cedil));/iu,
  /[ÃÂ][\u0080-\u00bf\u0152-\u0178\u02c6\u02dc\u2013-\u2022\u20ac\u2122]|â€/u,
  /=[C-F][\dA-F]=[89AB][\dA-F]|=20|=\s*$|\\u[\da-f]{4}/iu,
  /\p{L}\?\p{Ll}|\?\s*$|\?\?/u,
  /^\s*(?:[#>;*~!]|\/\/|--|\/\*)|[*~]\s*$|^\s*\(.*\)\s*$/u,
  /[\u0335-\u0338;]/u,
];
/** A name of these characters alone has no such marks. */
const USUAL_NAME = /^[A-Za-z\d][A-Za-z\d .,'-]*$/;

/** What separates a name from a remark beside it. */
const MARKED = /[-\u2013:;(/*[]/;

/** No name of a bank or of an account type is longer. */
const LONGEST_TERM = 30;

function nameDoubt(name: string, { banks, accountTypes }: CompiledRules): NameDoubt | null {
  if (name === '') return null;
  if (/\d/.test(name) && (LONG_NUMBER.test(name) || REFERENCE.test(name) || isDate(name))) return 'other';
  if (name.includes('@') || /^(\p{L})\1*$/u.test(name) || FILLED.test(name)) return 'other';
  if (ELSEWHERE.test(name)) return 'other';
  if (TOTAL.test(name)) return 'total';
  if ((MARKED.test(name) || !name.includes(' ')) && namesHold(name)) return 'hold';
  const remark = remarkIn(name);
  if (remark !== null) return remark;
  if (name.length > LONGEST_TERM) return null;
  const term = name.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, '');
  return banks.byName.has(term) || accountTypes.bySpelling.has(term) ? 'other' : null;
}

/** A remark in brackets, or behind a dash or a star. */
const REMARK = /[([]([^()[\]]*)[)\]]|\s[-\u2013*]+\s*([^-\u2013*]+)\*?$/gu;
const ABOUT_PAYING =
  /^(?:\d+\s*%|half|cash|kontant|see\s.*|sien\s.*|check|confirm|call|bel|new|old|nuwe?|ou)(?:$|\s)/iu;
/** Words in capitals behind a name that is not in capitals. */
const SHOUTED =
  /\p{Ll}\s(?:LEFT|HOLD|STOP|PAID|VOID|CASH|DECEASED|RESIGNED|BEDANK|OORLEDE|GESTOP|DNP|NEW|QUERY)$/u;

/**
 * The doubt that a remark beside a name raises about its payment, as in `T Nkosi (new acc)`; null without
 * one.
 */
function remarkIn(name: string): NameDoubt | null {
  if (SHOUTED.test(name)) return 'hold';
  if (!MARKED.test(name)) return null;
  for (const [, inBrackets, behind] of name.matchAll(REMARK)) {
    const remark = (inBrackets ?? behind)!.trim();
    if (saysHold(remark)) return 'hold';
    if (ABOUT_PAYING.test(remark)) return 'other';
  }
  return null;
}

/** Whether a name has marks that no name has. */
function isNotAsWritten(name: string): boolean {
  return !USUAL_NAME.test(name) && NOT_AS_WRITTEN.some((pattern) => pattern.test(name));
}

function amountDoubt(raw: string, reading: RowReading, rules: CompiledRules): AmountDoubt | null {
  if (/^[.,]\d/.test(raw)) return 'cut';
  const whole = raw.endsWith('.00') ? raw.slice(0, -3) : raw;
  if (whole.length < SHORTEST_REPEATED || !isDigits(whole)) return null;
  const { branchCode, texts } = reading;
  const digits = rules.country.branchCodeDigits;
  if (whole.length === digits || whole.length === digits - 1) {
    const code = whole.padStart(digits, '0');
    if (code === branchCode || rules.branches.has(code)) return 'branch';
  }
  if (whole.length === 8 && isDate(`${whole.slice(0, 4)}-${whole.slice(4, 6)}-${whole.slice(6)}`))
    return 'date';
  return texts.some((text) => text === whole) ? 'text' : null;
}
