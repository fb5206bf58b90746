import { createCompiledCatalog, getCatalogs } from '@lingui/cli/api';
import { getConfig } from '@lingui/conf';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compiledCatalogue } from '../vite.texts.ts';

const ROOT = resolve(import.meta.dirname, '..');
const config = getConfig({ cwd: ROOT, configPath: join(ROOT, 'lingui.config.ts') });
const catalogues = await getCatalogs(config);

/** The catalogues of the folders that have texts, each with the texts that the code has now. */
const withTexts = (
  await Promise.all(
    catalogues.map(async (catalogue) => ({
      catalogue,
      inCode: Object.entries((await catalogue.collect()) ?? {}),
    })),
  )
).filter(({ inCode }) => inCode.length > 0);

/** The names of the values in a text, but not the words with which the form of a plural begins. */
const placeholders = (text: string) =>
  [
    ...(text.includes(', plural,') ? text.replaceAll(/\b(?:one|other) \{/g, '') : text).matchAll(
      /\{(\w+)|<\/?(\d+)/g,
    ),
  ]
    .map(([found]) => found)
    .toSorted();

describe.each(
  withTexts.map(
    ({ catalogue, inCode }) => [catalogue.path.slice(ROOT.length + 1), catalogue, inCode] as const,
  ),
)('the catalogue %s', (_path, catalogue, inCode) => {
  it('has exactly the texts of the code', async () => {
    const english = await catalogue.read('en');
    expect(
      Object.values(english ?? {})
        .map(({ message, translation }) => message ?? translation)
        .toSorted(),
      'run `npm run texts`',
    ).toEqual(inCode.map(([, { message = '' }]) => message).toSorted());
  });

  it('has every text in Afrikaans, with the same placeholders', async () => {
    const afrikaans = (await catalogue.read('af')) ?? {};
    const faults = inCode.flatMap(([id, { message = '' }]) => {
      const translation = afrikaans[id]?.translation ?? '';
      if (translation === '') return [`not in af.po: ${message}`];
      return placeholders(translation).join() === placeholders(message).join()
        ? []
        : [`placeholders: ${message}`];
    });
    expect(faults).toEqual([]);
  });
});

it('compiles every catalogue as the tool does that collects its texts', async () => {
  const { sourceLocale = '', locales } = config;
  const options = { sourceLocale, fallbackLocales: config.fallbackLocales ?? {} };
  for (const { catalogue } of withTexts) {
    for (const locale of locales) {
      const { messages } = await catalogue.getTranslations(locale, options);
      const { source } = createCompiledCatalog(locale, messages, { namespace: 'json' });
      const { messages: expected } = JSON.parse(source) as { messages: unknown };
      expect(await compiledCatalogue(`${catalogue.path.replace('{locale}', locale)}.po`)).toEqual(expected);
    }
  }
});

it('collects texts from the whole dashboard', () => {
  expect(withTexts.length).toBeGreaterThan(0);
});
