import { html } from 'hono/html';
import type { SubscriptionTerms } from '#contract/config/client-config.ts';
import { type Locale, toLocalDigits } from '#contract/format.ts';
import { type Markup, toPlainPage } from '../../http/response/plain-page.ts';
import { paymentTexts as bn } from './payment-texts.bn.ts';
import { paymentTexts as en } from './payment-texts.en.ts';

const allTexts = { en, bn } as const;

function toPage(language: Locale, content: Markup): Markup {
  const { title, mark } = allTexts[language];
  return toPlainPage({ title, language, mark, content });
}

interface PayPage {
  phone: string;
  terms: SubscriptionTerms;
  action: string;
}

/** The simulated payment page, with its outcomes as buttons. */
export function toPayPage(language: Locale, { phone, terms, action }: PayPage): Markup {
  const texts = allTexts[language];
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
  const texts = allTexts[language];
  return toPage(
    language,
    html`<h1>${texts.refused}</h1>
      <p>${texts.startAgain(code)}</p>`,
  );
}
