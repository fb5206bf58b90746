import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { makeConfig } from '@lingui/conf';
import { type CompiledMessage, compileMessage } from '@lingui/message-utils/compileMessage';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import po from 'pofile';
import type { Plugin, PluginOption } from 'vite';
import babel from 'vite-plugin-babel';

const DASHBOARD_SOURCE = /\/src\/web\/.*\.tsx?$/;

const CATALOGUE = /\.po$/;

/** The comment by which a catalogue says that an entry's id is not made from its English text. */
const EXPLICIT_ID = 'js-lingui-explicit-id';

/** The language of the texts in the code. */
const SOURCE = 'en';

/** Compiles the text macros of the dashboard, and its imported catalogues. */
export async function texts(): Promise<PluginOption[]> {
  return [
    babel({
      include: DASHBOARD_SOURCE,
      filter: DASHBOARD_SOURCE,
      enforce: 'pre',
      babelConfig: {
        babelrc: false,
        configFile: false,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: makeConfig({ locales: [SOURCE] }) }]],
      },
    }),
    // Accents are made by the tool that collects the texts, which a start does not install.
    process.env['TEXTS'] === 'pseudo' ? (await import('@lingui/vite-plugin')).lingui() : catalogues(),
  ];
}

/** Turns an imported catalogue into a module that exports its `messages`. */
function catalogues(): Plugin {
  return {
    name: 'outlay-catalogues',
    async transform(_code, id) {
      if (!CATALOGUE.test(id)) return null;
      const source = join(dirname(id), `${SOURCE}.po`);
      if (existsSync(source)) this.addWatchFile(source);
      const messages = await compiledCatalogue(id);
      const text = JSON.stringify(JSON.stringify(messages));
      return { code: `export const messages=JSON.parse(${text})`, map: null, moduleType: 'js' };
    },
  };
}

/**
 * The texts of a catalogue by their ids, as `i18n.load` takes them. A text without a translation is in
 * English, from the file `en.po` beside the catalogue.
 */
export async function compiledCatalogue(file: string): Promise<Record<string, CompiledMessage>> {
  const english = await textsOf(join(dirname(file), `${SOURCE}.po`));
  const own = basename(file) === `${SOURCE}.po` ? english : await textsOf(file);
  const messages: Record<string, CompiledMessage> = {};
  for (const id of new Set([...english.keys(), ...own.keys()]))
    messages[id] = compileMessage(own.get(id) || english.get(id) || id);
  return messages;
}

/** None for a catalogue that does not exist, such as the English one of texts that were not collected yet. */
async function textsOf(file: string): Promise<Map<string, string>> {
  if (!existsSync(file)) return new Map();
  const { items } = po.parse(await readFile(file, 'utf8'));
  return new Map(
    items.map(({ msgid, msgctxt, msgstr, extractedComments }) =>
      extractedComments.includes(EXPLICIT_ID)
        ? [msgid, msgstr[0] ?? '']
        : [generateMessageId(msgid, msgctxt), msgstr[0] || (basename(file) === `${SOURCE}.po` ? msgid : '')],
    ),
  );
}
