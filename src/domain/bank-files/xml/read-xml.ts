import { SaxesParser, type SaxesTagNS } from '@rubensworks/saxes';
import { XmlElement, type Attributes } from './element.ts';
import { XmlError, type XmlErrorCode, type XmlPlace } from './xml-error.ts';

/** An element that the reader of a message requested, with everything inside it except nested records. */
export interface XmlRecord {
  element: XmlElement;
  /** The enclosing record, as far as it has been read; null at the top. */
  within: XmlElement | null;
}

/** The limits of a file. They bound memory and time, whatever a file contains. */
export interface XmlLimits {
  maxFileBytes: number;
  maxDepth: number;
  /** Characters of one text, attribute, name or comment. */
  maxTextLength: number;
  /** Attributes of one element. */
  maxAttributes: number;
  /** Elements of one record, without nested records. */
  maxRecordElements: number;
}

/** Far beyond what banks send: the longest texts of these messages have 2,048 characters. */
const LIMITS: XmlLimits = {
  maxFileBytes: 1_000_000_000,
  maxDepth: 40,
  maxTextLength: 20_000,
  maxAttributes: 20,
  maxRecordElements: 20_000,
};

/** The messages that a reader knows, such as "pain.002.001.10", with the paths of the records of each. */
export type Messages = Readonly<Record<string, readonly string[]>>;

/** The versions of a message from the first to the last, whose records have the same paths. */
export function versionsOf(name: string, first: number, last: number, paths: readonly string[]): Messages {
  const versions = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return Object.fromEntries(
    versions.map((version) => [`${name}.${String(version).padStart(2, '0')}`, paths]),
  );
}

/** "camt.053.001.02 to 13": the messages that a reader knows, as its refusals name them. */
function namesOf(messages: Messages): string {
  const versions = new Map<string, string[]>();
  for (const message of Object.keys(messages)) {
    const [name, version] = [message.slice(0, -3), message.slice(-2)];
    versions.set(name, [...(versions.get(name) ?? []), version]);
  }
  const names = [...versions].map(([name, known]) => {
    const range = known.length > 1 ? ` to ${known.at(-1)}` : '';
    return `${name}.${known[0]}${range}`;
  });
  const last = names.pop();
  return names.length > 0 ? `${names.join(', ')} and ${last}` : (last ?? '');
}

/** Whether a message is one that the reader knows, but for its version. */
function isOtherVersion(found: string, messages: Messages): boolean {
  const name = found.replace(/\.\d+$/, '');
  return name !== found && Object.keys(messages).some((known) => known.replace(/\.\d+$/, '') === name);
}

/** The element of a message, which may be inside an envelope of the bank. */
const ROOT = 'Document';
/** A header has a few dozen elements. */
const MOST_ENVELOPE_ELEMENTS = 500;
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:';
/** The elements below it are in another namespace: additions of the bank, which no reader uses. */
const SUPPLEMENT = 'SplmtryData';
/** The parser gets this many bytes at a time, so that a text that is too long is noticed before its end. */
const SLICE_BYTES = 65_536;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const NO_ATTRIBUTES: Attributes = {};
/** A byte that is not UTF-8 is decoded as this character. */
const DAMAGED = '\ufffd';

/** The paths of records as a tree of names. */
interface PathNode {
  isRecord: boolean;
  below: Map<string, PathNode>;
}

/** An element that has not ended. */
interface Open {
  path: PathNode | null;
  /** Null outside records. */
  element: XmlElement | null;
  /** The innermost record that contains it, or the element's own record. */
  record: OpenRecord | null;
}

interface OpenRecord {
  element: XmlElement;
  within: OpenRecord | null;
  elements: number;
}

/**
 * Reads an ISO 20022 message in pieces and passes its records to `onRecord` in the order in which they end.
 * It throws an `XmlError` for everything that it cannot read exactly, and cannot be used after that.
 */
