/** The part of saxen that the workbook reader uses; the package has no types. */
declare module 'saxen' {
  export type DecodeEntities = (text: string) => string;

  export class Parser {
    on(
      event: 'openTag',
      listener: (name: string, attributes: () => Record<string, string>, decode: DecodeEntities) => void,
    ): this;
    on(event: 'closeTag', listener: (name: string) => void): this;
    on(event: 'text', listener: (text: string, decode: DecodeEntities) => void): this;
    on(event: 'cdata', listener: (text: string) => void): this;
    /** Throws at the first error unless there is a listener for errors. */
    parse(xml: string): void;
  }
}
