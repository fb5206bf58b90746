import type { Language, Role } from '../../../shared/terms.ts';
import { type Html, html, page } from './html.ts';
import { PASSKEY_SCRIPT_PATH } from './passkey-script.ts';
import { SIGN_IN_WORDS, type SignInWords } from './sign-in-words.ts';

export interface DemoUser {
  name: string;
  /** The person's name; the user name where there is no other. */
  displayName: string | null;
  entity: string;
  roles: readonly Role[];
}

export interface SignInForm {
  language: Language;
  /** The address that the form is posted to. */
  action: string;
  name: string;
  error: string | null;
  /** True when a signed-in user has to sign in again, because the entity requires a recent sign-in. */
  again: boolean;
  /** Whether a script offers to sign in with a passkey. */
  withPasskeys: boolean;
  /** Whether the installation is a demo that anyone can reach. */
  publicDemo: boolean;
  /** Whether no company was set up yet: there is no user who could sign in. */
  isNew: boolean;
  /** Empty on an installation that is not a demo. */
  demoUsers: readonly DemoUser[];
}

/** The sign-in form. It works without scripts. */
export function signInPage({
  language,
  action,
  name,
  error,
  again,
  withPasskeys,
  publicDemo,
  isNew,
  demoUsers,
}: SignInForm): string {
  const invalid = error ? { html: ' aria-invalid="true" aria-describedby="error"' } : null;
  const words = SIGN_IN_WORDS[language];
  const title = again ? words.signInAgain : words.signIn;
  return signInLayout(
    language,
    error ? words.errorIn(title) : title,
    html`<h1>${title}</h1>
      ${isNew && html`<p>${words.notSetUp}</p>`} ${again && html`<p>${words.recentSignInNeeded}</p>`}
      ${
        error !== null &&
        html`<div class="error" role="alert" id="error">
          <h2>${words.notSignedIn}</h2>
          <p>${error}</p>
        </div>`
      }
      <form class="card" method="post" action="${action}">
        <label for="username">${words.userName}</label>
        <input
          id="username"
          name="username"
          type="text"
          autocomplete="username"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="200"
          value="${name}"
          ${invalid}
        />
        <label for="password">${words.password}</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="1000"
          ${invalid}
        />
        <button type="submit">${words.signIn}</button>
      </form>
      ${withPasskeys && passkeyForm(words, action)}`,
    {
      people: demoUsers.length > 0 ? demoPeople(words, demoUsers, action, publicDemo) : null,
      script: withPasskeys ? PASSKEY_SCRIPT_PATH : null,
    },
  );
}

/** Hidden until the script finds that the browser can use passkeys, and fills it in. */
function passkeyForm(words: SignInWords, action: string): Html {
  return html`<form
    class="passkey"
    method="post"
    action="${action}/passkey"
    data-passkey="${action}/passkey-challenge"
    data-cancelled="${words.passkeyCancelled}"
    data-failed="${words.passkeyFailed}"
    hidden
  >
    <input type="hidden" name="answer" value="" />
    <button type="submit" class="secondary">${words.withPasskey}</button>
    <p role="status"></p>
  </form>`;
}

/** The form, with the people of a demo beside it. */
function signInLayout(
  language: Language,
  title: string,
  form: Html,
  { people, script }: { people: Html | null; script: string | null },
): string {
  return page(
    title,
    html`<div class="${people ? 'sign-in with-people' : 'sign-in'}">
      <section class="sign-in-form">${form}</section>
      ${people}
    </div>`,
    { language, head: script === null ? html`` : html`<script type="module" src="${script}"></script>` },
  );
}

/** One button for each person of the demo, which signs that person in. */
function demoPeople(
  words: SignInWords,
  users: readonly DemoUser[],
  action: string,
  publicDemo: boolean,
): Html {
  const entities = [...new Set(users.map((user) => user.entity))];
  return html`<section class="people" id="demo-users" aria-labelledby="people">
    <h2 id="people">${words.tryDemo}</h2>
    <p class="quiet">${publicDemo ? words.publicDemo : words.oneClick} ${words.passwordIsName}</p>
    ${entities.map(
      (entity) =>
        html`<h3>${entity}</h3>
          <ul>
            ${users
              .filter((user) => user.entity === entity)
              .toSorted((left, right) => rank(left) - rank(right) || left.name.localeCompare(right.name))

              .map((user) => person(words, user, action))}
          </ul>`,
    )}
  </section>`;
}

/** The people who do the daily work come first. */
function rank({ roles }: DemoUser): number {
  return ['PREPARER', 'APPROVER', 'ADMIN', 'TRADER', 'VIEWER'].indexOf(roles[0] ?? 'VIEWER');
}

function person(words: SignInWords, { name, displayName, roles }: DemoUser, action: string): Html {
  return html`<li>
    <form method="post" action="${action}">
      <input type="hidden" name="username" value="${name}" />
      <input type="hidden" name="password" value="${name}" />
      <button type="submit" class="person">
        <span class="person-name">${displayName ?? name}</span>
        <code>${name}</code>
        <span class="quiet">${roles.map((role) => words.does[role]).join('. ')}</span>
      </button>
    </form>
  </li>`;
}
