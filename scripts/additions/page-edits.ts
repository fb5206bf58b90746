import type { Edit } from './edit.ts';

/**
 * Everything that a person writes to add a page that is listed below an entry of the navigation.
 * `additions.test.ts` applies these edits to a copy of the sources.
 */
export const PAGE_EDITS: readonly Edit[] = [
  {
    file: 'src/shared/dashboard-pages.ts',
    before: '  batches: {\n',
    text: `  glossary: {
    path: '/words',
    title: { en: 'Words', af: 'Woorde' },
    below: 'overview',
    listed: true,
    file: 'payments/words/page',
  },
`,
  },
  {
    file: 'src/web/features/payments/words/page.tsx',
    text: `import { t } from '@lingui/core/macro';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';

/** What the words of the dashboard mean. */
export default function WordsPage() {
  return <PageHeader title={routeTitle('glossary')} description={t\`Each word has one meaning.\`} />;
}
`,
  },
  // `npm run texts` makes this file and its English twin; the translation is written.
  {
    file: 'src/web/features/payments/words/texts/af.po',
    text: `msgid ""
msgstr ""
"Content-Type: text/plain; charset=utf-8\\n"
"Language: af\\n"

msgid "Each word has one meaning."
msgstr "Elke woord het een betekenis."
`,
  },
];
