import type { Language } from '../../../shared/terms.ts';
import { html, page } from './html.ts';

export interface Message {
  title: string;
  text: string;
  link: { href: string; text: string };
  details?: readonly { name: string; value: string }[];
  language?: Language;
}

/** A page with one message and one link. */
export function messagePage({ title, text, link, details = [], language = 'en' }: Message): string {
  const list =
    details.length > 0 &&
    html`<dl>
      ${details.map(
        ({ name, value }) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}
    </dl>`;
  return page(
    title,
    html`<h1>${title}</h1>
      <p>${text}</p>
      ${list}
      <p><a class="button" href="${link.href}">${link.text}</a></p>`,
    { language },
  );
}

/**
 * Asks for confirmation of a sign-out that another site may have started. `form` is the provider's own form,
 * with its token.
 */
export function signOutPage(form: string): string {
  return page(
    'Sign out',
    html`<h1>Sign out of Outlay?</h1>
      ${{ html: form }}
      <p>
        <button class="button" type="submit" form="op.logoutForm" name="logout" value="yes">Sign out</button>
      </p>
      <p><a href="/">Stay signed in</a></p>`,
  );
}

/**
 * Continues to a page of ours. The sign-in callback answers with it, because the browser came from another
 * site and would not send the Strict session cookie after a redirect.
 */
export function moveOnPage(path: string): string {
  return page(
    'Signed in',
    html`<h1>You are signed in</h1>
      <p><a class="button" href="${path}">Continue</a></p>`,
    { head: html`<meta http-equiv="refresh" content="0;url=${path}" />` },
  );
}
