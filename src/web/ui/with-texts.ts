import { i18n, type Messages } from '@lingui/core';

/** The catalogues of a folder by their paths: `import.meta.glob('./texts/*.po')`. */
type Catalogues = Readonly<Record<string, () => Promise<{ messages: Messages }>>>;

/** Loads a component for `lazy` together with the texts of its folder, in the language of the user. */
export async function withTexts<T>(catalogues: Catalogues, component: Promise<T>): Promise<T> {
  const [loaded, catalogue] = await Promise.all([component, catalogues[`./texts/${i18n.locale}.po`]?.()]);
  if (catalogue) i18n.load(i18n.locale, catalogue.messages);
  return loaded;
}
