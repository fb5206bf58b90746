import { i18n } from '@lingui/core';

// Without a catalogue, the texts are the English ones of the code.
i18n.loadAndActivate({ locale: 'en', messages: {} });
