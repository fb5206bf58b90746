import { i18n, type Messages } from '@lingui/core';
import { client } from '../../client/client.gen.ts';
import type { Language } from '../../shared/terms.ts';
import { translateProblems } from '../ui/problem.ts';
import { messages as english } from './texts/en.po';

/** Every catalogue of the dashboard, by its path; each is loaded when a page first needs it. */
const CATALOGUES = import.meta.glob<{ messages: Messages }>([
  './texts/af.po',
  './problems/af.po',
  '../features/*/*/texts/*.po',
  '../features/payments/new-batch/sentences/texts/*.po',
  '../features/payments/shared/*/texts/*.po',
]);

async function load(path: string): Promise<void> {
  const catalogue = await CATALOGUES[path]?.();
  if (catalogue) i18n.load(i18n.locale, catalogue.messages);
}

/** Chooses the language of the dashboard and loads the texts of its shell. English needs no request. */
export async function startTexts(language: Language): Promise<void> {
  document.documentElement.lang = language;
  i18n.loadAndActivate({ locale: language, messages: english });
  if (language === 'en') return;
  client.interceptors.error.use(async (error) => {
    await problemsInLanguage();
    return error;
  });
  // Load the texts of errors in advance: without a connection, the text that says so could not be loaded.
  setTimeout(() => void problemsInLanguage(), PROBLEMS_AFTER_MS);
  await load(`./texts/${language}.po`);
}

const PROBLEMS_AFTER_MS = 5_000;
let loading: Promise<void> | null = null;

/** Loads the texts of errors in the language of the page. The server sends them in English. */
function problemsInLanguage(): Promise<void> {
  loading ??= import('./problems/in-language.ts')
    .then(({ inLanguage }) => load(`./problems/${i18n.locale}.po`).then(() => translateProblems(inLanguage)))
    .catch(() => {
      // Until it can be loaded, errors are in English.
      loading = null;
    });
  return loading;
}

/** Loads the texts of folders below `features`. */
export async function loadTexts(folders: readonly string[]): Promise<void> {
  await Promise.all(folders.map((folder) => load(`../features/${folder}/texts/${i18n.locale}.po`)));
}
