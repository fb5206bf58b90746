import { inflateSync } from 'node:zlib';

/** The text of each page of a PDF that Chromium wrote. It reads no other PDF. */
export function pagesOfPdf(pdf: Buffer): string[] {
  const objects = new Map<number, { head: string; stream: string }>();
  const raw = pdf.toString('latin1');
  for (const [, number, body] of raw.matchAll(/(\d+) 0 obj\s([\s\S]*?)\nendobj/g)) {
    const at = body!.indexOf('stream\n');
    const head = at < 0 ? body! : body!.slice(0, at);
    const bytes = at < 0 ? '' : body!.slice(at + 'stream\n'.length, body!.lastIndexOf('\nendstream'));
    objects.set(Number(number), { head, stream: head.includes('/FlateDecode') ? inflated(bytes) : bytes });
  }
  const referred = (head: string, name: string) =>
    objects.get(Number(new RegExp(`/${name}\\s+(\\d+) 0 R`).exec(head)?.[1]));
  return [...objects.values()]
    .filter(({ head }) => /\/Type\s*\/Page\b/.test(head))
    .map(({ head }) => {
      const fonts = new Map<string, Map<string, string>>();
      for (const [, name, id] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
        const font = objects.get(Number(id));
        fonts.set(name!, lettersOf(referred(font?.head ?? '', 'ToUnicode')?.stream ?? ''));
      }
      return textOf(referred(head, 'Contents')?.stream ?? '', fonts);
    });
}

function inflated(bytes: string): string {
  return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1');
}

/** The letters of a font's glyphs, from its ToUnicode table. */
function lettersOf(table: string): Map<string, string> {
  const letters = new Map<string, string>();
  for (const [, block] of table.matchAll(/beginbfchar\s([\s\S]*?)endbfchar/g))
    for (const [, glyph, letter] of block!.matchAll(/<(\w+)>\s*<(\w+)>/g))
      letters.set(glyph!.toUpperCase(), unicode(letter!));
  for (const [, block] of table.matchAll(/beginbfrange\s([\s\S]*?)endbfrange/g))
    for (const [, first, last, letter] of block!.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let glyph = parseInt(first!, 16); glyph <= parseInt(last!, 16); glyph++)
        letters.set(
          glyph.toString(16).toUpperCase().padStart(first!.length, '0'),
          String.fromCodePoint(parseInt(letter!, 16) + glyph - parseInt(first!, 16)),
        );
  return letters;
}

function unicode(hex: string): string {
  return Buffer.from(hex, 'hex').swap16().toString('utf16le');
}

/** The text of a page without its spaces, which Chromium may write as gaps. */
function textOf(content: string, fonts: Map<string, Map<string, string>>): string {
  let letters = new Map<string, string>();
  let text = '';
  for (const [, font, hex, plain] of content.matchAll(
    /\/(F\d+) [\d.]+ Tf|<([0-9A-Fa-f]+)>|\(((?:\\[\s\S]|[^\\)])*)\)/g,
  )) {
    if (font) letters = fonts.get(font) ?? new Map();
    const codes = hex?.toUpperCase() ?? hexOf(plain ?? '');
    const width = [...letters.keys()][0]?.length ?? 4;
    for (let at = 0; at < codes.length; at += width) text += letters.get(codes.slice(at, at + width)) ?? '';
  }
  return text.replaceAll(/\s/g, '');
}

function hexOf(plain: string): string {
  const bytes = plain.replaceAll(/\\(?:([0-7]{3})|([\s\S]))/g, (_, octal?: string, letter?: string) =>
    octal ? String.fromCharCode(parseInt(octal, 8)) : ({ n: '\n', r: '\r', t: '\t' }[letter!] ?? letter!),
  );
  return Buffer.from(bytes, 'latin1').toString('hex').toUpperCase();
}
