/**
 * Words in the cells beside a payment which say that it should not be made, in the languages of the programs
 * that write such files.
 */

/** Says in any text that something is not to be paid. */
const NOT_TO_PAY = regexp(
  String.raw`\b(?:do\s*n[o'’]?t|do\s+not|don['’]?t|never|not\s+to\s+be|must\s+not(?:\s+be)?|`,
  String.raw`should\s+not(?:\s+be)?)\s+(?:be\s+)?(?:pay|paid|process(?:ed)?|release[d]?|send|sent|`,
  String.raw`use[d]?|upload(?:ed)?|load(?:ed)?|`,
  String.raw`import(?:ed)?|submit(?:ted)?)\b|`,
  String.raw`\bon[\s-]hold\b|\bhold\s+(?:payment|pay|until|till|back|this|all|for)\b|`,
  String.raw`\bstop(?:ped)?\s+payments?\b|\bnot\s+for\s+payment\b|\bno\s+payments?\b|\bno\s+pay\b|\bdnp\b|`,
  String.raw`\b(?:pls|please|put|must|to)\s+(?:on\s+)?hold\b|\bkeep\s+back\b|\b(?:leave|take|cut)\s+out\b|`,
  String.raw`\bremove\s+from\b|\b(?:skip|not)\s+this\s+(?:month|week|run|time|one)\b|\bnie\s+betaal\b|`,
  String.raw`\b(?:has|have|was|were)\s+(?:already\s+|been\s+)*paid\b|`,
  String.raw`\bpayment\s+(?:stopped|on\s+hold|blocked)\b|\balready\s+(?:been\s+)?paid\b|`,
  String.raw`\bpaid\s+already\b|\bmoenie\s+betaal|\bnie\s+betaal\s+nie\b|\breeds\s+betaal|`,
  String.raw`\bhou\s+(?:betaling\s+)?terug\b|\bnicht\s+(?:be)?zahlen\b|\bnão\s+pagar\b|`,
  String.raw`\bne\s+pas\s+payer\b`,
);

