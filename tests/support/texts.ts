import { accountMessagesIn } from '#features/account/messages.ts';
import { alertMessagesIn } from '#features/alerts/messages.ts';
import { applicationMessagesIn } from '#ui/applying/application-messages.ts';
import { applicationStateMessagesIn } from '#ui/panel-messages.ts';
import { articleMessagesIn } from '#features/job-details/messages.ts';
import { ownCompanyMessagesIn } from '#features/employer/companies/messages.ts';
import { platformMessagesIn } from '#platform/messages.ts';
import { jobEditorMessagesIn } from '#features/employer/jobs/messages.ts';
import {
  failureMessagesIn,
  reportMessagesIn,
  shareMessagesIn,
} from '#features/job-details/dialog-messages.ts';
import { inboxMessagesIn } from '#features/applications/inbox/messages.ts';
import { landingMessagesIn } from '#features/landing/messages.ts';
import { languageMessagesIn } from '#shell/footer/messages.ts';
import { bookmarkMessagesIn } from '#ui/messages.ts';
import { offlineMessagesIn, pwaMessagesIn } from '#shell/pwa-messages.ts';
import { placeMessagesIn } from '#features/employer/messages.ts';
import { postedJobsMessagesIn, profileMessagesIn } from '#features/employer/profile/messages.ts';
import { recoveryMessagesIn } from '#features/account/recovery/messages.ts';
import { relatedMessagesIn, reportLinkMessagesIn } from '#features/job-details/parts/messages.ts';
import { reminderMessagesIn } from '#features/alerts/reminder-messages.ts';
import { resumeMessagesIn } from '#features/resumes/messages.ts';
import { savedMessagesIn } from '#features/saved-jobs/messages.ts';
import { jobSearchMessagesIn, shownMessagesIn } from '#features/job-search/messages.ts';
import { menuMessagesIn } from '#shell/menu/messages.ts';
import { settingsMessagesIn } from '#features/account/settings/messages.ts';
import { shellMessagesIn } from '#shell/messages.ts';
import { unsubscribeMessagesIn, subscriptionMessagesIn } from '#features/subscription/messages.ts';
import { valueLabels } from '#contract/jobs/value-labels.ts';
import type { Locale } from '#contract/format.ts';

/** The catalogues that tests name things by. */
const toTexts = (language: Locale) => ({
  appName: language === 'bn' ? 'কাজ' : 'Kaj',
  account: accountMessagesIn[language],
  alerts: alertMessagesIn[language],
  application: applicationMessagesIn[language],
  applied: applicationStateMessagesIn[language],
  applyHere: inboxMessagesIn[language],
  article: articleMessagesIn[language],
  company: ownCompanyMessagesIn[language],
  dialogs: platformMessagesIn[language],
  editor: jobEditorMessagesIn[language],
  failures: failureMessagesIn[language],
  landing: landingMessagesIn[language],
  language: languageMessagesIn[language],
  mark: bookmarkMessagesIn[language],
  offline: offlineMessagesIn[language],
  place: placeMessagesIn[language],
  posted: postedJobsMessagesIn[language],
  profile: profileMessagesIn[language],
  pwa: pwaMessagesIn[language],
  recovery: recoveryMessagesIn[language],
  related: relatedMessagesIn[language],
  reminder: reminderMessagesIn[language],
  report: reportMessagesIn[language],
  reportLink: reportLinkMessagesIn[language],
  resumes: resumeMessagesIn[language],
  saved: savedMessagesIn[language],
  search: jobSearchMessagesIn[language],
  menu: menuMessagesIn[language],
  settings: settingsMessagesIn[language],
  share: shareMessagesIn[language],
  shell: shellMessagesIn[language],
  shown: shownMessagesIn[language],
  stop: unsubscribeMessagesIn[language],
  subscription: subscriptionMessagesIn[language],
  values: valueLabels[language],
});

export type Texts = ReturnType<typeof toTexts>;

export const textsOf: Readonly<Record<Locale, Texts>> = { en: toTexts('en'), bn: toTexts('bn') };

/** Stands in a text for what the test does not know. */
export const ANY = '\u0000';

/** Finds any of the texts, whole. @param inserted what {@link ANY} stands for */
export function toPattern(texts: readonly string[], inserted = '.+'): RegExp {
  const escaped = texts.map((text) =>
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(ANY, inserted),
  );
  return new RegExp(`^(?:${escaped.join('|')})$`);
}
