import { describe, expect, it } from 'vitest';
import { CodePageWitness, recoded, windows1252 } from './code-pages.ts';
import { CODE_PAGES, type CodePage } from './file-facts.ts';

const ALL = windows1252(Uint8Array.from({ length: 128 }, (_, i) => i + 128));

/** The bytes of a text in a code page, as the reader sees them first: in Windows-1252. */
function seen(text: string, encoding: CodePage): string {
  return recoded(text, encoding, 'windows-1252');
}

function plausible(text: string, encoding: CodePage): CodePage[] | null {
  const witness = new CodePageWitness();
  // In two pieces, cut within a cell.
  const bytes = seen(`Name,Amount\n${text}\n`, encoding);
  witness.look(bytes.slice(0, 15));
  witness.look(bytes.slice(15));
  return witness.question()?.candidates.flatMap((one) => (one.plausible ? [one.encoding] : [])) ?? null;
}

describe('code pages', () => {
  it.each(CODE_PAGES)('are converted to %s and back without losing a byte', (encoding) => {
    const there = recoded(ALL, 'windows-1252', encoding);
    expect(new Set(there).size).toBe(128);
    expect(recoded(there, encoding, 'windows-1252')).toBe(ALL);
    expect(recoded('ascii 123', 'windows-1252', encoding)).toBe('ascii 123');
  });

  it.each(['Zoë Müller', 'Renée', 'O’Brien', 'ANDRÉ ZOË', 'd’Élysée', 'Björn Åkesson', '1\u00a0250.00'])(
    'raise no question for %s in Windows-1252',
    (name) => {
      expect(plausible(name, 'windows-1252')).toBeNull();
    },
  );

  it.each<[string, CodePage]>([
    ['Zoë Böhm', 'cp850'],
    ['André', 'cp850'],
    ['HÉLÈNE', 'cp850'],
    ['Zoë Böhm', 'mac-roman'],
    ['Renée O’Brien', 'mac-roman'],
    ['Ståle', 'mac-roman'],
  ])('raise a question for %s in %s that offers the right code page', (name, encoding) => {
    expect(plausible(name, encoding)).toContain(encoding);
  });

  it('raise a question when several are plausible, and when none is', () => {
    expect(plausible('élan', 'windows-1252')).toEqual(['windows-1252', 'cp850', 'mac-roman']);
    expect(plausible('a×b ÷', 'windows-1252')).toEqual([]);
  });
});
