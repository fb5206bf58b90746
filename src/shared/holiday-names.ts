import type { Language } from './terms.ts';

/** The public holidays of South Africa in Afrikaans. Their data have English names only. */
const IN_AFRIKAANS: Readonly<Record<string, string>> = {
  "New Year's Day": 'Nuwejaarsdag',
  'Human Rights Day': 'Menseregtedag',
  'Good Friday': 'Goeie Vrydag',
  'Family Day': 'Gesinsdag',
  'Freedom Day': 'Vryheidsdag',
  "Workers' Day": 'Werkersdag',
  'Voting Day': 'Stemdag',
  'Youth Day': 'Jeugdag',
  'Public Holiday': 'Openbare vakansiedag',
  "National Women's Day": 'Nasionale Vrouedag',
  'Heritage Day': 'Erfenisdag',
  'Day of Reconciliation': 'Versoeningsdag',
  'Christmas Day': 'Kersdag',
  'Day of Goodwill': 'Welwillendheidsdag',
};

const OBSERVED = ' (observed)';

/** The name of a holiday in a language; as it is, if an operator gave it or its country has no such table. */
export function holidayIn(language: Language, name: string): string {
  if (language === 'en') return name;
  const isObserved = name.endsWith(OBSERVED);
  const named = isObserved ? name.slice(0, -OBSERVED.length) : name;
  const translated = IN_AFRIKAANS[named];
  if (translated === undefined) return name;
  return isObserved ? `${translated} (waargeneem)` : translated;
}
