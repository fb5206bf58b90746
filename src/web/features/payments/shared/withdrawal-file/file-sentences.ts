import { i18n } from '@lingui/core';
import { write, type Sentence, type Writer } from '../../../../../domain/withdrawal-file/sentences.ts';
import { FIELDS, type Field } from '../../../../../domain/withdrawal/shapes.ts';
import { ACCOUNT_TYPES, RAILS, type AccountType } from '../../../../../shared/terms.ts';
import { formatMoney } from '../../../../ui/amount.tsx';
import { locale } from '../../../../ui/locale.ts';
import { templateOf } from '../../../../ui/template-of.ts';
import { railName } from '../rail-name.ts';
import { accountTypeWords } from '../words.ts';
import { type SentenceWords, writerOf } from './sentence-words.ts';
import { fieldWords } from './field-words.ts';

/** The ids of the sentences of a file in the catalogue begin with this (lingui.config.ts). */
const PREFIX = 'file.';

/** The sentences about a file in the language of the page, for the file that the worker writes. */
export function sentenceWords(): SentenceWords {
  const templates = Object.entries(i18n.messages).flatMap(([id, message]) =>
    id.startsWith(PREFIX) ? [[id.slice(PREFIX.length), templateOf(message)]] : [],
  );
  return {
    locale: locale(),
    templates: Object.fromEntries(templates) as SentenceWords['templates'],
    fields: Object.fromEntries(FIELDS.map((field) => [field, lowerFirst(fieldWords(field))])) as Record<
      Field,
      string
    >,
    accountTypes: Object.fromEntries(
      ACCOUNT_TYPES.map((type) => [type, accountTypeWords(type).toLowerCase()]),
    ) as Record<AccountType, string>,
    rails: Object.fromEntries(RAILS.map((rail) => [rail, railName(rail)])),
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

let writer: { messages: typeof i18n.messages; writer: Writer } | null = null;

/** A sentence about the file in the language of the page. */
export function sentenceText(sentence: Sentence): string {
  if (writer?.messages !== i18n.messages)
    writer = {
      messages: i18n.messages,
      writer: { ...writerOf(sentenceWords()), money: formatMoney },
    };
  return write(sentence, writer.writer);
}
