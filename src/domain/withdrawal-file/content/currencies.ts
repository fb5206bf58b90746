import { CURRENCY_WORDS, isCurrency, type Currency } from '../../../shared/money.ts';

/** Codes of ISO 4217, and others that programs write in their place. */
const CODES: ReadonlySet<string> = new Set(
  `AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD
  CDF CHF CLP CNH CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GBX GEL GHS GIP GMD GNF
  GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR
  LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK
  PHP PKR PLN PYG QAR RMB RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SYP SZL THB TJS TMT
  TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAC ZAR ZMK ZMW ZWL ZWG
  ZIG BTC ETH USDT USDC`.split(/\s+/),
);

/** Codes that are also words: in the name of a column they count only in brackets. */
const ALSO_WORDS: ReadonlySet<string> = new Set(
  'ALL TRY TOP CUP PEN MAD GEL COP SOS MOP BAM ANG RON LAK AMD ETH ZIG'.split(' '),
);

/** Names and signs of currencies in lower case, as they are written beside an amount or alone. */
const NAMES: Readonly<Record<string, string>> = {
  rand: 'ZAR',
  rands: 'ZAR',
  r: 'ZAR',
  'sa rand': 'ZAR',
  'south african rand': 'ZAR',
  dollar: 'USD',
  dollars: 'USD',
  'us dollar': 'USD',
  'us dollars': 'USD',
  'u.s. dollars': 'USD',
  us$: 'USD',
  u$: 'USD',
  usd$: 'USD',
  $: 'USD',
  'namibia dollar': 'NAD',
  'namibian dollar': 'NAD',
  'namibian dollars': 'NAD',
  n$: 'NAD',
  a$: 'AUD',
  c$: 'CAD',
  s$: 'SGD',
  r$: 'BRL',
  z$: 'ZWL',
  nz$: 'NZD',
  hk$: 'HKD',
  euro: 'EUR',
  euros: 'EUR',
  '€': 'EUR',
  pound: 'GBP',
  pounds: 'GBP',
  sterling: 'GBP',
  'pound sterling': 'GBP',
  pond: 'GBP',
  '£': 'GBP',
  '¥': 'JPY or CNY',
  yen: 'JPY',
  yuan: 'CNY',
  renminbi: 'CNY',
  franc: 'CHF',
  francs: 'CHF',
  pula: 'BWP',
  metical: 'MZN',
  meticais: 'MZN',
  mt: 'MZN',
  mtn: 'MZN',
  kwacha: 'ZMW',
  kwanza: 'AOA',
  kwanzas: 'AOA',
  kz: 'AOA',
  naira: 'NGN',
  '₦': 'NGN',
  cedi: 'GHS',
  cedis: 'GHS',
  '₵': 'GHS',
  'gh₵': 'GHS',
  shilling: 'KES',
  shillings: 'KES',
  ksh: 'KES',
  kshs: 'KES',
  ush: 'UGX',
  tsh: 'TZS',
  lilangeni: 'SZL',
  emalangeni: 'SZL',
  loti: 'LSL',
  maloti: 'LSL',
  rupee: 'INR',
  rupees: 'INR',
  rs: 'INR',
  '₹': 'INR',
  dirham: 'AED',
  dirhams: 'AED',
  real: 'BRL',
  reais: 'BRL',
  birr: 'ETB',
  kr: 'SEK, NOK or DKK',
  zł: 'PLN',
};

/** Letters that mean a currency only beside an amount. */
const LETTERS: Readonly<Record<string, string>> = { p: 'BWP', k: 'ZMW', e: 'SZL', l: 'LSL', m: 'LSL' };

const FOREIGN: ReadonlySet<string> = new Set([
  'foreign',
  'forex',
  'fcy',
  'fx',
  'vreemde',
  'buitelandse',
  'cma',
]);

/** Whether a word or sign is one of a currency: `ZAR`, `Rand`, `R`. */
export function isOfCurrency(label: string, currency: Currency): boolean {
  const written = label.trim().toUpperCase();
  return CURRENCY_WORDS[currency].includes(written) || NAMES[label.trim().toLowerCase()] === currency;
}

/** A code of three letters as a cell has it: `MZN`, `usd`. */
export function isCurrencyCode(cell: string): boolean {
  const code = cell.toUpperCase();
  return cell.length <= 4 && CODES.has(code) && code !== 'ALL' && code !== 'TOP';
}

const AMOUNT = String.raw`[-+(]?\d[\d .,'\u00a0\u202f]*\)?-?`;
const BEFORE = new RegExp(String.raw`^[-+(]?\s?([^\d\s.,'()+-]+(?:\s[^\d\s.,'()+-]+)?)\s?${AMOUNT}$`, 'u');
const BEHIND = new RegExp(String.raw`^${AMOUNT}\s?([^\d\s.,'()+-]+(?:\s[^\d\s.,'()+-]+)?)$`, 'u');
const WITH_CENTS = /[.,]\d{2}(?!\d)/;

