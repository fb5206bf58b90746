import { i18n, type Messages } from '@lingui/core';

/** The texts of this folder. Few batches have an execution date, so they are loaded with the component. */
const CATALOGUES = import.meta.glob<{ messages: Messages }>('./texts/*.po');

/** Loads the component of this folder with its texts, for `lazy`. */
export async function withTexts<T>(component: Promise<T>): Promise<T> {
  const [loaded, catalogue] = await Promise.all([component, CATALOGUES[`./texts/${i18n.locale}.po`]?.()]);
  if (catalogue) i18n.load(i18n.locale, catalogue.messages);
  return loaded;
}
