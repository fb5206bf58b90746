import { i18n } from '@lingui/core';
import { ENGLISH, type Sentence, write } from '../../../../../domain/withdrawal-file/sentences.ts';
import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { ACCOUNT_TYPES, type AccountType, RAILS } from '../../../../../shared/terms.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { locale } from '../../../../ui/locale.ts';
import { templateOf } from '../../../../ui/template-of.ts';
import { railName } from '../rail-name.ts';
import { accountTypeWords } from '../words.ts';
import { writerOf } from './sentence-words.ts';

/** The ids of the sentences of a file in the catalogue begin with this (lingui.config.ts). */
const PREFIX = 'file.';

/** Writes sentences about a file in the language of the page; columns have their names in the file. */
export function sentenceWriter(): (sentence: Sentence) => string {
  const templates: Record<string, string> = Object.fromEntries(
    Object.entries(i18n.messages).flatMap(([id, message]) =>
      id.startsWith(PREFIX) ? [[id.slice(PREFIX.length), templateOf(message)]] : [],
    ),
  );
  const writer = writerOf({
    locale: locale(),
    templates,
    fields: Object.fromEntries(FIELDS.map((field) => [field, field])) as Record<Field, string>,
    accountTypes: Object.fromEntries(
      ACCOUNT_TYPES.map((type) => [type, accountTypeWords(type).toLowerCase()]),
    ) as Record<AccountType, string>,
    rails: Object.fromEntries(RAILS.map((rail) => [rail, railName(rail)])),
  });
  const template: typeof writer.template = (key) => templates[key] ?? ENGLISH.template(key);
  return (sentence) => write(sentence, { ...writer, template, money: formatMoney });
}
