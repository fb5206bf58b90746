import type { Role } from '../../../shared/terms.ts';
import { type Html, html, page } from './html.ts';

export interface DemoUser {
  name: string;
  /** The person's name; the sign-in name where there is no other. */
  displayName: string | null;
  entity: string;
  roles: readonly Role[];
}

export interface SignInForm {
  /** The address that the form is posted to. */
  action: string;
  name: string;
  error: string | null;
  /** True when a signed-in user has to sign in again, because the entity requires a recent sign-in. */
  again: boolean;
  /** Whether the installation is a demo that anyone can reach. */
  publicDemo: boolean;
  /** Empty on an installation that is not a demo. */
  demoUsers: readonly DemoUser[];
}

/** The sign-in form. It works without scripts. */
export function signInPage({ action, name, error, again, publicDemo, demoUsers }: SignInForm): string {
  const invalid = error ? { html: ' aria-invalid="true" aria-describedby="error"' } : null;
  const title = again ? 'Sign in again' : 'Sign in';
  return signInLayout(
    error ? `Error: ${title}` : title,
    html`<h1>${title}</h1>
      ${again && html`<p>This action requires a recent sign-in. Enter your password again.</p>`}
      ${
        error !== null &&
        html`<div class="error" role="alert" id="error">
          <h2>You are not signed in</h2>
          <p>${error}</p>
        </div>`
      }
      <form class="card" method="post" action="${action}">
        <label for="username">User name</label>
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
        <label for="password">Password</label>
        <input
          id="password"
          name="password"
          type="password"
          autocomplete="current-password"
          required
          maxlength="1000"
          ${invalid}
        />
        <button type="submit">Sign in</button>
      </form> `,
    demoUsers.length > 0 ? demoPeople(demoUsers, action, publicDemo) : null,
  );
}

/** The form, with the people of a demo beside it. */
function signInLayout(title: string, form: Html, people: Html | null): string {
  return page(
    title,
    html`<div class="${people ? 'sign-in with-people' : 'sign-in'}">
      <section class="sign-in-form">${form}</section>
      ${people}
    </div>`,
  );
}

/** What a person with a role does, in the demo. */
const DOES: Record<Role, string> = {
  VIEWER: 'Looks at everything, changes nothing',
  PREPARER: 'Prepares batches from files',
  APPROVER: 'Checks batches and approves them',
  ADMIN: 'Sets the rules and reads the audit log',
  TRADER: 'Trades and converts on the exchange',
};

/** One button for each person of the demo, who is signed in by it. */
function demoPeople(users: readonly DemoUser[], action: string, publicDemo: boolean): Html {
  const entities = [...new Set(users.map((user) => user.entity))];
  return html`<section class="people" id="demo-users" aria-labelledby="people">
    <h2 id="people">Try the demo as</h2>
    <p class="quiet">
      ${
        publicDemo
          ? 'This is a public demo: the money is invented, and the passwords are public.'
          : 'One click signs you in.'
      }
      Each password is the user name.
    </p>
    ${entities.map(
      (entity) =>
        html`<h3>${entity}</h3>
          <ul>
            ${users
              .filter((user) => user.entity === entity)
              .toSorted((left, right) => rank(left) - rank(right) || left.name.localeCompare(right.name))
              .map((user) => person(user, action))}
          </ul>`,
    )}
  </section>`;
}

/** Those who do the daily work come first. */
function rank({ roles }: DemoUser): number {
  return ['PREPARER', 'APPROVER', 'ADMIN', 'TRADER', 'VIEWER'].indexOf(roles[0] ?? 'VIEWER');
}

function person({ name, displayName, roles }: DemoUser, action: string): Html {
  return html`<li>
    <form method="post" action="${action}">
      <input type="hidden" name="username" value="${name}" />
      <input type="hidden" name="password" value="${name}" />
      <button type="submit" class="person">
        <span class="person-name">${displayName ?? name}</span>
        <code>${name}</code>
        <span class="quiet">${roles.map((role) => DOES[role]).join('. ')}</span>
      </button>
    </form>
  </li>`;
}
