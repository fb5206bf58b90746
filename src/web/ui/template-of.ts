import type { i18n } from '@lingui/core';

/**
 * A compiled text of a catalogue with its values in braces again. Only for texts of tables that the server
 * shares, which have no plural forms.
 */
export function templateOf(message: (typeof i18n.messages)[string]): string {
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : `{${part[0]}}`)).join('');
}
