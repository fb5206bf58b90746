import { COUNTRIES } from '../../../../domain/countries/registry.ts';
import type { CountryRail } from '../../../../domain/countries/country.ts';
import { paths, signInPath } from '../../../../shared/dashboard-routes.ts';
import { CURRENCIES, formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Language, Role } from '../../../../shared/terms.ts';
import { html, page, type Html } from '../../../identity/pages/html.ts';
import { newMaximumOf, NEW_LIMITS } from '../new-entity.ts';
import { FIRST_START_PATH } from './first-start-link.ts';
import { FAULTS, OFFERED_ROLES, type Fault, type Typed } from './read-form.ts';
import { SANDBOX_MONEY, type SetUp } from './set-up.ts';
import { FIRST_START_WORDS, type FirstStartWords } from './words.ts';

export interface Form {
  token: string;
  language: Language;
  typed: Typed;
  faults: readonly Fault[];
  /** Every zone that may be chosen. */
  zones: readonly string[];
  /** The address of another identity provider; null for the embedded one. */
  issuer: string | null;
  /** Whether Outlay can send mail. */
  mails: boolean;
}

/** The fields as they are before anything was typed. */
export function newlyTyped(country: Typed['country']): Typed {
  const maxima = new Map(
    country.rails.all.map(({ rail, maxAmountMinor }) => [
      rail as string,
      maxAmountMinor === null ? '' : formatAmount(maxAmountMinor, country.currency),
    ]),
  );
  return {
    company: '',
    legalName: '',
    country,
    currencies: [],
    timezone: country.timezone,
    name: '',
    userName: '',
    subject: '',
    email: '',
    roles: ['PREPARER'],
    person: '',
    personEmail: '',
    personRoles: ['APPROVER', 'ADMIN'],
    withdrawals: String(NEW_LIMITS.withdrawals),
    amount: formatAmount(newMaximumOf(country), country.currency),
    approvals: '1',
    rails: maxima,
    maxima,
    bank: 'sandbox',
  };
}

/** The page of the first start: one form, without a script. */
export function drawForm(form: Form): string {
  const { token, language, faults } = form;
  const words = FIRST_START_WORDS[language];
  const title = faults.length > 0 ? words.errorIn(words.title) : words.title;
  return page(
    title,
    html`<div class="set-up">
      <h1>${words.title}</h1>
      ${faults.length > 0 && faultList(words, faults)}
      <p>${words.lead}</p>
      <form method="post" action="${FIRST_START_PATH}/${token}" novalidate>
        ${company(form, words)} ${admin(form, words)} ${second(form, words)} ${limits(form, words)}
        ${rails(form, words)} ${bank(form, words)}
        <button type="submit">${words.submit}</button>
      </form>
    </div>`,
    { language },
  );
}

function faultList(words: FirstStartWords, faults: readonly Fault[]): Html {
  return html`<div class="error" role="alert" id="error">
    <h2>${words.notDone}</h2>
    <ul>
      ${faults.map((fault) => html`<li><a href="#${FAULTS[fault]}">${words.faults[fault]}</a></li>`)}
    </ul>
  </div>`;
}

interface Field {
  id: string;
  label: string;
  value?: string;
  hint?: string | null;
  optional?: boolean;
  type?: 'text' | 'email' | 'password';
  autocomplete?: string;
  most: number;
  mode?: 'numeric' | 'decimal';
}

