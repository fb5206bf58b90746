import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRecords, XmlRecordReader, type XmlLimits, type XmlRecord } from './read-xml.ts';
import { XmlWriter } from './write-xml.ts';
import { XmlError } from './xml-error.ts';

const MESSAGES = { 'test.001.001.01': ['Message', 'Message/Row', 'Message/Row/Part'] };
const NAMESPACE = 'urn:iso:std:iso:20022:tech:xsd:test.001.001.01';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const documentOf = (inside: string) =>
  `<Document xmlns="${NAMESPACE}">\n<Message>${inside}</Message></Document>`;
function read(file: string | Uint8Array, limits?: Partial<XmlLimits>): XmlRecord[] {
  const records: XmlRecord[] = [];
  const bytes = typeof file === 'string' ? bytesOf(file) : file;
  readRecords(bytes, MESSAGES, (record) => records.push(record), limits);
  return records;
}

/** The code and place of the error, as "entity 2:10". */
function refusal(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    if (error instanceof XmlError) return `${error.code} ${error.line}:${error.column}`;
    throw error;
  }
  return 'read';
}

describe('the reader of XML', () => {
  it('yields records as they end, and takes records out of the record around them', () => {
    const records = read(documentOf('<A>1</A><Row n="x"><B> b </B><Part><C/></Part></Row><Row/>'));
    const described = records.map(({ element, within }) => [
      element.name,
      within?.name ?? null,
      element.children.map(({ name, text }) => `${name}=${text}`),
    ]);
    expect(described).toEqual([
      ['Part', 'Row', ['C=']],
      ['Row', 'Message', ['B=b']],
      ['Row', 'Message', []],
      ['Message', null, ['A=1']],
    ]);
    expect(records[1]!.element.attributes).toEqual({ n: 'x' });
  });

  it('passes a record on before it reads what follows it', () => {
    const counts: number[] = [];
    const file = bytesOf(documentOf('<A/><Row/><B/><Row/><C/>'));
    readRecords(file, MESSAGES, ({ within }) => counts.push(within?.children.length ?? -1));
    expect(counts).toEqual([1, 2, -1]);
  });

  it('knows the line and column of an element', () => {
    const places = read(documentOf('\n  <Row a="1"/>\n  <Row\n  a="1"/>')).map(({ element }) => [
      element.line,
      element.column,
    ]);
    // Where the name ends its line, the column is not known.
    expect(places).toEqual([
      [3, 3],
      [4, 1],
      [2, 1],
    ]);
  });

  it('accepts prefixes, comments, CDATA, the five entities and character references', () => {
    const [row] = read(
      `<?xml version="1.0" encoding="utf-8"?><!-- a --><x:Document xmlns:x="${NAMESPACE}"><x:Message>` +
        '<x:Row>a&amp;&lt;&gt;&quot;&apos;&#65;&#x42;<![CDATA[<&]]><!-- b -->!</x:Row>' +
        '</x:Message></x:Document>',
    );
    expect(row!.element.text).toBe('a&<>"\'AB<&!');
  });

  it.each([
    [
      'a business header',
      (message: string) =>
        '<BizMsgEnvlp xmlns="urn:iso:std:iso:20022:tech:xsd:nvlp.001.001.01"><Hdr>' +
        '<AppHdr xmlns="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><Row>no record</Row></AppHdr></Hdr>' +
        `<Doc>${message}</Doc><Row>after it</Row></BizMsgEnvlp>`,
    ],
    [
      'an envelope of a network',
      (message: string) =>
        `<n:DataPDU xmlns:n="urn:n"><n:Header><n:Row/></n:Header><n:Body>${message}</n:Body></n:DataPDU>`,
    ],
    ['an envelope without namespaces', (message: string) => `<Payload><Head a="1"/>${message}</Payload>`],
  ])('reads a message inside %s as the message alone', (_, inside) => {
    const message = documentOf('<A>1</A><Row n="1">r</Row>');
    const described = (text: string) =>
      read(text).map(({ element }) => [element.name, element.text, element.attributes]);
    expect(described(inside(message))).toEqual(described(message));
    expect(described(inside(message))).not.toEqual([]);
  });

  it.each([
    ['two messages in one envelope', `<E>${documentOf('')}${documentOf('')}</E>`, 'repeated_element 2:31'],
    ['an envelope without a message', '<E><Header/><Body/></E>', 'wrong_message 1:1'],
    ['a broken envelope without a message', '<E><Header>', 'wrong_message 1:1'],
    ['an envelope of very many elements', `<E>${'<a/>'.repeat(600)}`, 'wrong_message 1:1'],
    ['an internal entity', `<!DOCTYPE d [<!ENTITY e "x">]>${documentOf('&e;')}`, 'document_type 1:31'],
    ['an external entity', '<!DOCTYPE d SYSTEM "file:///etc/passwd"><d/>', 'document_type 1:41'],
    ['an unknown entity', documentOf('<Row>&nbsp;</Row>'), 'entity 2:21'],
    ['a name of JavaScript as an entity', documentOf('<Row>&constructor;</Row>'), 'entity 2:28'],
    ['another encoding', `<?xml version="1.0" encoding="ISO-8859-1"?>${documentOf('')}`, 'not_utf8 1:109'],
    ['an unclosed element', documentOf('<Row>'), 'not_well_formed 2:25'],
    ['a second root', `${documentOf('')}<b/>`, 'not_well_formed 2:34'],
    ['text after the root', `${documentOf('')}x`, 'not_well_formed 2:32'],
    ['a file that ends early', documentOf('').slice(0, -3), 'not_well_formed 2:28'],
    ['an empty file', '', 'not_well_formed 1:1'],
    ['another version', documentOf('').replace('test.001.001.01', 'test.001.001.02'), 'unknown_version 1:1'],
    [
      'a message of another name',
      documentOf('').replace('test.001.001.01', 'rest.001.001.01'),
      'wrong_message 1:1',
    ],
    ['XML of another kind', '<html><body/></html>', 'wrong_message 1:1'],
    ['a document without a message', `<Document xmlns="${NAMESPACE}"/>`, 'missing_element 1:1'],
    ['other content', documentOf('').replaceAll('Message', 'Other'), 'wrong_message 2:1'],
    ['an element of another namespace', documentOf('<Row xmlns="urn:x"/>'), 'foreign_namespace 2:10'],
    ['text beside elements', documentOf('<Row>a<B/></Row>'), 'misplaced 2:10'],
    ['a control character', documentOf('<Row>\u0001</Row>'), 'not_well_formed 2:16'],
    ['a reference to a control character', documentOf('<Row>&#1;</Row>'), 'not_well_formed 2:19'],
  ])('refuses %s with a code and its place', (_, text, expected) => {
    expect(refusal(() => read(text))).toBe(expected);
  });

  it('names the message that it found and those that it reads', () => {
    const other = documentOf('').replace('test.001.001.01', 'camt.053.001.02');
    expect(() => read(other)).toThrow(
      'Line 1, column 1: The file is a camt.053.001.02 message. Outlay reads test.001.001.01 here.',
    );
  });

  it('refuses bytes that are not UTF-8, and UTF-16', () => {
    const latin = Uint8Array.from(documentOf('<Row>é</Row>'), (character) => character.charCodeAt(0));
    expect(refusal(() => read(latin))).toBe('not_utf8 2:15');
    const utf16 = new Uint8Array(new Uint16Array([0xfeff, 0x3c]).buffer);
    expect(refusal(() => read(utf16))).toBe('not_utf8 1:1');
  });

  it('reads elements of other namespaces below SplmtryData as nothing', () => {
    const supplement = '<SplmtryData><Envlp><x:A xmlns:x="urn:x"><Row/></x:A></Envlp></SplmtryData>';
    const records = read(documentOf(`<Row>${supplement}<B/></Row>`));
    expect(records.map(({ element }) => element.name)).toEqual(['Row', 'Message']);
    expect(records[0]!.element.children.map(({ name }) => name)).toEqual(['SplmtryData', 'B']);
  });

  it.each([
    ['depth', { maxDepth: 5 }, '<Row><A><B><C/></B></A></Row>', 'too_deep'],
    ['text', { maxTextLength: 60 }, `<Row>${'1'.repeat(61)}</Row>`, 'text_too_long'],
    [
      'CDATA',
      { maxTextLength: 60 },
      `<Row>${`<![CDATA[${'1'.repeat(31)}]]>`.repeat(2)}</Row>`,
      'text_too_long',
    ],
    ['an attribute', { maxTextLength: 60 }, `<Row a="${'1'.repeat(61)}"/>`, 'text_too_long'],
    ['a comment', { maxTextLength: 60 }, `<!--${'1'.repeat(200_000)}--><Row/>`, 'text_too_long'],
    ['attributes', { maxAttributes: 2 }, '<Row a="1" b="2" c="3"/>', 'too_many_attributes'],
    ['elements of a record', { maxRecordElements: 3 }, '<Row><A/><B/><C/></Row>', 'record_too_large'],
    ['the file', { maxFileBytes: 200 }, '<Row/>'.repeat(30), 'file_too_large'],
  ])('limits %s', (_, limits, inside, code) => {
    expect(refusal(() => read(documentOf(inside), limits))).toMatch(new RegExp(`^${code} `));
    expect(refusal(() => read(documentOf('<Row>1</Row>'), limits))).toBe('read');
  });

  it('limits a document type, which comes to an end too late to be refused as one', () => {
    expect(refusal(() => read(`<!DOCTYPE ${'1'.repeat(200_000)}`))).toMatch(/^text_too_long /);
  });

  it('reads a long record of records within the limits of one', () => {
    const limits = { maxRecordElements: 5, maxTextLength: 60 };
    expect(read(documentOf('\n  <Row><A/></Row>'.repeat(5_000)), limits)).toHaveLength(5_001);
  });

  it('reads the same records however the bytes are cut', () => {
    const bytes = bytesOf(documentOf('<Row>é😀&amp;\r\n<Part>ñ</Part></Row><Row><B>x</B></Row>'));
    const whole = outcome([bytes]);
    fc.assert(
      fc.property(fc.array(fc.nat(bytes.length), { maxLength: 12 }), (cuts) => {
        const places = [0, ...cuts.sort((a, b) => a - b), bytes.length];
        const chunks = places.slice(1).map((end, index) => bytes.subarray(places[index], end));
        expect(outcome(chunks)).toEqual(whole);
      }),
    );
  });
});

