import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../shared/terms.ts';
import { signInPage } from './sign-in-page.ts';

const pageIn = (language: (typeof LANGUAGES)[number]) =>
  signInPage({
    language,
    action: '/oidc/interaction/1',
    name: '<b>',
    error: null,
    again: false,
    withPasskeys: true,
    publicDemo: false,
    isNew: false,
    demoUsers: [{ name: 'preparer', displayName: 'Thandi Nkosi', entity: 'Karoo', roles: ['PREPARER'] }],
  });

describe('the sign-in page', () => {
  it.each(LANGUAGES)('loads one script of a file and escapes what was typed, in %s', (language) => {
    const page = pageIn(language);
    expect(page).toContain(`<html lang="${language}">`);
    expect(page.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/app/passkey-sign-in.js">']);
    expect(page).not.toContain('<b>');
  });

  it('is in Afrikaans for those who read it', () => {
    expect(pageIn('af')).toContain('<h1>Meld aan</h1>');
    expect(pageIn('en')).toContain('<h1>Sign in</h1>');
  });
});
