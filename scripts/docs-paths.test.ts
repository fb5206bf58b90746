import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '..');

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(docs\/.*|[A-Z]+)\.md$/.test(file));

/** Words in backquotes that look like a path: they begin with one of our folders. */
const FOLDERS = 'src|docs|e2e|scripts|bench|torture|simulate|deploy|public|contract|shared|domain|server|web';
const PATH = new RegExp(`\`((?:${FOLDERS})/[\\w./-]+)\``, 'g');
const LINK = /\]\(([^)\s]+)\)/g;

/** The paths that a page names, as they are written: those in backquotes and the relative links. */
function pathsOf(text: string): { quoted: string[]; links: string[] } {
  const quoted = [...text.matchAll(PATH)].map((match) => match[1]!);
  const links = [...text.matchAll(LINK)]
    .map((match) => match[1]!)
    .filter((link) => !/^[a-z]+:|^#/.test(link))
    .map((link) => link.replace(/#.*$/, ''));
  return { quoted, links };
}

/** The anchors of a page, as Git hosts derive them from headings. */
function anchorsOf(text: string): Set<string> {
  return new Set(
    [...text.matchAll(/^#+ (.+)$/gm)].map((match) =>
      match[1]!
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}

describe('the documentation', () => {
  it('has the pages that newcomers look for', () => {
    for (const page of ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docs/glossary.md'])
      expect(pages).toContain(page);
  });

  it.each(pages)('%s names only paths that exist', (page) => {
    const { quoted, links } = pathsOf(readFileSync(join(ROOT, page), 'utf8'));
    const missing = [
      // docs/spec-gaps.md writes paths relative to src/.
      ...quoted.filter((path) => !existsSync(join(ROOT, path)) && !existsSync(join(ROOT, 'src', path))),
      ...links.filter((link) => !existsSync(join(ROOT, dirname(page), link))),
    ];
    expect(missing).toEqual([]);
  });

  it.each(pages)('%s has tables whose rows all have as many cells as their heading', (page) => {
    const faults: string[] = [];
    let cells = 0;
    for (const line of readFileSync(join(ROOT, page), 'utf8').split('\n')) {
      // A bar in code or behind a backslash belongs to the text of a cell.
      const found = line.startsWith('|') ? line.replaceAll(/`[^`]*`|\\\|/g, '').split('|').length : 0;
      if (cells > 0 && found > 0 && found !== cells) faults.push(line.slice(0, 80));
      cells = found === 0 ? 0 : cells || found;
    }
    expect(faults).toEqual([]);
  });

  it.each(pages)('%s links only to headings that exist', (page) => {
    const text = readFileSync(join(ROOT, page), 'utf8');
    const broken = [...text.matchAll(/\]\(([^)\s:]*)#([^)\s]+)\)/g)].filter(([, path, anchor]) => {
      const target = path ? join(ROOT, dirname(page), path) : join(ROOT, page);
      return !target.endsWith('.md') || !anchorsOf(readFileSync(target, 'utf8')).has(anchor!);
    });
    expect(broken.map((match) => match[0])).toEqual([]);
  });
});
