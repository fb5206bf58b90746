/**
 * Writes src/shared/unicode/confusables.json from the Unicode Consortium's confusables.txt (UTS #39):
 * `npx tsx scripts/confusables.ts <path of confusables.txt>`. Add a migration afterwards that sets
 * withdrawals.name_key to NULL, with the trigger withdrawals_name_key_kept disabled: the next start then
 * computes the keys again.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const OUTPUT = resolve(import.meta.dirname, '../src/shared/unicode/confusables.json');

function fromHex(codePoints: string): string {
  return String.fromCodePoint(
    ...codePoints
      .trim()
      .split(/\s+/)
      .map((hex) => Number.parseInt(hex, 16)),
  );
}

const text = readFileSync(process.argv[2] ?? '', 'utf8');
const version = /Version: ([\d.]+)/.exec(text)?.[1] ?? '';
const sources = new Map<string, string>();
for (const line of text.split(/\r?\n/)) {
  const [source, target] = line.replace(/#.*/, '').split(';');
  if (!source || !target) continue;
  const character = fromHex(source);
  // shared/names.ts applies NFKC and removes ignorable characters first, and folds ASCII itself.
  const isReached = character.normalize('NFKC') === character && character.normalize('NFD') === character;
  if (
    !isReached ||
    character.charCodeAt(0) < 0x80 ||
    /[\p{Default_Ignorable_Code_Point}\p{M}]/u.test(character)
  )
    continue;
  const prototype = fromHex(target);
  sources.set(prototype, (sources.get(prototype) ?? '') + character);
}
const looks = Object.fromEntries([...sources].toSorted(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(OUTPUT, `${JSON.stringify({ version, looks }, null, 1)}\n`);
process.stdout.write(`${sources.size} prototypes of Unicode ${version}\n`);
