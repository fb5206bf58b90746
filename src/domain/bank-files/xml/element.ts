import { XmlError, type XmlErrorCode, type XmlPlace } from './xml-error.ts';

export type Attributes = Readonly<Record<string, string>>;

/** An element with everything inside it. It refuses a file that lacks or repeats a requested element. */
export class XmlElement implements XmlPlace {
  readonly name: string;
  readonly attributes: Attributes;
  readonly line: number;
  readonly column: number;
  readonly children: XmlElement[] = [];
  /** The character data, trimmed when the element ends. */
  text = '';

  constructor(name: string, attributes: Attributes, place: XmlPlace) {
    this.name = name;
    this.attributes = attributes;
    this.line = place.line;
    this.column = place.column;
  }

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  /** The child with this name, or null. */
  child(name: string): XmlElement | null {
    let found: XmlElement | null = null;
    for (const child of this.children) {
      if (child.name !== name) continue;
      if (found) child.refuse('repeated_element', `${name} occurs twice in ${this.name}.`);
      found = child;
    }
    return found;
  }

  /** The element at a path of names below this one, or null. */
  find(...path: readonly string[]): XmlElement | null {
    const [name, ...rest] = path;
    if (name === undefined) return this;
    return this.child(name)?.find(...rest) ?? null;
  }

  need(...path: readonly string[]): XmlElement {
    return this.find(...path) ?? this.refuse('missing_element', `${this.name} has no ${path.join('/')}.`);
  }

  /** The text at a path, or null when it is absent or empty. */
  textOf(...path: readonly string[]): string | null {
    return this.find(...path)?.text || null;
  }

  needText(...path: readonly string[]): string {
    const element = this.need(...path);
    return element.text || element.refuse('bad_value', `${element.name} is empty.`);
  }

  /** The texts of all children with this name, joined by spaces. May be empty. */
  joined(name: string): string {
    return this.all(name)
      .flatMap(({ text }) => (text ? [text] : []))
      .join(' ');
  }

  refuse(code: XmlErrorCode, sentence: string): never {
    throw new XmlError(code, this, sentence);
  }
}