export class XmlRecordReader {
  private readonly messages: Messages;
  private readonly onRecord: (record: XmlRecord) => void;
  private readonly limits: XmlLimits;
  private readonly parser = new SaxesParser({ xmlns: true, defaultXMLVersion: '1.0', forceXMLVersion: true });
  private readonly decoder = new TextDecoder('utf-8');
  private readonly open: Open[] = [];
  private namespace = '';
  private paths: PathNode | null = null;
  /** The depth of Document, which may be inside an envelope; 0 before it begins. */
  private documentDepth = 0;
  /** The elements around and before Document. */
  private envelopeElements = 0;
  /** Why a file without Document is refused. */
  private notAMessage: XmlError | null = null;
  /** The depth of the open SplmtryData, or 0. */
  private supplementDepth = 0;
  private byteCount = 0;
  /** Characters since the parser's last event. */
  private silentLength = 0;
  private tagPlace: XmlPlace = { line: 1, column: 1 };
  private messageFound = false;

  constructor(messages: Messages, onRecord: (record: XmlRecord) => void, limits: Partial<XmlLimits> = {}) {
    this.messages = messages;
    this.onRecord = onRecord;
    this.limits = { ...LIMITS, ...limits };
    this.listen();
  }

  push(bytes: Uint8Array): void {
    for (const slice of slicesOf(bytes)) this.readSlice(slice);
  }

  /** The end of the file. Throws when the message is not complete. */
  end(): void {
    if (this.byteCount === 0) this.refuse('not_well_formed', 'The file is empty.');
    this.write(this.decoder.decode());
    this.parse(null);
    if (this.documentDepth === 0 && this.notAMessage) throw this.notAMessage;
    if (!this.messageFound) this.refuse('missing_element', 'The document contains no message.');
  }

  private readSlice(slice: Uint8Array): void {
    if (this.byteCount === 0) this.refuseUtf16(slice);
    this.byteCount += slice.length;
    if (this.byteCount > this.limits.maxFileBytes) {
      this.refuse('file_too_large', `The file has more than ${this.limits.maxFileBytes} bytes.`);
    }
    this.write(this.decoder.decode(slice, { stream: true }));
  }

  private write(text: string): void {
    const damage = text.indexOf(DAMAGED);
    const whole = damage < 0 ? text : text.slice(0, damage);
    this.silentLength += whole.length;
    this.parse(whole);
    if (damage >= 0) this.refuse('not_utf8', 'The file is not encoded in UTF-8.');
    if (this.silentLength > this.limits.maxTextLength + SLICE_BYTES) this.refuseLength();
  }

  private parse(text: string | null): void {
    try {
      this.parser.write(text);
    } catch (error) {
      // The parser's own errors begin with the line and column.
      const words = error instanceof Error && /^\d+:\d+: (.*)$/s.exec(error.message)?.[1];
      if (error instanceof XmlError || !words) throw error;
      if (this.documentDepth === 0 && this.notAMessage) throw this.notAMessage;
      this.refuse('not_well_formed', `The XML is not well-formed: ${words}`);
    }
  }

  private refuseUtf16(start: Uint8Array): void {
    const [first, second] = start;
    const mark = (first === 0xfe && second === 0xff) || (first === 0xff && second === 0xfe);
    if (mark || first === 0 || second === 0) {
      this.refuse('not_utf8', 'The file is encoded in UTF-16. Outlay reads UTF-8.');
    }
  }

  private listen(): void {
    const { parser } = this;
    // The parser looks names up here. It defines no entities, and its default is an object with a prototype.
    parser.ENTITIES = new Proxy(ENTITIES, {
      get: (entities, name) => {
        if (typeof name === 'string' && Object.hasOwn(entities, name)) return entities[name];
        return this.refuse('entity', `The entity &${String(name).slice(0, 40)}; is not allowed.`);
      },
    });
    // No further handlers: with more of them, V8 turns the parser into a hash table, which makes reading
    // three times as slow.
    parser.on('doctype', () => {
      this.refuse('document_type', 'A document type declaration is not allowed.');
    });
    parser.on('text', (text) => this.addText(text));
    parser.on('cdata', (text) => this.addText(text));
    parser.on('opentagstart', ({ name }) => {
      this.heard(name.length);
      this.tagPlace = this.placeOfTag(name.length);
    });
    parser.on('opentag', (tag) => this.begin(tag));
    parser.on('closetag', () => this.finish());
  }

