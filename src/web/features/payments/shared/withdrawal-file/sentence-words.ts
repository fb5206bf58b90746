import type { SentenceKey, Writer } from '../../../../../domain/withdrawal-file/sentences.ts';
import type { Field } from '../../../../../domain/withdrawal/shapes.ts';
import type { AccountType } from '../../../../../shared/terms.ts';

/** What a language needs to write sentences about a file: plain data, which the worker can be given. */
export interface SentenceWords {
  locale: string;
  templates: Partial<Record<SentenceKey, string>>;
  fields: Record<Field, string>;
  accountTypes: Record<AccountType, string>;
  rails: Readonly<Record<string, string>>;
}

/** Writes sentences in the language of these words. */
export function writerOf({ locale, templates, fields, accountTypes, rails }: SentenceWords): Writer {
  const number = new Intl.NumberFormat(locale);
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  return {
    template: (key) => templates[key] ?? key,
    position: String,
    count: (value) => number.format(value),
    money: (amount, currency) =>
      new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay: 'code' }).format(
        amount as Intl.StringNumericLiteral,
      ),
    field: (field) => fields[field],
    accountType: (type) => accountTypes[type],
    rail: (rail) => rails[rail] ?? rail,
    list: (items, joined) => lists[joined].format(items),
  };
}
