import { html, page } from './html.ts';

export interface DemoUser {
  name: string;
  entity: string;
  roles: readonly string[];
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
  return page(
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
      </form>
      ${demoUsers.length > 0 && demoList(demoUsers, publicDemo)}`,
  );
}

function demoList(users: readonly DemoUser[], publicDemo: boolean) {
  const entities = [...new Set(users.map((user) => user.entity))];
  return html`<section class="card" id="demo-users">
    <h2>Demo users</h2>
    <p class="quiet">
      ${
        publicDemo
          ? 'This is a public demo: the money is invented, and the passwords are public.'
          : 'This is a demo installation.'
      }
      Each user’s password is the user name.
    </p>
    ${entities.map(
      (entity) =>
        html`<h3>${entity}</h3>
          <ul>
            ${users
              .filter((user) => user.entity === entity)
              .map(
                (user) =>
                  html`<li>
                    <code>${user.name}</code>
                    <span class="quiet">${user.roles.map((role) => role.toLowerCase()).join(', ')}</span>
                  </li>`,
              )}
          </ul>`,
    )}
  </section>`;
}
