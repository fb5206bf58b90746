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
  const found =
    /\bin\s+((?:\p{L}{1,3}\s?)?'\s?000s?|cents?|thousands?|millions?|sent|duisende?|miljoene?)\b/iu.exec(
      line,
    ) ?? /(\b\p{L}{0,3}\s?'\s?000s?)(?!\d)/u.exec(line.replace(/[\u2019\u02bc`]/g, "'"));
  return found ? found[1]!.trim() : null;
}

const UNITS: readonly RegExp[] = [
  /\b(cents?|sent|pence|minor units?|minor currency|bps|basis points?)\b/u,
  /(\p{L}{0,3}\s?'\s?000'?s?)(?!\d)/u,
  /\b(thousands?|duisende?|millions?|miljoene?|mill?n|mil)\b/u,
  /\b(?:x|\*|×)\s?(1\s?0{3}(?:\s?0{3})?)\b|\b1[ ,.]?000s\b/u,
  /(%|\bpercent(?:age)?\b|\bpersent(?:asie)?\b|\bpct\b)/u,
  /\b((?:per|\/|p\/)\s?(?:hour|hr|h|uur|day|dag|week|unit|eenheid|km|item|kg|ton|shift|skof))\b/u,
  /(\/\s?(?:hour|hr|h|uur|day|dag|week|unit|km)\b)/u,
  /\b(hourly|daily|uurlikse?|daaglikse?)\b/u,
];

const IN_BRACKETS = regexp(
  String.raw`^(?:c|k|m|r\s?k|r\s?m|r\s?c|rk|rm|bn|zar\s?[ckm]|h|hrs?|hours?|ure|days?|dae|units?|qty|`,
  String.raw`kg|000s?|1000s?|in\s(?:c|k|m))$`,
);
