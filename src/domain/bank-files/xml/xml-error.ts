/** Why an XML file cannot be read. */
export type XmlErrorCode =
  /** The bytes are not UTF-8, or the file declares another encoding. */
  | 'not_utf8'
  | 'not_well_formed'
  /** A document type declaration, by which a file could define entities. */
  | 'document_type'
  /** An entity beyond the five of XML. */
  | 'entity'
  /** More bytes than a file of this kind may have. */
  | 'file_too_large'
  /** More elements than one record may have. */
  | 'record_too_large'
  | 'too_deep'
  | 'text_too_long'
  | 'too_many_attributes'
  /** Another message. */
  | 'wrong_message'
  /** A version of the message that is not read. */
  | 'unknown_version'
  | 'foreign_namespace'
  | 'missing_element'
  /** An element that may occur once occurs again. */
  | 'repeated_element'
  /** Text beside elements, or an element after those that must follow it. */
  | 'misplaced'
  | 'bad_value'
  | 'unsupported_currency'
  /** The file contradicts itself. */
  | 'contradiction';

/** A place in a file. Both are counted from 1, in characters. */
export interface XmlPlace {
  line: number;
  column: number;
}

/** The file cannot be read. The message is one English sentence for people; programs decide by the code. */
export class XmlError extends Error {
  readonly code: XmlErrorCode;
  readonly line: number;
  readonly column: number;

  constructor(code: XmlErrorCode, place: XmlPlace, sentence: string) {
    super(`Line ${place.line}, column ${place.column}: ${sentence}`);
    this.name = 'XmlError';
    this.code = code;
    this.line = place.line;
    this.column = place.column;
  }
}
