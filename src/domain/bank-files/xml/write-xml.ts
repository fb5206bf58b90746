import type { Attributes } from './element.ts';

/** Characters that XML 1.0 cannot hold, not even as a reference, and halves of characters. */
const IMPOSSIBLE = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u;

const REFERENCES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Throws for a text that XML cannot hold. A line break becomes a reference, so that readers keep it. */
function escaped(text: string): string {
  const impossible = IMPOSSIBLE.exec(text)?.[0];
  if (impossible) {
    const code = impossible.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(`XML cannot hold the character U+${code}.`);
  }
  return text.replace(/[&<>"'\t\n\r]/g, (character) => REFERENCES[character]!);
}

/** Characters that are encoded at once, so that a long file is not held twice. */
const BLOCK_LENGTH = 65_536;

/** Writes an XML document in UTF-8, one tag a line. The names in it are constants of the caller. */
export class XmlWriter {
  private readonly encoder = new TextEncoder();
  private readonly blocks: Uint8Array[] = [];
  private pending = '<?xml version="1.0" encoding="UTF-8"?>\n';

  /** An element around the elements that `inside` writes. */
  element(name: string, inside: () => void, attributes: Attributes = {}): void {
    this.add(`<${name}${attributesText(attributes)}>\n`);
    inside();
    this.add(`</${name}>\n`);
  }

  /** An element with a text. */
  text(name: string, text: string, attributes: Attributes = {}): void {
    this.add(`<${name}${attributesText(attributes)}>${escaped(text)}</${name}>\n`);
  }

  /** A text inside several elements: `nested('Id/Othr/Id', '1')`. */
  nested(path: string, text: string): void {
    const [name, ...rest] = path.split('/') as [string, ...string[]];
    if (rest.length === 0) this.text(name, text);
    else this.element(name, () => this.nested(rest.join('/'), text));
  }

  /** The whole document. */
  bytes(): Uint8Array {
    this.encode();
    const bytes = new Uint8Array(this.blocks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const block of this.blocks) {
      bytes.set(block, at);
      at += block.length;
    }
    return bytes;
  }

  private add(text: string): void {
    this.pending += text;
    if (this.pending.length > BLOCK_LENGTH) this.encode();
  }

  private encode(): void {
    this.blocks.push(this.encoder.encode(this.pending));
    this.pending = '';
  }
}

function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(value)}"`)
    .join('');
}
