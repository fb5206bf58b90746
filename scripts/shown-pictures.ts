import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The pictures that git keeps. */
export const SHOWN_FOLDER = 'docs/screens';

/** The names of the pictures that the README and the guides show. */
export function shownPictures(): Set<string> {
  const pages = readdirSync('docs', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.md'),
  );
  const texts = ['README.md', ...pages.map((name) => join('docs', name))];
  return new Set(
    texts.flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/screens\/([\w-]+\.webp)/g)].map((found) => found[1]!),
    ),
  );
}
