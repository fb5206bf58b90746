import { t } from '@lingui/core/macro';
import '@mantine/dates/styles.css';
import { CloseButton, Input, InputBase, NativeSelect, Popover } from '@mantine/core';
import { DatePicker } from '@mantine/dates';
import { useState, type Dispatch } from 'react';
import { addDays } from '../../../../../shared/calendar-day.ts';
import type { DateRule } from '../../../../../shared/terms.ts';
import { dayWords } from '../../../../ui/calendar-day.ts';
import { locale } from '../../../../ui/locale.ts';
import { calendarLabels } from '../../shared/calendar-labels.ts';
import { dateRuleChoices } from '../../shared/date-rule.ts';
import { movesWords } from '../../shared/execution-words.ts';
import type { Action, Form } from '../state.ts';
import { BankMonth } from './bank-month.tsx';
import { cutOffFor, payDay, type PayDayFacts } from './pay-day.ts';
import { useLastRule } from './use-last-rule.ts';
import classes from './workbench.module.css';

interface PayOnProps {
  facts: PayDayFacts;
  form: Form;
  dispatch: Dispatch<Action>;
  disabled: boolean;
  error: string | undefined;
}

/** The note of a day in the calendar: the day that is used instead and why, or the cut-off. */
function noteOf(day: string, facts: PayDayFacts): { words: string; isMoved: boolean } | null {
  const { days } = facts;
  if (day < days.today || day > addDays(days.lastDay, 1)) return null;
  const { movesOn, reasons } = payDay(day, facts);
  if (movesOn !== day) {
    const moves = movesWords({ executionDate: day, movesOn, moveReasons: reasons });
    return moves === null ? null : { words: moves, isMoved: true };
  }
  const cutOff = cutOffFor(day, facts);
  if (cutOff === null) return null;
  const { time } = cutOff;
  const leave = dayWords(cutOff.day);
  const words = cutOff.day === day ? t`Cut-off ${time}` : t`Cut-off ${leave}, ${time}`;
  return { words, isMoved: false };
}

/** "2026-03-25" -> "Wed 25 Mar 2026". */
function shortDayWords(day: string): string {
  return new Intl.DateTimeFormat(locale(), {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
  })
    .format(new Date(day))
    .replace(',', '')
    .replace('Sept', 'Sep');
}

/** The day on which the money should move, and the rule for a day on which banks are closed. */
export default function PayOn({ facts, form, dispatch, disabled, error }: PayOnProps) {
  const value = form.executionDate ?? null;
  useLastRule(form, disabled, dispatch);
  return (
    <>
      <PayDayField
        facts={facts}
        value={value}
        disabled={disabled}
        error={error}
        onChange={(day) => dispatch({ type: 'form', form: { executionDate: day ?? undefined } })}
      />
      {value !== null && (
        <NativeSelect
          size="xs"
          label={t`If not a banking day`}
          title={t`Which day is taken if the bank is closed on the chosen day.`}
          className={classes.payOn ?? ''}
          data={dateRuleChoices()}
          value={facts.rule}
          disabled={disabled}
          onChange={(event) =>
            dispatch({
              type: 'form',
              form: { ifNotBankingDay: event.currentTarget.value as DateRule, ruleFrom: undefined },
            })
          }
        />
      )}
    </>
  );
}

interface PayDayFieldProps {
  facts: PayDayFacts;
  value: string | null;
  disabled: boolean;
  error: string | undefined;
  onChange: (day: string | null) => void;
}

/** A field that opens a month with the bank's days, and below it cut-offs and holidays by name. */
function PayDayField({ facts, value, disabled, error, onChange }: PayDayFieldProps) {
  const { days } = facts;
  const [isOpen, setOpen] = useState(false);
  const [month, setMonth] = useState(value ?? days.today);
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      trapFocus
      returnFocus
      withinPortal
      position="top-start"
      offset={24}
    >
      <Popover.Target>
        <InputBase
          component="button"
          type="button"
          pointer
          size="xs"
          label={t`Pay on`}
          title={t`The day on which the money moves. The batch waits for it after its approval.`}
          className={classes.payOn ?? ''}
          disabled={disabled}
          error={error}
          onClick={() => setOpen(!isOpen)}
          rightSectionPointerEvents="auto"
          rightSection={
            value !== null &&
            !disabled && (
              <CloseButton size="xs" aria-label={t`Pay as soon as approved`} onClick={() => onChange(null)} />
            )
          }
        >
          {value === null ? (
            <Input.Placeholder>{t`As soon as approved`}</Input.Placeholder>
          ) : (
            shortDayWords(value)
          )}
        </InputBase>
      </Popover.Target>
      <Popover.Dropdown aria-label={t`Pay on`}>
        <DatePicker
          size="xs"
          hideOutsideDates
          locale={locale().slice(0, 2)}
          value={value}
          date={month}
          onDateChange={setMonth}
          minDate={days.today}
          maxDate={days.lastDay}
          excludeDate={(day) => payDay(day, facts).movesOn === null}
          getDayProps={(day) => {
            const note = noteOf(day, facts);
            if (note === null) return {};
            return note.isMoved
              ? { title: note.words, c: 'dimmed', td: 'line-through' }
              : { title: note.words };
          }}
          onChange={(day) => {
            onChange(day);
            setOpen(false);
          }}
          ariaLabels={calendarLabels()}
        />
        <BankMonth month={month} facts={facts} />
      </Popover.Dropdown>
    </Popover>
  );
}
