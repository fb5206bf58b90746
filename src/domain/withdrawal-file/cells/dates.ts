const NUMERIC_DATE = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{1,4})(?:[ T]+\d{1,2}:\d{2}(?::\d{2})?)?$/;
const WORD_DATE =
  /^(?:\d{1,2}[ /-])?(?:jan|feb|mar|apr|may|mei|jun|jul|aug|sep|oct|okt|nov|dec|des)[a-z]*[ /-]\d{2,4}$/i;

/** 2026-03-01, 01/03/2026, 1-3-26, 1-Mar-26. Groups of digits without a valid day and month are not dates. */
export function isDate(text: string): boolean {
  if (WORD_DATE.test(text)) return true;
  const parts = NUMERIC_DATE.exec(text);
  if (!parts) return false;
  const [first, middle, last] = [parts[1]!, parts[3]!, parts[4]!];
  if (first.length === 4) return isYear(first) && isMonthAndDay(middle, last);
  if (last.length === 4)
    return isYear(last) && (isMonthAndDay(middle, first) || isMonthAndDay(first, middle));
  return (
    last.length === 2 && first.length <= 2 && (isMonthAndDay(middle, first) || isMonthAndDay(first, middle))
  );
}

function isYear(text: string): boolean {
  return text.startsWith('19') || text.startsWith('20');
}

function isMonthAndDay(month: string, day: string): boolean {
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= 31;
}
