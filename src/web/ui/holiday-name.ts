import { i18n } from '@lingui/core';
import { holidayIn } from '../../shared/holiday-names.ts';

/** The name of a public holiday in the language of the page. */
export function holidayName(name: string): string {
  return holidayIn(i18n.locale === 'af' ? 'af' : 'en', name);
}
