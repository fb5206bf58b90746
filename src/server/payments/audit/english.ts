import { railName } from '../../../domain/countries/registry.ts';
import type { Voice } from '../../../shared/audit/wording.ts';
import { groupedInEnglish, moneyInEnglish } from '../../../shared/english-money.ts';

/** A moment in a time zone with its offset: "2026-03-02 11:00:00 +02:00". */
export function zonedTime(timezone: string): (at: string | number) => string {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: timezone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    timeZoneName: 'longOffset',
  });
  return (at) => {
    const parts = new Map(format.formatToParts(new Date(at)).map(({ type, value }) => [type, value]));
    const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
    const offset = of('timeZoneName').replace('GMT', '') || '+00:00';
    const day = `${of('year')}-${of('month')}-${of('day')}`;
    return `${day} ${of('hour')}:${of('minute')}:${of('second')} ${offset}`;
  };
}

/** The English of the export, with times in the zone of the entity. */
export function englishIn(timezone: string): Voice {
  return {
    text: (english, values) => (values ? english.replace('{amount}', values.amount) : english),
    count: (unit, count) => `${groupedInEnglish(String(count))} ${unit}${count === 1 ? '' : 's'}`,
    number: (value) => groupedInEnglish(String(value)),
    money: (amount, currency) => moneyInEnglish(amount, currency, ' '),
    time: zonedTime(timezone),
    rail: railName,
  };
}