  /** The parser has read a name of this length and one more character, which may be a line break. */
  private placeOfTag(nameLength: number): XmlPlace {
    const { line, column } = this.parser;
    return column === 0
      ? { line: line - 1, column: 1 }
      : { line, column: Math.max(1, column - nameLength - 1) };
  }

  private heard(length: number): void {
    this.silentLength = 0;
    if (length > this.limits.maxTextLength) this.refuseLength();
  }

  private refuseLength(): never {
    return this.refuse('text_too_long', `A text has more than ${this.limits.maxTextLength} characters.`);
  }

  private addText(text: string): void {
    this.heard(text.length);
    const element = this.open.at(-1)?.element;
    // The indentation between elements would add up in a long record.
    if (!element || (element.text === '' && text.trim() === '')) return;
    element.text += text;
    if (element.text.length > this.limits.maxTextLength) this.refuseLength();
  }

  private begin(tag: SaxesTagNS): void {
    this.silentLength = 0;
    const attributes = this.attributesOf(tag);
    if (this.open.length >= this.limits.maxDepth) {
      this.refuseTag('too_deep', `Elements are nested more than ${this.limits.maxDepth} deep.`);
    }
    if (this.open.length === 0) this.checkEncoding();
    if (this.open.length < this.documentDepth || (this.documentDepth === 0 && tag.local !== ROOT)) {
      this.skipEnvelope(tag);
      return;
    }
    const parent = this.open.at(-1);
    if (this.documentDepth === 0 || !parent) {
      this.paths = this.pathsOf(tag);
      this.open.push({ path: this.paths, element: null, record: null });
      this.documentDepth = this.open.length;
      return;
    }
    this.checkNamespace(tag);
    const path = parent.path?.below.get(tag.local) ?? null;
    if (parent.path === this.paths) this.checkMessage(tag, path);
    this.open.push(this.opened(new XmlElement(tag.local, attributes, this.tagPlace), parent, path));
    if (tag.local === SUPPLEMENT) this.supplementDepth ||= this.open.length;
  }

  /**
   * Some banks put the message into an envelope with a header. Its content is not read: only the message
   * itself counts.
   */
  private skipEnvelope(tag: SaxesTagNS): void {
    if (this.documentDepth > 0 && tag.local === ROOT)
      this.refuseTag('repeated_element', 'The file has two messages. Outlay reads one of each file.');
    this.notAMessage ??= new XmlError('wrong_message', this.tagPlace, this.notAMessageSentence(tag));
    if (this.documentDepth === 0 && ++this.envelopeElements > MOST_ENVELOPE_ELEMENTS) throw this.notAMessage;
    this.open.push({ path: null, element: null, record: null });
  }

  private opened(element: XmlElement, parent: Open, path: PathNode | null): Open {
    if (this.supplementDepth > 0) return { path: null, element: null, record: null };
    if (!parent.record && !path?.isRecord) return { path, element: null, record: null };
    if (path?.isRecord) {
      return { path, element, record: { element, within: parent.record, elements: 1 } };
    }
    const record = parent.record!;
    if (++record.elements > this.limits.maxRecordElements) {
      this.refuse('record_too_large', `${record.element.name} has too many elements.`);
    }
    parent.element?.children.push(element);
    return { path, element, record };
  }

  private finish(): void {
    this.silentLength = 0;
    if (this.supplementDepth === this.open.length) this.supplementDepth = 0;
    const { element, path, record } = this.open.pop()!;
    if (!element) return;
    element.text = detached(element.text.trim());
    if (element.text && element.children.length > 0) {
      element.refuse('misplaced', `${element.name} contains text beside elements.`);
    }
    if (path?.isRecord) this.onRecord({ element, within: record?.within?.element ?? null });
  }

  private attributesOf(tag: SaxesTagNS): Attributes {
    let attributes: Record<string, string> | null = null;
    let count = 0;
    // The object has no prototype, and is nearly always empty.
    for (const name in tag.attributes) {
      const { local, uri, value } = tag.attributes[name]!;
      this.heard(value.length);
      if (++count > this.limits.maxAttributes) {
        this.refuseTag(
          'too_many_attributes',
          `An element has more than ${this.limits.maxAttributes} attributes.`,
        );
      }
      if (uri === '') (attributes ??= {})[local] = value;
    }
    return attributes ?? NO_ATTRIBUTES;
  }

