/** XML as text, independent of Outlay's writer: the readers are tested with it. */

export function elementText(name: string, inside: string): string {
  return `<${name}>${inside}</${name}>`;
}

/** An element with a text; an empty string for null and for an empty text. */
export function childText(name: string, value: string | number | null): string {
  if (value === null || value === '') return '';
  const text = String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(']]>', ']]&gt;');
  return elementText(name, text);
}
