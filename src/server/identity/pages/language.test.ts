import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';

describe('the language of a page that the server draws', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['af', 'af'],
    ['af-ZA,af;q=0.9,en;q=0.8', 'af'],
    ['en-ZA,en;q=0.9,af;q=0.8', 'en'],
    ['en;q=0.5, af;q=0.7', 'af'],
    ['zu-ZA, de;q=0.9, af;q=0.1', 'af'],
    ['af;q=0, de', 'en'],
    ['*', 'en'],
  ])('for a browser that accepts %s is %s', (accepted, language) => {
    const headers = accepted === undefined ? {} : { 'accept-language': accepted };
    expect(languageOf({ cookies: {}, headers })).toBe(language);
  });

  it('is the one that was chosen in this browser, if Outlay has it', () => {
    const headers = { 'accept-language': 'en-ZA' };
    expect(languageOf({ cookies: { 'outlay-language': 'af' }, headers })).toBe('af');
    expect(languageOf({ cookies: { 'outlay-language': 'xx' }, headers })).toBe('en');
  });
});
