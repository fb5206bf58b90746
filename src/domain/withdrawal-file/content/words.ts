/**
 * Words in columns beside the payment that say it should not be made, in the languages of programs from which
 * such files come.
 */

/** Says in any text that something is not to be paid. */
const NOT_TO_PAY = regexp(
  String.raw`\b(?:do\s*n[o'’]?t|do\s+not|don['’]?t|never|not\s+to\s+be|must\s+not(?:\s+be)?|`,
  String.raw`should\s+not(?:\s+be)?)\s+(?:be\s+)?(?:pay|paid|process(?:ed)?|release[d]?)\b|`,
  String.raw`\bon[\s-]hold\b|\bhold\s+(?:payment|pay|until|till|back)\b|\bstop(?:ped)?\s+payments?\b|`,
  String.raw`\bpayment\s+(?:stopped|on\s+hold|blocked)\b|\balready\s+(?:been\s+)?paid\b|`,
  String.raw`\bpaid\s+already\b|\bmoenie\s+betaal|\bnie\s+betaal\s+nie\b|\breeds\s+betaal|`,
  String.raw`\bhou\s+(?:betaling\s+)?terug\b|\bnicht\s+(?:be)?zahlen\b|\bnão\s+pagar\b|`,
  String.raw`\bne\s+pas\s+payer\b`,
);

/** Says it in a column that is not read, where one word of a remark is enough. */
const IN_REMARKS = regexp(
  String.raw`\b(?:cancel+ed|canceled|gekanselleer|voided|disputed?|deceased|oorlede|withh[eo]ld|`,
  String.raw`terughou|fraud(?:ulent)?|bedrog|unapproved|not\s+(?:yet\s+)?(?:approved|authori[sz]ed|`,
  String.raw`verified)|(?:awaiting|pending)\s+(?:approval|authori[sz]ation|confirmation)|`,
  String.raw`nie\s+goedgekeur|duplicate\s+payment|wrong\s+(?:account|bank)|no\s+payment|`,
  String.raw`paid\s+(?:manually|cash|in\s+cash|by\s+cheque))\b`,
);

/** The whole cell, or how it begins: "HOLD - documents missing". */
const AS_A_STATUS = new RegExp(
  `^(?:${[
    'hold|held|halt|stop|stopped|suspend(?:ed)?|cancel|cancel+ed|reject(?:ed)?|declined?|void|block(?:ed)?',
    'query|queried|dispute|paid|settled|reversed|terminated|deceased|resigned|retrenched|dismissed|inactive',
    'in-active|duplicate|draft|expired|closed|frozen|excluded?|skip(?:ped)?|ignore|deleted|on hold',
    'not approved',
    'betaald|gestop|gestaak|opgeskort|geweier|afgekeur|onaktief|bedank|afgedank|geblokkeer',
    'geblokkeerd|duplikaat|konsep',
    'pago|cancelado|suspenso|bloqueado|rejeitado|bezahlt|gesperrt|storniert|gekündigt',
    'payé|annulé|bloqué',
    'suspendu|test|toets',
  ].join('|')})(?=$|\\s*[-–:;,(/.!*]|\\s+\\d)`,
  'iu',
);

export function saysNotToPay(text: string): boolean {
  return NOT_TO_PAY.test(text);
}

export function saysHold(cell: string): boolean {
  return AS_A_STATUS.test(cell) || NOT_TO_PAY.test(cell) || IN_REMARKS.test(cell);
}

const CREDIT_NOTE = regexp(
  String.raw`\b(?:credit[\s-]*(?:note|memo)s?|creditnotes?|kredietnotas?|gutschrift|`,
  String.raw`nota\s+de\s+crédito|avoir|reversal)\b|^(?:c\/?n|crn|cred|kn)$|^(?:CN|CRN|CRE?N|CRD|KN|`,
  String.raw`CM)[-_/ #]*\d{2,}`,
);
const CREDIT_NOTE_IN_TEXT = /\b(?:credit[\s-]*(?:note|memo)|creditnote|kredietnota)\b/iu;