/** Says so in a column that is not read, where one word of a remark is enough. */
const IN_REMARKS = regexp(
  String.raw`\b(?:cancel+ed|canceled|gekanselleer|voided|disputed?|deceased|oorlede|withh[eo]ld|`,
  String.raw`terughou|fraud(?:ulent)?|bedrog|unapproved|not\s+(?:yet\s+)?(?:approved|authori[sz]ed|`,
  String.raw`verified)|(?:awaiting|pending)\s+(?:approval|authori[sz]ation|confirmation)|`,
  String.raw`nie\s+goedgekeur|duplicate\s+payment|wrong\s+(?:account|bank)|no\s+payment|`,
  String.raw`(?:paid|settled)\s+(?:manually|cash|in\s+cash|by\s+(?:cheque|card|hand)|from|`,
  String.raw`in\s+(?:jan|feb|mar|`,
  String.raw`apr|may|mei|jun|jul|aug|sep|oct|okt|nov|dec|des)\w*)|`,
  // Why a payment would come back, or should wait.
  String.raw`bounced|returned|incorrect|wrong(?!\s+(?:size|colou?r|item|product|style|order))|`,
  String.raw`invalid|unverified|verification\s+failed|`,
  String.raw`(?:not|never)\s+(?:found|valid|ours|employed|yet|received|on\s+(?:the\s+)?(?:payroll|`,
  String.raw`system|list))|`,
  String.raw`account\s+(?:is\s+)?closed|closed\s+account|(?:kyc|fica|sanctions?)\W+(?:fail\w*|`,
  String.raw`outstanding|pending|`,
  String.raw`expired|hit|match|missing|not|incomplete|rejected)|(?:documents?|docs|invoices?|`,
  String.raw`fica)\s+outstanding|`,
  String.raw`outstanding\s+(?:documents?|docs|invoices?|fica)|await(?:s|ing)?(?!\s+payments?)|`,
  String.raw`pending(?!\s+payments?|$)|`,
  String.raw`wait\s+for|wag\s+vir|see\s+me|query|investigat(?:e|ed|ion)|insolvent|liquidat(?:ed|ion)|`,
  String.raw`sequestrat\w*|embargo|(?:garnishee|attachment)\s+order|estates?\s+late|est\.?\s+late|`,
  String.raw`boedel\s+wyle|`,
  // Who should not be paid.
  String.raw`left\s+(?:the\s+)?company|left\s+\d+|awol|absconded|ghost|fake|geskors|kanselleer|`,
  String.raw`on\s+suspension|duplicates?|dup|overpaid|oorbetaal|`,
  // What should be paid instead.
  String.raw`instead|should\s+be|must\s+be|change[d]?\s+to|new\s+(?:bank\s+)?(?:acc(?:ount)?|`,
  String.raw`bank)(?!\s+manager)|`,
  String.raw`(?:bank|account)\s+details\s+(?:wrong|change\w*|incorrect|to\s+follow|outstanding|`,
  String.raw`missing|invalid|not)|`,
  String.raw`(?:wrong|new|incorrect|changed|no|missing)\s+(?:bank|account)\s+details|`,
  String.raw`(?:only|pay)\s+(?:half|50|part)|pay\s+only|less\s+\S*\s*\d[\d.,]*|recover|terugvorder|`,
  String.raw`(?:acc(?:ount)?|rek\w*|absa|fnb|nedbank|capitec|tyme\w*|investec)\b.{0,20}?\d{7,}|`,
  // What should be done at another time, under a condition, or the other way round.
  String.raw`(?:next|following)\s+(?:month|week|run|pay\s?run)|volgende\s+(?:maand|week|lopie)|`,
  String.raw`only\s+(?:if|when|after|once)|slegs\s+(?:as|indien|na)|betaal\s+(?:eers|later)|pay\s+later|`,
  String.raw`(?:if|once|when|after)\s+(?:the\s+)?(?:invoices?|docs?|documents?|signed|approved|received)|`,
  String.raw`reverse|omkeer|`,
  // Words for what is not settled yet.
  String.raw`tb[cad]|to\s+be\s+(?:confirmed|advised|verified|checked|approved|finali[sz]ed|signed)|`,
  String.raw`(?:please|pls|must|first)\s+(?:confirm|check|verify)|(?:confirm|check|verify)\s+(?:first|with|`,
  String.raw`again|(?:bank|acc(?:ount)?|amount|details|branch|name)s?)|(?:not|un|`,
  String.raw`isn['’]?t)\s?(?:sure|certain)|`,
  String.raw`unclear|onseker|nog\s+nie|parked|postponed?|deferred|uitgestel|bevestig\s+(?:eers|asb|met))\b|`,
  // A question mark is a question.
  String.raw`\?\s*$|\?\?`,
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
    'suspendu|test|toets|dnp|nil|zero|wait|wag|double|failed|fail|error|returned|bounced',
    'remove|delete|unknown|onbekend|verwyder|mislukte?',
  ].join('|')})(?=$|\\s*[-–:;,(/.!*\\])<>?]|\\s+\\d)`,
  'iu',
);

/** Words that matter in some rows of a column, but not if all rows have them. */
const IN_FEW = regexp(
  String.raw`^(?:pending|processed|completed?|sent|exported|released|unpaid|new|afgehandel|`,
  String.raw`gestuur|voltooi|hangende)$`,
);

/** Whether a status is strange in a few of the rows only. */
export function isOddStatus(cell: string): boolean {
  return IN_FEW.test(cell);
}

/** Marks that people put around a word to make it seen: `***HOLD***`, `(hold)`. */
const IN_FRONT = /^[^\p{L}\p{N}]+/u;

/** Words in front of a name or behind it: `HOLD - T Nkosi`, `T Nkosi (deceased)`. */
const BESIDE_A_NAME = regexp(
  String.raw`^(?:on\s+)?(?:hold|stop|stopped|void|cancel+ed|canceled|suspended|rejected|blocked|`,
  String.raw`deleted|excluded?|`,
  String.raw`removed?|terminated|duplicate|reversed|reversal|paid|gestop|gekanselleer|betaald|geskors|draft)`,
  String.raw`(?:$|\s*[-–:;(/*])|[(\[*/:–-]\s*(?:on\s+)?(?:hold|stop|stopped|void|cancel+ed|`,
  String.raw`canceled|suspended|`,
  String.raw`rejected|blocked|deceased|deleted|exclude[d]?|removed?|terminated|left|resigned|`,
  String.raw`dismissed|inactive|`,
  String.raw`duplicate|reversed|paid|closed|oorlede|bedank|gestop|gekanselleer|betaald|geskors)\b`,
);

/** Whether a name says that it should not be paid. Many words of a status are surnames as well. */
export function namesHold(name: string): boolean {
  return BESIDE_A_NAME.test(name);
}

/** Words that matter as a whole reference, or at its beginning. */
const AS_A_REFERENCE = regexp(
  String.raw`^[^\p{L}\p{N}]*(?:hold|stop(?:ped)?|void(?:ed)?|cancel+ed|canceled|suspended|`,
  String.raw`rejected|declined|blocked|`,
  String.raw`deleted|excluded?|reversed|reversal|duplicate|gekanselleer|geskors|omkering)`,
  String.raw`(?:$|\s*[-–:;,(/.!*]|\s+\d|\s+(?:inv|of|van)\b)|`,
  // Words for "as in the row above" or "nothing", which would be sent literally.
  String.raw`^\W*(?:ditto|idem|(?:same\s+)?as\s+above|same|soos\s+bo|tb[cad]|to\s+be\s+(?:confirmed|`,
  String.raw`advised)|`,
  String.raw`undefined|query|wrong\s+(?:account|amount|bank)|pay\s+(?:half|part)\b.*|`,
  String.raw`see\s+notes?)\W*$|^(?:CN|CRN|CRE?N|CRNOTE)[-_/ #]*\d{2,}$`,
);

/** Whether a reference says that something is not to be paid. */
export function refersToHold(text: string): boolean {
  return NOT_TO_PAY.test(text) || AS_A_REFERENCE.test(text);
}

/** A title that says that the rows below are not the final payments, or are not to be paid at all. */
const NOT_FINAL = regexp(
  String.raw`\b(?:draft|cancel+ed|canceled|superseded|void|specimen|provisional|not\s+final|`,
  String.raw`for\s+information\s+only|`,
  String.raw`replaced\s+by|test\s+(?:file|run|data|batch|only)|sample\s+(?:file|data)|hold\s+all|on\s+hold|`,
  String.raw`already\s+paid|debit\s+orders?|collection\s+(?:file|run|batch)|collections|`,
  String.raw`to\s+recover|reversals?|`,
  String.raw`konsep|gekanselleer|voorlopig|toetslêer|debietorders?|reeds\s+betaal|`,
  // Amounts that are planned, and not owed.
  String.raw`budget(?:ed)?(?!\s+(?:car|rent|hotel|insurance))|forecast|estimates?|estimated|`,
  String.raw`projection|projected|proposed|proposal|pro[\s-]?forma|`,
  String.raw`quotations?|simulation|what[\s-]if|to\s+be\s+(?:finali[sz]ed|confirmed|approved|reviewed)|`,
  String.raw`unapproved|begroting|vooruitskatting|skatting|voorstel|`,
  String.raw`(?:excl(?:ud\w*|\.)?|exclusive\s+of|before|plus|without|sonder|voor|plus)\s+(?:vat|btw|`,
  String.raw`tax|paye|`,
  String.raw`deductions|belasting|aftrekkings)|(?:vat|btw)\s+(?:excl(?:ud\w*|usive)?|to\s+be\s+added)|`,
  String.raw`gross|bruto|(?:sent|uploaded|loaded|submitted|gestuur)\s+(?:to|on|at|by|na)\s+(?:the\s+|`,
  String.raw`die\s+)?bank|`,
  String.raw`status\s*[:=]\s*(?:processed|paid|sent|completed?|uploaded)|`,
  // People who are no longer paid.
  String.raw`terminated|terminations|resigned|dismissed|ex[\s-]employees|uit\s+diens|blacklist(?:ed)?|`,
  // What a colour or a mark means: "Yellow = hold".
  String.raw`[\p{L}*#]+\s*[=:–-]\s*(?:on\s+)?(?:hold|stop|skip|ignore|query|exclude[d]?|wag|`,
  String.raw`not\s+\p{L}+))\b|`,
  String.raw`^\W*(?:copy|kopie)\s*(?:$|[-–:(])|`,
  String.raw`^\W*(?:paid|betaald|hold|stop|test|sample|example|voorbeeld)\b(?!\s+(?:by|from|to|`,
  String.raw`via|through)\b)`,
);

export function saysNotFinal(line: string): boolean {
  return NOT_TO_PAY.test(line) || NOT_FINAL.test(line);
}

export function saysNotToPay(text: string): boolean {
  return NOT_TO_PAY.test(text);
}

export function saysHold(cell: string): boolean {
  if (/^\?+$/.test(cell)) return true;
  const text = cell.replace(IN_FRONT, '');
  return AS_A_STATUS.test(text) || NOT_TO_PAY.test(text) || IN_REMARKS.test(text);
}

const CREDIT_NOTE = regexp(
  String.raw`\b(?:credit[\s-]*(?:note|memo)s?|creditnotes?|kredietnotas?|gutschrift|`,
  String.raw`nota\s+de\s+crédito|avoir|reversals?|debit[\s-]*(?:notes?|orders?))\b|`,
  String.raw`^(?:recover(?:y|ies)|deductions?)$|^(?:c\/?n|crn|cred|kn)$|^(?:CN|CRN|CRE?N|CRD|KN|`,
  String.raw`CM)[-_/ #]*\d{2,}`,
);
const CREDIT_NOTE_IN_TEXT = /\b(?:credit[\s-]*(?:note|memo)|creditnote|kredietnota)\b/iu;

export function saysCreditNote(cell: string): boolean {
  return CREDIT_NOTE.test(cell);
}

/** As `saysCreditNote`, for a text that recipients see: only forms that cannot be another kind of number. */
export function namesCreditNote(text: string): boolean {
  return CREDIT_NOTE_IN_TEXT.test(text);
}

const SIDE = regexp(
  String.raw`^(?:d|c|[dc]r\.?|dt|ct|kt|db|kr|h|s|\+|-|−|–|pos|neg|plus|minus|debits?|credits?|`,
  String.raw`debiete?|krediete?|`,
  String.raw`soll|haben)$`,
);

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
  if (all.every((side) => side === '+' || side === 'pos' || side === 'plus')) return false;
  if (all.every((side) => side === '-' || side === 's' || side === 'h'))
    return named || (all.includes('s') && all.includes('h'));
  return true;
}

const NO = regexp(
  String.raw`^(?:no?|nee|f|false|0|onwaar|não|nao|non|nein|✗|✘|☐|off|fail(?:ed)?|no match|`,
  String.raw`mismatch|not found|`,
  String.raw`invalid|-)$`,
);
const NOTHING = /^(?:|-+|–|—|n\/?a|nil|none|geen|null|not? (?:held|blocked|paid|hold)|unpaid|free)$/iu;

const YES =
  /^(?:x|y|yes|j|ja|t|true|waar|1|ok|okay|sim|oui|si|✓|✔|✅|☑|☒|√|pay|approved|goedgekeur|betaal)$/iu;

/** Whether a cell says yes: a tick in a list of those to be paid. */
export function isYes(cell: string): boolean {
  return cell.length <= 10 && YES.test(cell);
}

/** Columns that say who agreed to a payment: an empty cell is a payment without approval. */
const SIGNED = regexp(
  String.raw`^(?:(?:approved|authori[sz]ed|released|verified|checked|signed|passed|goedgekeur|gemagtig|`,
  String.raw`nagegaan|geteken)\s(?:by|off by|off|deur)|approver|signature|initialled|handtekening|`,
  String.raw`approval (?:date|no|number|code)|(?:date approved|approved on))$`,
);

/** Whether a column names who agreed to each payment. */
export function isSignature(header: string): boolean {
  return SIGNED.test(plainHeader(header));
}

const PAY_DATE = regexp(
  String.raw`^(?:(?:payment|pay|paying|action|execution|value|release|transfer|effective|process(?:ing)?|`,
  String.raw`run|betaal|betalings?|aksie)\s?(?:date|datum|day|dag)|pay on|pay after|pay from|not before|`,
  String.raw`date (?:of payment|to (?:be )?pa(?:y|id))|betaal op|(?:pay |tax )?(?:period|month|week|year)|`,
  String.raw`(?:week|month|period) ending|maand|tydperk|betaaltydperk)$`,
);

/** Whether a column says when each payment should be made, or for which month it is. */
export function isPayDate(header: string): boolean {
  return PAY_DATE.test(plainHeader(header));
}

/** How a column of this kind changes the amount beside it. */
export type AmountChange = 'cents' | 'share' | 'quantity' | 'less' | 'exchange' | 'tax';

const CHANGES: readonly (readonly [AmountChange, RegExp])[] = [
  ['cents', /^(?:cents?|sente?|cts?|c)$/],
  ['exchange', /\b(?:exchange rate|rate of exchange|fx rate|forex rate|conversion rate|roe|wisselkoers)\b/],
  [
    'less',
    /^(?:(?:less|minus|deduct|to deduct|to recover|recover|trek af)\b|min (?:voorskot|lening|aftrek))/,
  ],
  [
    'tax',
    /^(?:output )?(?:vat|btw|gst|sales tax|belasting op toegevoegde waarde)(?: amount| bedrag)?(?: 15)?$/,
  ],
  ['share', /\b(?:share|split|portion|allocation|percentage|percent|pct|aandeel|persentasie|verdeling)\b/],
  ['quantity', /\b(?:days|dae|hours|ure|hrs|qty|quantity|shifts|skofte|sessions|units|weeks|weke)\b/],
];

export function changesAmount(header: string): AmountChange | null {
  const name = plainHeader(header);
  if (name === '' && header.includes('%')) return 'share';
  return CHANGES.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
}

/** The words of a header in lower case, with one space between them. */
function plainHeader(header: string): string {
  return header
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase();
}

const NOT_A_DECISION = regexp(
  String.raw`\b(?:method|metode|by|via|per|from|through|hours?|ure|days?|dae|leave|verlof|number|`,
  String.raw`nommer|no|run|group|type|reason|rede)\b`,
);

const YES_PAYS = regexp(
  String.raw`\b(?:to (?:be )?(?:paid|pay)|must pay|(?:is |not |un)?approved|goedgekeur|authori[sz]ed|`,
  String.raw`active|aktief|include|included|release|released|verified|payable|betaalbaar|ok to pay|`,
  String.raw`pay|confirmed|eligible|ok|okay|auth|approval|valid|match|matched|matches|exists|open|employed|`,
  String.raw`select|selected|tick|ticked|received|signed|checked|compliant|fica|kyc|ontvang|geteken|`,
  String.raw`betaal|ativo|gemagtig|in orde)$|\bavs\b`,
);

const YES_HOLDS = regexp(
  String.raw`\b(?:on hold|hold|held|block|blocked|zahlsperre|zlspr|zahls|sperre|stop|stopped|gestop|`,
  String.raw`paid|betaald?|suspend|suspended|suspense|cancel|cancelled|canceled|gekanselleer|void|`,
  String.raw`exclude|excluded|skip|terminated|termination|deceased|oorlede|duplicate|inactive|`,
  String.raw`onaktief|reject|rejected|settled|reversed|disputed?|do not pay|weerhou|uitgesluit|bloqueado|`,
  String.raw`pmtblk|pmt blk|is credit|date left|left on|exit date|last day)\b`,
);

const SENT = /^(?:processed|sent|uploaded|exported|loaded|submitted|released|gestuur|verwerk)(?: |$)/u;

/** Whether a column says that some rows were paid before. */
export function saysSent(header: string): boolean {
  return SENT.test(plainHeader(header)) && !NOT_A_DECISION.test(plainHeader(header));
}

const OTHER_PART = regexp(
  String.raw`\b(?:cash|kontant|cheques?|tjeks?|e-?wallets?|vouchers?|deductions?|aftrekkings|`,
  String.raw`recover(?:y|ies)|`,
  String.raw`debits?|debiete|credit\s+notes?|kredietnotas?|refunds?\s+(?:due\s+)?from)\b|`,
  // Places where no bank of the country is.
  String.raw`^\W*(?:namibi[aë]|botswana|lesotho|eswatini|swaziland|zimbabwe|mozambique|mosambiek|zambi[aë]|`,
  String.raw`malawi|angola|kenya|nigeria|foreign|international|offshore|buiteland)\W*$`,
);

/** Whether the title of a part of a file says that its rows are not transfers to banks of the country. */
export function isOtherPart(title: string): boolean {
  return OTHER_PART.test(title);
}

/** Whether a column says in which country the bank of each row is. */
export function isBankCountry(header: string): boolean {
  return BANK_COUNTRY.test(header.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/[^\p{L}]+/gu, ' '));
}

const BANK_COUNTRY = regexp(
  String.raw`\b(?:bank|branch|account|beneficiary|payee|destination)\s(?:country|land)|`,
  String.raw`country of (?:bank|account)|^\s*destination\s*$`,
);

const OTHER_WAYS = regexp(
  String.raw`\b(?:cash|kontant|wallet|voucher|debit order|debietorder|dd|stop order|petty cash|`,
  String.raw`credit card|none|geen)\b|`,
  String.raw`^(?:cheque|check|chq|tjek|cash cheque)$`,
);
const WAY_TO_PAY = regexp(
  String.raw`\b(?:(?:payment|pay|payout|settlement)\s(?:method|mode|channel|via|by|type|option)|`,
  String.raw`method of payment|`,
  String.raw`paid (?:via|by)|method|metode|betaal\s?(?:metode|wyse))\b`,
);

/** Whether a column says how each row is paid, and a cell names another way than a transfer. */
export function isOtherWay(header: string, cell: string): boolean {
  return WAY_TO_PAY.test(header.replace(/[^\p{L}]+/gu, ' ')) && OTHER_WAYS.test(cell);
}

/** The meaning of "yes" in a column of this name; null when it says nothing about paying. */
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

/** A case-insensitive pattern that is written in parts. */
export function regexp(...parts: readonly string[]): RegExp {
  return new RegExp(parts.join(''), 'iu');
}
