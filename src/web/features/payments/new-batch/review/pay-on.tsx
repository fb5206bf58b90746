import { t } from '@lingui/core/macro';
import '@mantine/dates/styles.css';
import { DatePickerInput } from '@mantine/dates';
import type { BankDays } from '../../../../../client/types.gen.ts';
import { addDays, weekdayOf } from '../../../../../shared/calendar-day.ts';
import { locale } from '../../../../ui/locale.ts';
import { calendarLabels } from '../../shared/calendar-labels.ts';
import type { Rail } from '../../../../../shared/terms.ts';

interface PayOnProps {
  days: BankDays;
  /** The rails of the payments, whose cut-offs decide which days are possible. */
  rails: readonly Rail[];
  value: string | null;
  disabled: boolean;
  error: string | undefined;
  className: string | undefined;
  onChange: (day: string | null) => void;
}

/** Why the money cannot move on a day; null when it can. */
function closed(day: string, days: BankDays, rails: readonly Rail[]): string | null {
  const used = days.rails.filter(({ rail }) => rails.includes(rail));
  if (used.every(({ cutOff }) => cutOff === null)) return null;
  const holiday = days.holidays.find(({ date }) => date === day);
  if (holiday) return holiday.name;
  const weekday = weekdayOf(day);
  if (weekday === 0 || weekday === 6) return t`Weekend`;
  if (used.some(({ firstDay }) => day < firstDay)) return t`After the cut-off`;
  return null;
}

/** The day on which the money should move. Empty: as soon as the batch is approved. */
export default function PayOn({ days, rails, value, disabled, error, className, onChange }: PayOnProps) {
  return (
    <DatePickerInput
      size="xs"
      label={t`Pay on`}
      title={t`The day on which the money moves. The batch waits for it after its approval.`}
      placeholder={t`As soon as approved`}
      className={className ?? ''}
      clearable
      clearButtonProps={{ 'aria-label': t`Pay as soon as approved` }}
      hideOutsideDates
      locale={locale().slice(0, 2)}
      valueFormat="ddd D MMM YYYY"
      value={value}
      disabled={disabled}
      error={error}
      minDate={days.today}
      maxDate={days.lastDay}
      excludeDate={(day) => closed(day, days, rails) !== null}
      getDayProps={(day) => {
        const why = day < days.today || day > addDays(days.lastDay, 1) ? null : closed(day, days, rails);
        return why === null ? {} : { title: why };
      }}
      onChange={onChange}
      popoverProps={{ withinPortal: true, position: 'top-start' }}
      ariaLabels={calendarLabels()}
    />
  );
}