  private checkEncoding(): void {
    const { encoding } = this.parser.xmlDecl;
    if (encoding && encoding.toUpperCase() !== 'UTF-8') {
      this.refuse('not_utf8', `The file is encoded in ${encoding.slice(0, 40)}. Outlay reads UTF-8.`);
    }
  }

  /** The record paths of the message that Document names. */
  private pathsOf(tag: SaxesTagNS): PathNode {
    // Some banks leave the namespace out. The element inside then says which message it is.
    if (tag.uri === '') return treeOf(Object.values(this.messages).flat());
    if (!tag.uri.startsWith(NAMESPACE)) this.refuseTag('wrong_message', this.notAMessageSentence(tag));
    const found = tag.uri.slice(NAMESPACE.length);
    if (!Object.hasOwn(this.messages, found)) {
      const readable = `Outlay reads ${namesOf(this.messages)} here.`;
      const code = isOtherVersion(found, this.messages) ? 'unknown_version' : 'wrong_message';
      this.refuseTag(code, `The file is a ${found.slice(0, 40)} message. ${readable}`);
    }
    this.namespace = tag.uri;
    return treeOf(this.messages[found]!);
  }

  private notAMessageSentence(tag: SaxesTagNS): string {
    const uri = tag.uri ? `of ${tag.uri.slice(0, 100)}` : 'without a namespace';
    const what = `The file is not an ISO 20022 message but ${tag.name.slice(0, 60)} ${uri}.`;
    return `${what} Outlay reads ${namesOf(this.messages)} here.`;
  }

  private checkNamespace(tag: SaxesTagNS): void {
    if (tag.uri === this.namespace || this.supplementDepth > 0) return;
    const uri = tag.uri ? `the namespace ${tag.uri.slice(0, 100)}` : 'no namespace';
    this.refuseTag('foreign_namespace', `The element ${tag.local} has ${uri}.`);
  }

  private checkMessage(tag: SaxesTagNS, path: PathNode | null): void {
    if (!path) this.refuseTag('wrong_message', `The message contains ${tag.local} in place of its content.`);
    if (this.messageFound) this.refuseTag('repeated_element', `${tag.local} occurs twice in Document.`);
    this.messageFound = true;
  }

  /** Refuses the file at the beginning of the element that has just begun. */
  private refuseTag(code: XmlErrorCode, sentence: string): never {
    throw new XmlError(code, this.tagPlace, sentence);
  }

  /** Refuses the file at the next character. */
  private refuse(code: XmlErrorCode, sentence: string): never {
    throw new XmlError(code, { line: this.parser.line, column: this.parser.column + 1 }, sentence);
  }
}

/** V8 copies shorter texts, but keeps a longer one as a view of the text from which it was cut. */
const VIEW_LENGTH = 13;

/** The same text, copied, so that a few entries that are kept do not keep the whole file. */
function detached(text: string): string {
  return text.length < VIEW_LENGTH ? text : ` ${text}`.slice(1);
}

function treeOf(paths: readonly string[]): PathNode {
  const root: PathNode = { isRecord: false, below: new Map() };
  for (const path of paths) {
    let node = root;
    for (const name of path.split('/')) {
      const next = node.below.get(name) ?? { isRecord: false, below: new Map() };
      node.below.set(name, next);
      node = next;
    }
    node.isRecord = true;
  }
  return root;
}

/**
 * The parts of a chunk, small enough for a consumer to process the records of each before the next is read.
 */
export function* slicesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += SLICE_BYTES) {
    yield bytes.subarray(from, from + SLICE_BYTES);
  }
}

/** Reads a message that is in memory. */
export function readRecords(
  bytes: Uint8Array,
  messages: Messages,
  onRecord: (record: XmlRecord) => void,
  limits?: Partial<XmlLimits>,
): void {
  const reader = new XmlRecordReader(messages, onRecord, limits);
  reader.push(bytes);
  reader.end();
}
