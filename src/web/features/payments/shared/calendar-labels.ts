import { t } from '@lingui/core/macro';
import type { DatePickerProps } from '@mantine/dates';

/** The names of a calendar's buttons, for screen readers. */
export function calendarLabels(): NonNullable<DatePickerProps['ariaLabels']> {
  return {
    nextMonth: t`Next month`,
    previousMonth: t`Previous month`,
    nextYear: t`Next year`,
    previousYear: t`Previous year`,
    nextDecade: t`Next ten years`,
    previousDecade: t`Previous ten years`,
    monthLevelControl: t`Choose a month`,
    yearLevelControl: t`Choose a year`,
  };
}