/** A labelled text field with its hint, and with its fault beside it. */
function field({ faults }: Form, words: FirstStartWords, given: Field): Html {
  const { id, label, value = '', hint = null, optional = false, type = 'text', mode } = given;
  const fault = faults.find((one) => FAULTS[one] === id);
  const describedBy = [hint !== null && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const mark = optional && html`<span class="quiet">${words.optional}</span>`;
  return html`<label for="${id}">${label} ${mark}</label>
    ${hint !== null && html`<p class="quiet hint" id="${id}-hint">${hint}</p>`}
    ${fault !== undefined && html`<p class="fault" id="${id}-fault">${words.faults[fault]}</p>`}
    <input
      id="${id}"
      name="${id}"
      type="${type}"
      maxlength="${given.most}"
      autocomplete="${given.autocomplete ?? 'off'}"
      ${id === 'username' && { html: 'autocapitalize="none" spellcheck="false"' }}
      ${mode !== undefined && html`inputmode="${mode}"`}
      value="${value}"
      ${!optional && { html: 'required' }}
      ${describedBy !== '' && html`aria-describedby="${describedBy}"`}
      ${fault !== undefined && { html: 'aria-invalid="true"' }}
    />`;
}

/** A check box or a radio button with its label. */
function choice(given: {
  kind: 'checkbox' | 'radio';
  id: string;
  name: string;
  value: string;
  checked: boolean;
  label: string;
  hint?: string;
}): Html {
  const { kind, id, name, value, checked, label, hint } = given;
  return html`<div class="choice">
    <input
      id="${id}"
      name="${name}"
      type="${kind}"
      value="${value}"
      ${checked && { html: 'checked' }}
      ${hint !== undefined && html`aria-describedby="${id}-hint"`}
    />
    <label for="${id}">${label}</label>
    ${hint !== undefined && html`<p class="quiet hint" id="${id}-hint">${hint}</p>`}
  </div>`;
}

/** A part of the form with its heading. */
function part(legend: string, hint: string | null, body: Html): Html {
  return html`<fieldset class="card">
    <legend>${legend}</legend>
    ${hint !== null && html`<p class="quiet">${hint}</p>`} ${body}
  </fieldset>`;
}

/** Several choices below a question, inside a part. */
function group(question: string, hint: string | null, fault: string | null, choices: readonly Html[]): Html {
  return html`<fieldset class="group">
    <legend>${question}</legend>
    ${hint !== null && html`<p class="quiet hint">${hint}</p>`}
    ${fault !== null && html`<p class="fault">${fault}</p>`} ${choices}
  </fieldset>`;
}

/** Choices that few people need, behind a heading that opens them. */
function more(heading: string, hint: string, isOpen: boolean, choices: readonly Html[]): Html {
  return html`<details class="more" ${isOpen && { html: 'open' }}>
    <summary>${heading}</summary>
    <p class="quiet hint">${hint}</p>
    ${choices}
  </details>`;
}

function company(form: Form, words: FirstStartWords): Html {
  const { typed, language, zones, faults } = form;
  const { country } = typed;
  const countries = new Intl.DisplayNames(language, { type: 'region' });
  return part(
    words.company,
    null,
    html`${field(form, words, {
        id: 'company',
        label: words.companyName,
        value: typed.company,
        autocomplete: 'organization',
        most: 100,
      })}
      ${field(form, words, {
        id: 'legal-name',
        label: words.legalName,
        value: typed.legalName,
        hint: words.legalNameHint,
        optional: true,
        most: 200,
      })}
      <label for="country">${words.country}</label>
      <p class="quiet hint" id="country-hint">${words.countryHint(country.currency)}</p>
      <select id="country" name="country" aria-describedby="country-hint">
        ${COUNTRIES.map(
          ({ code }) =>
            html`<option value="${code}" ${code === country.code && { html: 'selected' }}>
              ${countries.of(code) ?? code}
            </option>`,
        )}
      </select>
      <label for="timezone">${words.timezone}</label>
      <p class="quiet hint" id="timezone-hint">${words.timezoneHint}</p>
      ${faults.includes('TIMEZONE') && html`<p class="fault">${words.faults.TIMEZONE}</p>`}
      <select id="timezone" name="timezone" aria-describedby="timezone-hint">
        ${zones.map(
          (zone) =>
            html`<option value="${zone}" ${zone === typed.timezone && { html: 'selected' }}>${zone}</option>`,
        )}
      </select>
      ${more(
        words.currencies,
        words.currenciesHint,
        typed.currencies.length > 0,
        CURRENCIES.filter((currency) => currency !== country.currency).map((currency) =>
          choice({
            kind: 'checkbox',
            id: `currency-${currency}`,
            name: 'currencies',
            value: currency,
            checked: typed.currencies.includes(currency),
            label: currencyLabel(currency, language),
          }),
        ),
      )}`,
  );
}

/** A currency with its name; codes that ISO 4217 does not have name themselves. */
function currencyLabel(currency: Currency, language: Language): string {
  if (currency.length !== 3) return currency;
  const name = new Intl.DisplayNames(language, { type: 'currency', fallback: 'none' }).of(currency);
  return name === undefined ? currency : `${currency}, ${name}`;
}

function admin(form: Form, words: FirstStartWords): Html {
  const { typed, issuer, faults } = form;
  return part(
    words.you,
    words.youHint,
    html`${field(form, words, {
      id: 'name',
      label: words.name,
      value: typed.name,
      autocomplete: 'name',
      most: 100,
    })}
    ${field(form, words, {
      id: 'email',
      label: words.email,
      value: typed.email,
      hint: words.emailHint,
      optional: true,
      type: 'email',
      autocomplete: 'email',
      most: 254,
    })}
    ${issuer === null ? ownSignIn(form, words) : signInElsewhere(form, words, issuer)}
    ${group(words.yourRoles, null, faults.includes('ROLES') ? words.faults.ROLES : null, [
      ...roleChoices(words, 'role', 'roles', typed.roles, ['PREPARER', 'APPROVER']),
      html`<p class="quiet hint">${words.alwaysAdmin}</p>`,
    ])}`,
  );
}

function ownSignIn(form: Form, words: FirstStartWords): Html {
  return html`${field(form, words, {
    id: 'username',
    label: words.userName,
    value: form.typed.userName,
    hint: words.userNameHint,
    autocomplete: 'username',
    most: 100,
  })}
  ${field(form, words, {
    id: 'password',
    label: words.password,
    hint: words.passwordHint,
    type: 'password',
    autocomplete: 'new-password',
    most: 1_000,
  })}
  ${field(form, words, {
    id: 'again',
    label: words.again,
    type: 'password',
    autocomplete: 'new-password',
    most: 1_000,
  })}`;
}

/** At another provider a person is known by its subject, which the refusal of a first sign-in shows. */
function signInElsewhere(form: Form, words: FirstStartWords, issuer: string): Html {
  return html`<p>${words.elsewhere(new URL(issuer).host)}</p>
    ${field(form, words, {
      id: 'subject',
      label: words.subject,
      value: form.typed.subject,
      hint: words.subjectHint,
      most: 255,
    })}
    <p><a href="/app/sign-in" target="_blank" rel="noopener">${words.subjectLink}</a></p>`;
}

function roleChoices(
  words: FirstStartWords,
  prefix: string,
  name: string,
  chosen: readonly Role[],
  offered: readonly (typeof OFFERED_ROLES)[number][],
): Html[] {
  return offered.map((role) =>
    choice({
      kind: 'checkbox',
      id: `${prefix}-${role}`,
      name,
      value: role,
      checked: chosen.includes(role),
      label: words.does[role],
    }),
  );
}

function second(form: Form, words: FirstStartWords): Html {
  const { typed, mails } = form;
  return part(
    words.secondPerson,
    words.secondHint,
    html`${field(form, words, { id: 'person', label: words.personName, value: typed.person, most: 100 })}
    ${field(form, words, {
      id: 'person-email',
      label: words.personEmail,
      value: typed.personEmail,
      hint: words.personEmailHint(mails),
      optional: true,
      type: 'email',
      most: 254,
    })}
    ${group(words.theirRoles, words.rolesHint, null, [
      ...roleChoices(words, 'person-role', 'person-roles', typed.personRoles, OFFERED_ROLES),
    ])}`,
  );
}

function limits(form: Form, words: FirstStartWords): Html {
  const { typed } = form;
  const approvals = (['1', '2'] as const).map((value) =>
    choice({
      kind: 'radio',
      id: `approvals-${value}`,
      name: 'approvals',
      value,
      checked: typed.approvals === value,
      label: value === '1' ? words.oneApproval : words.twoApprovals,
    }),
  );
  return part(
    words.limits,
    words.limitsHint,
    html`${field(form, words, {
      id: 'withdrawals',
      label: words.withdrawals,
      value: typed.withdrawals,
      mode: 'numeric',
      most: 9,
    })}
    ${field(form, words, {
      id: 'amount',
      label: words.amount(typed.country.currency),
      value: typed.amount,
      mode: 'decimal',
      most: 30,
    })}
    ${group(words.approvals, null, null, approvals)}`,
  );
}

function rails({ typed, faults }: Form, words: FirstStartWords): Html {
  const { country } = typed;
  const fault = (['RAILS', 'RAIL_MAXIMUM'] as const).find((one) => faults.includes(one));
  const line = ({ rail, name }: CountryRail) =>
    html`<div class="rail">
      ${choice({
        kind: 'checkbox',
        id: `rail-${rail}`,
        name: 'rails',
        value: rail,
        checked: typed.rails.has(rail),
        label: name,
        hint: words.speed[rail],
      })}
      <input
        name="maximum-${rail}"
        type="text"
        inputmode="decimal"
        autocomplete="off"
        maxlength="30"
        aria-label="${words.maximum(name, country.currency)}"
        value="${typed.maxima.get(rail) ?? ''}"
      />
    </div>`;
  return part(
    words.rails,
    words.railsHint,
    html`${fault !== undefined && html`<p class="fault">${words.faults[fault]}</p>`}
      <p class="quiet rail-heads" aria-hidden="true">${words.maximumHead(country.currency)}</p>
      <div id="rails">${country.rails.all.map(line)}</div>`,
  );
}

function bank({ typed }: Form, words: FirstStartWords): Html {
  const money = `${typed.country.currency} ${SANDBOX_MONEY}`;
  return part(
    words.bank,
    null,
    html`${choice({
      kind: 'radio',
      id: 'bank-sandbox',
      name: 'bank',
      value: 'sandbox',
      checked: typed.bank === 'sandbox',
      label: words.sandbox,
      hint: words.sandboxHint(money),
    })}
    ${choice({
      kind: 'radio',
      id: 'bank-own',
      name: 'bank',
      value: 'own',
      checked: typed.bank === 'own',
      label: words.own,
      hint: words.ownHint,
    })}`,
  );
}

/** The page after the form: the company is there, and two steps come next. */
export function drawDone(language: Language, done: SetUp): string {
  const words = FIRST_START_WORDS[language];
  const next = done.sandbox ? paths.overview() : paths.newBankConnection();
  return page(
    words.doneTitle(done.company),
    html`<div class="set-up">
      <h1>${words.doneTitle(done.company)}</h1>
      <section class="card">
        <h2>1. ${words.handOver(done.second)}</h2>
        ${
          done.link === null
            ? html`<p>${words.mailed(done.mailedTo ?? '')}</p>`
            : html`<p><code class="link">${done.link}</code></p>
                <p>${words.handOverText}</p>`
        }
        <p class="quiet">${words.lostLink}</p>
      </section>
      <section class="card">
        <h2>2. ${words.signInNext}</h2>
        <p>${done.sandbox ? words.signInText : words.signInOwnText}</p>
        <a class="button" href="${signInPath(next)}">${done.sandbox ? words.signIn : words.signInOwn}</a>
      </section>
    </div>`,
    { language },
  );
}
