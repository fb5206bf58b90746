import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SHOWN_FOLDER, shownPictures } from './shown-pictures.ts';

it('git keeps the pictures that the documents show, and no others', () => {
  expect(readdirSync(SHOWN_FOLDER).sort()).toEqual([...shownPictures()].sort());
});