/** The currency that a cell names, as it is written: `MT 1 250,00`, `100.00 €`, `Pula`, `USD`. */
export function currencyIn(cell: string): string | null {
  const text = cell.trim();
  const said = IN_WORDS.exec(text)?.[1];
  if (said !== undefined && (isName(said) || CODES.has(said))) return said;
  if (text === '' || text.length > 40) return null;
  if (isName(text) || isCurrencyCode(text)) return text;
  const beside = (BEFORE.exec(text) ?? BEHIND.exec(text))?.[1]?.trim();
  if (beside === undefined) return null;
  if (
    isName(beside) ||
    (isCurrencyCode(beside) && !ALSO_WORDS.has(beside.toUpperCase())) ||
    /^\p{Sc}$/u.test(beside)
  )
    return beside;
  return Object.hasOwn(LETTERS, beside.toLowerCase()) && WITH_CENTS.test(text) ? beside : null;
}

/** "Pay in US dollars", "amount is in EUR". */
const IN_WORDS =
  /\b(?:pay(?:able|ment)?|paid|amounts?|invoiced?|is|are)\s+in\s+((?:US |Namibian? |Botswana )?\p{L}{3,})/iu;

function isName(text: string): boolean {
  return Object.hasOwn(NAMES, text.toLowerCase()) || /^\p{Sc}$/u.test(text);
}

/** Another currency that the name of a column states, as it is written: `MZN`, `N$`, `foreign`. */
export function otherCurrencyIn(header: string, currency: Currency | null): string | null {
  if (currency === null) return null;
  const found = currencyNamed(header);
  return found === null || isOfCurrency(found, currency) ? null : codeOf(found);
}

/** A currency that a line of text names, as in "All amounts in USD". */
export function otherCurrencyInLine(line: string, currency: Currency): string | null {
  for (const [word] of line.matchAll(/[A-Z]{0,2}\p{Sc}|\b[A-Z]{3,4}\b|\p{L}+/gu)) {
    const isCode = /^[A-Z]{3,4}$/.test(word) && CODES.has(word) && !ALSO_WORDS.has(word);
    const isSign = /\p{Sc}$/u.test(word);
    const isWord = word.length > 3 && !AMBIGUOUS_WORDS.has(word.toLowerCase()) && isName(word);
    if ((isCode || isSign || isWord) && !isOfCurrency(word, currency)) return codeOf(word);
  }
  return null;
}

/** Names of currencies that have another meaning in a title: a place, a person, something real. */
const AMBIGUOUS_WORDS: ReadonlySet<string> = new Set(['real', 'pond', 'pound', 'loti', 'franc']);

function currencyNamed(header: string): string | null {
  for (const [, remark] of header.matchAll(/[([{]([^()[\]{}]*)[)\]}]/g)) {
    const text = remark!.trim();
    if (isCurrencyCode(text) || isName(text)) return text;
    if (Object.hasOwn(LETTERS, text.toLowerCase()) && text === text.toUpperCase())
      return LETTERS[text.toLowerCase()]!;
    for (const word of text.split(/[\s,/]+/))
      if (FOREIGN.has(word.toLowerCase()) || (isCurrencyCode(word) && !ALSO_WORDS.has(word.toUpperCase())))
        return word;
    const named = text.split(/\s+/).find((word) => word.length > 1 && isName(word));
    if (named !== undefined) return named;
  }
  const sign = /(?:\b(?:US|N|R|A|C|Z|NZ|HK))?\p{Sc}/u.exec(header);
  if (sign) return sign[0];
  const bare = header.replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2').replace(/[([{][^()[\]{}]*[)\]}]/g, ' ');
  for (const word of bare.split(/[^\p{L}]+/u)) {
    const lower = word.toLowerCase();
    if (isCurrencyCode(word) && !ALSO_WORDS.has(word.toUpperCase())) return word;
    if (FOREIGN.has(lower) || (word.length > 3 && !AMBIGUOUS_WORDS.has(lower) && isName(word))) return word;
    if ((lower === 'mt' || lower === 'kz' || lower === 'ksh') && word !== lower) return word;
  }
  return null;
}

/** `USD` for `$`: the code of a currency, or else the text itself. */
function codeOf(label: string): string {
  const upper = label.toUpperCase();
  if (isCurrency(upper) || CODES.has(upper)) return upper;
  return NAMES[label.toLowerCase()] ?? `“${label}”`;
}
