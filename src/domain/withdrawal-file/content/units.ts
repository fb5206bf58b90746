import { regexp } from './words.ts';

/**
 * A unit in the name of an amount column: its numbers are not the amounts to pay in whole units of the
 * currency. Returned as it is written: `cents`, `R'000`, `per hour`, `%`.
 */
export function unitIn(header: string): string | null {
  const text = header
    .normalize('NFKC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/[_\u2019\u02bc`]/g, (mark) => (mark === '_' ? ' ' : "'"))
    .toLowerCase();
  for (const unit of UNITS) {
    const found = unit.exec(text);
    if (found) return (found[1] ?? found[0]).trim();
  }
  for (const [, remark] of text.matchAll(/[([{]([^()[\]{}]*)[)\]}]/g)) {
    const inside = remark!.trim();
    if (IN_BRACKETS.test(inside)) return inside;
  }
  return null;
}

/** A unit that a line above the header states: "Figures in R'000". */
export function unitInLine(line: string): string | null {
  const plain = line
    .replace(/[\u2019\u02bc`]/g, "'")
    .replace(/\brands?\s+(?:and|en|&)\s+(?:cents?|sent)\b/gi, ' ');
  const found = IN_A_LINE.map((pattern) => pattern.exec(plain)).find(Boolean);
  return found ? found[1]!.trim() : null;
}

const IN_A_LINE: readonly RegExp[] = [
  /\bin\s+((?:\p{L}{1,3}\s?)?'\s?000s?|cents?|thousands?|millions?|sent|duisende?|miljoene?)\b/iu,
  /(\b\p{L}{0,3}\s?'\s?000s?)(?!\d)/u,
  /\bin\s+((?:R|ZAR)\s?[mk]n?)\b/iu,
  /\b(?:units?|eenhede?)\s*[:=]\s*(\S+)/iu,
  /\b((?:R|ZAR|rand)\s(?:thousand|million|duisend|miljoen)s?)\b/iu,
  /\b(cents|minor units?)\b/iu,
  /\brates?\s+(per\s+\p{L}+)/iu,
];

/** Cells that say what one unit of a number is. */
const UNIT_CELL = regexp(
  String.raw`^(?:c|cents?|sent|zac|minor(?: units?)?|'?000'?s?|1[ ,.]?000s|k|m|mn|r'?000|`,
  String.raw`thousands?|millions?|`,
  String.raw`duisende?|miljoene?|percent|%|per (?:hour|day|unit|week|km)|(?:hourly|daily) rate)$`,
);
const SCALE = regexp(
  String.raw`\b(?:factor|multiplier|scale|denomination|decimals|exponent|implied|unit|units|uom|`,
  String.raw`faktor|skaal|eenheid)\b`,
);

/** Whether a cell beside an amount says that it is not a whole amount: `cents`, or 1000 under "Factor". */
export function isUnitCell(header: string, cell: string): boolean {
  const isScale = SCALE.test(header.replace(/[^\p{L}]+/gu, ' '));
  if (/^(?:c|k|m|sent)$/i.test(cell)) return isScale;
  return (
    UNIT_CELL.test(cell) ||
    (isScale &&
      /^\d+$/.test(cell) &&
      /factor|multipl|scale|decimal|expon|faktor|skaal/i.test(header) &&
      Number(cell) !== 1)
  );
}

const UNITS: readonly RegExp[] = [
  /\b(cents?|cts?|sente?|pence|minor(?: units?| currency)?|hundredths|zarc|bps|basis points?)\b/u,
  /(\p{L}{0,3}\s?'\s?000'?s?)(?!\d)/u,
  /\b(thousands?|duisende?|millions?|miljoene?|mill?n|mil)\b/u,
  /((?:\bx|[*×/])\s?1\s?0{2,3}(?:\s?0{3})?)\b|\b1[ ,.]?000s\b|\b(1\/10+)\b/u,
  /(%|\bpercent(?:age)?\b|\bpersent(?:asie)?\b|\bpct\b)/u,
  /\b((?:per|\/|p\/)\s?(?:hour|hr|h|uur|day|dag|week|unit|eenheid|km|item|kg|ton|shift|skof))\b/u,
  /(\/\s?(?:hour|hr|h|uur|day|dag|week|unit|km)\b)/u,
  /\b(hourly|daily|uurlikse?|daaglikse?)\b/u,
];

const IN_BRACKETS = regexp(
  String.raw`^(?:c|k|m|r\s?k|r\s?m|r\s?c|rk|rm|bn|zar\s?[ckm]|h|hrs?|hours?|ure|days?|dae|units?|qty|`,
  String.raw`kg|000s?|1000s?|in\s(?:c|k|m))$`,
);
