import { t } from '@lingui/core/macro';
import '@mantine/dates/styles.css';
import { NativeSelect } from '@mantine/core';
import { DatePickerInput } from '@mantine/dates';
import { addDays } from '../../../../../shared/calendar-day.ts';
import type { DateRule } from '../../../../../shared/terms.ts';
import { locale } from '../../../../ui/locale.ts';
import { calendarLabels } from '../../shared/calendar-labels.ts';
import { dateRuleChoices } from '../../shared/date-rule.ts';
import { movesWords } from '../../shared/execution-words.ts';
import { payDay, type PayDayFacts } from './pay-day.ts';
import classes from './workbench.module.css';

interface PayOnProps {
  facts: PayDayFacts;
  value: string | null;
  disabled: boolean;
  error: string | undefined;
  className: string | undefined;
  onChange: (day: string | null) => void;
  onRule: (rule: DateRule) => void;
}

/** Why a day of the calendar is not the day of the money, and which one is; null when it is. */
function noteOf(day: string, facts: PayDayFacts): string | null {
  const { days } = facts;
  if (day < days.today || day > addDays(days.lastDay, 1)) return null;
  const { movesOn, reasons } = payDay(day, facts);
  if (movesOn === day) return null;
  return movesWords({ executionDate: day, movesOn, moveReasons: reasons });
}

/** The day on which the money should move, and the rule for one on which banks are closed. */
export default function PayOn({ facts, value, disabled, error, className, onChange, onRule }: PayOnProps) {
  const { days } = facts;
  return (
    <>
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
        excludeDate={(day) => payDay(day, facts).movesOn === null}
        getDayProps={(day) => {
          const note = noteOf(day, facts);
          return note === null ? {} : { title: note, c: 'dimmed', td: 'line-through' };
        }}
        onChange={onChange}
        popoverProps={{ withinPortal: true, position: 'top-start' }}
        ariaLabels={calendarLabels()}
      />
      {value !== null && (
        <NativeSelect
          size="xs"
          label={t`If no banking day`}
          title={t`Which day is taken if the bank is closed on the chosen day.`}
          className={classes.payOn ?? ''}
          data={dateRuleChoices()}
          value={facts.rule}
          disabled={disabled}
          onChange={(event) => onRule(event.currentTarget.value as DateRule)}
        />
      )}
    </>
  );
}