/** The records of a file in chunks, or its refusal. */
function outcome(chunks: readonly Uint8Array[]): unknown {
  const records: XmlRecord[] = [];
  const reader = new XmlRecordReader(MESSAGES, (record) => records.push(record));
  const refused = refusal(() => {
    for (const chunk of chunks) reader.push(chunk);
    reader.end();
  });
  return [refused.split(' ')[0], records];
}

describe('the writer of XML', () => {
  const written = (text: string) => {
    const xml = new XmlWriter();
    const inside = () => xml.text('Row', text, { a: text });
    xml.element('Document', () => xml.element('Message', inside), { xmlns: NAMESPACE });
    return xml.bytes();
  };

  it('writes every text that XML can hold, so that it reads as the same text', () => {
    const characters = fc.oneof(
      fc.constantFrom('&', '<', '>', '"', "'", ']]>', '\t', '\n', '\r', '&lt;', '<!--', ' ', '\u00a0'),
      fc.string({ unit: 'grapheme', maxLength: 3 }).filter((text) => !text.includes('\ufffd')),
    );
    fc.assert(
      fc.property(fc.array(characters, { maxLength: 20 }), (parts) => {
        // A reader trims the text of an element.
        const text = `.${parts.join('')}.`;
        fc.pre(!/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(text));
        const [row] = read(written(text));
        expect(row!.element.text).toBe(text);
        expect(row!.element.attributes).toEqual({ a: text });
      }),
    );
  });

  it.each(['\u0000', '\u0008', '\u000b', '\u001f', '\ud800', '\udc00x', '\ufffe', '\uffff'])(
    'throws for a text that XML cannot hold: %j',
    (text) => {
      expect(() => written(`a${text}`)).toThrow('XML cannot hold the character');
    },
  );
});
