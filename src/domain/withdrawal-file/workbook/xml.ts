import { Parser } from 'saxen';

interface XmlHandlers {
  /** Names of elements and attributes come without their namespace prefix. */
  open: (name: string, attribute: (name: string) => string | undefined) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
}

/** Reads an XML part of a workbook. Throws if it is not well-formed. Entities of a DTD are not expanded. */
export function readXml(xml: string, { open, close, text }: XmlHandlers): void {
  const parser = new Parser();
  parser.on('openTag', (name, attributes, decode) => {
    let found: Record<string, string> | null = null;
    open(localName(name), (wanted) => {
      found ??= byLocalName(attributes());
      const value = found[wanted];
      return value === undefined ? undefined : decode(value);
    });
  });
  if (close) parser.on('closeTag', (name) => close(localName(name)));
  if (text) {
    parser.on('text', (raw, decode) => text(decode(raw)));
    parser.on('cdata', text);
  }
  parser.parse(xml);
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** `id` for `r:id`: the namespaces that a workbook uses share no names on one element. */
function byLocalName(attributes: Record<string, string>): Record<string, string> {
  const found: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(attributes)) found[localName(name)] = value;
  return found;
}