export function saysCreditNote(cell: string): boolean {
  return CREDIT_NOTE.test(cell);
}

/** As `saysCreditNote`, for a text that recipients see: only what cannot be another number. */
export function namesCreditNote(text: string): boolean {
  return CREDIT_NOTE_IN_TEXT.test(text);
}

const SIDE = /^(?:d|c|dr|cr|dt|ct|kt|db|kr|h|s|\+|-|debits?|credits?|debiete?|krediete?|soll|haben)$/i;

/** Which side of the books a cell names, or its sign. */
export function isSide(cell: string): boolean {
  return cell.length <= 8 && SIDE.test(cell);
}

const SIDES_NAMED = regexp(
  String.raw`\b(?:d\s*\/?\s*c|dr\s*\/?\s*cr|c\s*\/?\s*d|s\s*\/?\s*h|shkzg|sign|teken|side|debit|`,
  String.raw`credit|soll|haben|indicator|ind)\b|^\s*[+/-]+\s*$`,
);

/** Whether cells that are all sides say something, by the different ones and the name of their column. */
export function sidesMatter(sides: ReadonlySet<string>, header: string): boolean {
  const named = SIDES_NAMED.test(header.replaceAll('_', ' '));
  const all = [...sides].map((side) => side.toLowerCase());
  if (all.every((side) => side === '+')) return false;
  if (all.every((side) => side === '-' || side === 's' || side === 'h'))
    return named || (all.includes('s') && all.includes('h'));
  return true;
}

const NO = /^(?:n|no|nee|f|false|0|onwaar|não|nao|non|nein|✗|✘|☐|off)$/iu;
const NOTHING = /^(?:|-+|–|—|n\/?a|nil|none|geen|null|not? (?:held|blocked|paid|hold)|unpaid|free)$/iu;

const NOT_A_DECISION = regexp(
  String.raw`\b(?:method|metode|by|via|per|from|through|hours?|ure|days?|dae|leave|verlof|number|`,
  String.raw`nommer|no|run|group|type|reason|rede)\b`,
);

const YES_PAYS = regexp(
  String.raw`\b(?:to (?:be )?(?:paid|pay)|must pay|(?:is |not |un)?approved|goedgekeur|authori[sz]ed|`,
  String.raw`active|aktief|include|included|release|released|verified|payable|betaalbaar|ok to pay|`,
  String.raw`pay|confirmed|eligible)$`,
);

const YES_HOLDS = regexp(
  String.raw`\b(?:on hold|hold|held|block|blocked|zahlsperre|zlspr|zahls|sperre|stop|stopped|gestop|`,
  String.raw`paid|betaald?|suspend|suspended|suspense|cancel|cancelled|canceled|gekanselleer|void|`,
  String.raw`exclude|excluded|skip|terminated|termination|deceased|oorlede|duplicate|inactive|`,
  String.raw`onaktief|reject|rejected|settled|reversed|disputed?|do not pay|weerhou)\b`,
);

/** What the name of a column makes of yes and no; null for a name that makes nothing of them. */
export function yesMeans(header: string): 'hold' | 'pay' | null {
  const name = header
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
    .toLowerCase();
  if (NOT_A_DECISION.test(name)) return null;
  if (YES_PAYS.test(name) || /^(?:pay|include|release|approved?)\b/u.test(name))
    return /\b(?:not|un|in)\s?(?:approved|active|verified|authori[sz]ed)\b/u.test(name) ? 'hold' : 'pay';
  if (YES_HOLDS.test(name)) return 'hold';
  return null;
}

/** Whether a cell of such a column speaks against paying. */
export function speaksAgainst(cell: string, meaning: 'hold' | 'pay'): boolean {
  if (meaning === 'pay') return NO.test(cell);
  return !NO.test(cell) && !NOTHING.test(cell);
}

/** A pattern in parts, for any case. */
export function regexp(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), 'iu');
}
