import { i18n } from '@lingui/core';
import { messages } from '../sentences/texts/en.po';

// The sentences about a file have no text in the code of the page: a test that shows them imports this.
i18n.load('en', messages);
