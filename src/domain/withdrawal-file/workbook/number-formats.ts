import { readXml } from './xml.ts';

/** What the format of a cell adds to its number. */
export interface NumberFormat {
  kind: 'plain' | 'date' | 'time';
  /** The digits that a format such as 0000000000 fills with leading zeros; 0 for any other. */
  digits: number;
  /** The currency that the format shows before or after the number, as text; '' without one. */
  currency: string;
}

const PLAIN: NumberFormat = { kind: 'plain', digits: 0, currency: '' };

/** The formats of a workbook's cells, by the style number of a cell. */
export function readNumberFormats(stylesXml: string | null): (style: string | undefined) => NumberFormat {
  if (stylesXml === null) return () => PLAIN;
  const codes = new Map<number, string>();
  const styles: NumberFormat[] = [];
  let inCellFormats = false;
  readXml(stylesXml, {
    open(name, attribute) {
      if (name === 'numFmt') codes.set(Number(attribute('numFmtId')), attribute('formatCode') ?? '');
      else if (name === 'cellXfs') inCellFormats = true;
      else if (name === 'xf' && inCellFormats) {
        const id = Number(attribute('numFmtId') ?? 0);
        const code = codes.get(id);
        styles.push(code === undefined ? builtIn(id) : numberFormat(code));
      }
    },
    close(name) {
      if (name === 'cellXfs') inCellFormats = false;
    },
  });
  return (style) => (style === undefined ? PLAIN : (styles[Number(style)] ?? PLAIN));
}

/** The formats with fixed numbers (ECMA-376 part 1, 18.8.30); the reserved ones of East Asia are dates. */
function builtIn(id: number): NumberFormat {
  if ((id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58))
    return { ...PLAIN, kind: 'date' };
  if ((id >= 18 && id <= 21) || (id >= 45 && id <= 47)) return { ...PLAIN, kind: 'time' };
  return PLAIN;
}

/** Understands a format code such as `dd/mm/yyyy`, `"R" #,##0.00` or `0000000000`. */
export function numberFormat(code: string): NumberFormat {
  const positive = firstSection(code);
  const quoted = [...positive.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
  const symbols = [...positive.matchAll(/\[\$([^\]-]*)(?:-[^\]]*)?\]/g)].map((match) => match[1]!);
  const bare = positive
    .replace(/"[^"]*"|\[[^\]]*\]/g, '')
    .replace(/\\./g, '')
    .replace(/[_*]./g, '');
  if (/[dy]/i.test(bare)) return { ...PLAIN, kind: 'date' };
  if (/[hs]/i.test(bare) || /\[[hms]+\]/i.test(positive)) return { ...PLAIN, kind: 'time' };
  if (/^m+$/i.test(bare)) return { ...PLAIN, kind: 'date' };
  const words = [...symbols, ...quoted, ...(/[$€£]/.exec(bare) ?? []), ...(/^R(?=[ #0])/.exec(bare) ?? [])];
  const zeros = /^0{2,}$/.test(bare) ? bare.length : 0;
  return { kind: 'plain', digits: zeros, currency: words.map((word) => word.trim()).find(Boolean) ?? '' };
}

/** A code has sections for positive and negative numbers, for zero and for text. */
function firstSection(code: string): string {
  const match = /^(?:"[^"]*"|\\.|\[[^\]]*\]|[^;])*/.exec(code);
  return match?.[0] ?? code;
}
