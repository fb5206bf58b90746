import type { Language } from './terms.ts';

/** The other texts of `index.html`, which has them in English, and the title of an unknown address. */
export const FIRST_WORDS: Record<Language, { home: string; notFound: string; needsScript: string }> = {
  en: {
    home: 'Outlay: go to the overview',
    notFound: 'Page not found',
    needsScript: 'Outlay needs JavaScript.',
  },
  af: {
    home: 'Outlay: gaan na die oorsig',
    notFound: 'Bladsy nie gevind nie',
    needsScript: 'Outlay benodig JavaScript.',
  },
};
