import { html } from 'hono/html';
import type { SubscriptionTerms } from '#contract/config/client-config.ts';
import { type Locale, toLocalDigits } from '#contract/format.ts';
import { type Markup, toPlainPage } from '../../http/response/html.ts';
import { paymentTexts } from '../subscription-texts.ts';
import { sandboxPaths } from '#contract/subscription/paths.ts';
import { testNumbers } from './memory.ts';

function toPage(language: Locale, content: Markup): Markup {
  const { title, mark } = paymentTexts[language];
  return toPlainPage({ title, language, mark, content });
}

interface PayPage {
  phone: string;
  terms: SubscriptionTerms;
  action: string;
}

/** The simulated payment page, with its outcomes as buttons. */
export function toPayPage(language: Locale, { phone, terms, action }: PayPage): Markup {
  const texts = paymentTexts[language];
  return toPage(
    language,
    html`<h1>${texts.heading(phone)}</h1>
      <p>${texts.terms(toLocalDigits(String(terms.price), language), terms.period)}</p>
      <form method="post" action="${action}">
        <button name="result" value="pay">${texts.pay}</button>
        <button class="plain" name="result" value="fail">${texts.fail}</button>
        <button class="plain" name="result" value="silent">${texts.silent}</button>
      </form>`,
  );
}

/** The payment page for an invalid address. */
export function toRefusedPage(language: Locale, code: string): Markup {
  const texts = paymentTexts[language];
  return toPage(
    language,
    html`<h1>${texts.refused}</h1>
      <p>${texts.startAgain(code)}</p>`,
  );
}

interface ShownMessage {
  text: string;
  code: string;
  at: Date;
}

const toMessage = ({ text, at }: ShownMessage): Markup =>
  html`<li>
    ${text}<br /><small
      ><time datetime="${at.toISOString()}">${at.toISOString().slice(11, 19)} UTC</time></small
    >
  </li>`;

function toInbox(phone: string | null, messages: readonly ShownMessage[], tel: string): Markup {
  if (tel === '') return html``;
  if (phone === null) return html`<p>This is not a mobile number of Bangladesh.</p>`;
  const list = messages.map(toMessage);
  return html`<h2>Messages to +${phone}</h2>
    ${
      list.length === 0
        ? html`<p>None yet.</p>`
        : html`<ol>
            ${list}
          </ol>`
    }`;
}

const toRow = ({ digits, what }: (typeof testNumbers)[number]): Markup =>
  html`<tr>
    <td><code>…${digits}</code></td>
    <td>${what}</td>
  </tr>`;

/** The inbox of one number. Numbers are never listed, as they may be real. */
export const toInboxPage = (phone: string | null, messages: readonly ShownMessage[], tel: string): Markup =>
  toPlainPage({
    title: 'Sandbox of the operators',
    mark: paymentTexts.en.mark,
    content: html`<h1>Messages of the simulated operators</h1>
      <form method="get" action="${sandboxPaths.page}">
        <label
          >Mobile number
          <input
            name="tel"
            type="tel"
            inputmode="tel"
            autocomplete="off"
            value="${tel}"
            maxlength="32"
            required
        /></label>
        <button>Show messages</button>
      </form>
      ${toInbox(phone, messages, tel)}
      <h2>Test numbers</h2>
      <p>Any mobile number works. The last three digits choose what the operator does:</p>
      <table>
        <thead>
          <tr>
            <th scope="col">ends with</th>
            <th scope="col">what happens</th>
          </tr>
        </thead>
        <tbody>
          ${testNumbers.map(toRow)}
          <tr>
            <td>anything else</td>
            <td>works</td>
          </tr>
        </tbody>
      </table>`,
  });
