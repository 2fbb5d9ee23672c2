import { accountMessages as accountEn } from '#features/account/messages.en.ts';
import { accountMessages as accountBn } from '#features/account/messages.bn.ts';
import { alertMessages as alertsEn } from '#features/alerts/messages.en.ts';
import { alertMessages as alertsBn } from '#features/alerts/messages.bn.ts';
import { applicationMessages as applicationEn } from '#presenters/applying/application.en.ts';
import { applicationMessages as applicationBn } from '#presenters/applying/application.bn.ts';
import { applicationStateMessages as appliedEn } from '#presenters/applying/application-state.en.ts';
import { applicationStateMessages as appliedBn } from '#presenters/applying/application-state.bn.ts';
import { articleMessages as articleEn } from '#features/job-details/messages.en.ts';
import { articleMessages as articleBn } from '#features/job-details/messages.bn.ts';
import { companyMessages as companyEn } from '#features/employer/companies/messages.en.ts';
import { companyMessages as companyBn } from '#features/employer/companies/messages.bn.ts';
import { dialogMessages as dialogsEn } from '#platform/dialogs/dialogs.en.ts';
import { dialogMessages as dialogsBn } from '#platform/dialogs/dialogs.bn.ts';
import { jobEditorMessages as editorEn } from '#features/employer/jobs/messages.en.ts';
import { jobEditorMessages as editorBn } from '#features/employer/jobs/messages.bn.ts';
import { failureMessages as failuresEn } from '#features/job-details/failure-messages.en.ts';
import { failureMessages as failuresBn } from '#features/job-details/failure-messages.bn.ts';
import { inboxMessages as applyHereEn } from '#features/applications/inbox/messages.en.ts';
import { inboxMessages as applyHereBn } from '#features/applications/inbox/messages.bn.ts';
import { landingMessages as landingEn } from '#features/landing/messages.en.ts';
import { landingMessages as landingBn } from '#features/landing/messages.bn.ts';
import { languageMessages as languageEn } from '#shell/language-switch.en.ts';
import { languageMessages as languageBn } from '#shell/language-switch.bn.ts';
import { bookmarkMessages as markEn } from '#features/saved-jobs/bookmark/bookmark.en.ts';
import { bookmarkMessages as markBn } from '#features/saved-jobs/bookmark/bookmark.bn.ts';
import { offlineMessages as offlineEn } from '#shell/offline/offline-line.en.ts';
import { offlineMessages as offlineBn } from '#shell/offline/offline-line.bn.ts';
import { placeMessages as placeEn } from '#features/employer/messages.en.ts';
import { placeMessages as placeBn } from '#features/employer/messages.bn.ts';
import {
  postedJobsMessages as postedEn,
  profileMessages as profileEn,
} from '#features/employer/profile/messages.en.ts';
import {
  postedJobsMessages as postedBn,
  profileMessages as profileBn,
} from '#features/employer/profile/messages.bn.ts';
import { pwaMessages as pwaEn } from '#shell/pwa-messages.en.ts';
import { pwaMessages as pwaBn } from '#shell/pwa-messages.bn.ts';
import { recoveryMessages as recoveryEn } from '#features/account/recovery/messages.en.ts';
import { recoveryMessages as recoveryBn } from '#features/account/recovery/messages.bn.ts';
import { relatedMessages as relatedEn } from '#features/job-details/more-jobs.en.ts';
import { relatedMessages as relatedBn } from '#features/job-details/more-jobs.bn.ts';
import { reminderMessages as reminderEn } from '#features/alerts/reminder.en.ts';
import { reminderMessages as reminderBn } from '#features/alerts/reminder.bn.ts';
import { reportMessages as reportEn } from '#features/job-details/reporting/messages.en.ts';
import { reportMessages as reportBn } from '#features/job-details/reporting/messages.bn.ts';
import { reportLinkMessages as reportLinkEn } from '#features/job-details/reporting/report-link.en.ts';
import { reportLinkMessages as reportLinkBn } from '#features/job-details/reporting/report-link.bn.ts';
import { resumeMessages as resumesEn } from '#features/resumes/messages.en.ts';
import { resumeMessages as resumesBn } from '#features/resumes/messages.bn.ts';
import { savedMessages as savedEn } from '#features/saved-jobs/messages.en.ts';
import { savedMessages as savedBn } from '#features/saved-jobs/messages.bn.ts';
import { jobSearchMessages as searchEn, shownMessages as shownEn } from '#features/job-search/messages.en.ts';
import { jobSearchMessages as searchBn, shownMessages as shownBn } from '#features/job-search/messages.bn.ts';
import { menuMessages as menuEn } from '#shell/menu/messages.en.ts';
import { menuMessages as menuBn } from '#shell/menu/messages.bn.ts';
import { settingsMessages as settingsEn } from '#features/account/settings/messages.en.ts';
import { settingsMessages as settingsBn } from '#features/account/settings/messages.bn.ts';
import { shareMessages as shareEn } from '#features/job-details/sharing/messages.en.ts';
import { shareMessages as shareBn } from '#features/job-details/sharing/messages.bn.ts';
import { shellMessages as shellEn } from '#shell/messages.en.ts';
import { shellMessages as shellBn } from '#shell/messages.bn.ts';
import { unsubscribeMessages as stopEn } from '#features/subscription/stop/messages.en.ts';
import { unsubscribeMessages as stopBn } from '#features/subscription/stop/messages.bn.ts';
import { subscriptionMessages as subscriptionEn } from '#features/subscription/messages.en.ts';
import { subscriptionMessages as subscriptionBn } from '#features/subscription/messages.bn.ts';
import { valueLabels as valuesEn } from '#contract/jobs/value-labels.en.ts';
import { valueLabels as valuesBn } from '#contract/jobs/value-labels.bn.ts';
import type { Locale } from '#contract/format.ts';

/** The catalogues that tests name things by. */
const english = {
  appName: 'Kaj',
  account: accountEn,
  alerts: alertsEn,
  application: applicationEn,
  applied: appliedEn,
  applyHere: applyHereEn,
  article: articleEn,
  company: companyEn,
  dialogs: dialogsEn,
  editor: editorEn,
  failures: failuresEn,
  landing: landingEn,
  language: languageEn,
  mark: markEn,
  offline: offlineEn,
  place: placeEn,
  posted: postedEn,
  profile: profileEn,
  pwa: pwaEn,
  recovery: recoveryEn,
  related: relatedEn,
  reminder: reminderEn,
  report: reportEn,
  reportLink: reportLinkEn,
  resumes: resumesEn,
  saved: savedEn,
  search: searchEn,
  menu: menuEn,
  settings: settingsEn,
  share: shareEn,
  shell: shellEn,
  shown: shownEn,
  stop: stopEn,
  subscription: subscriptionEn,
  values: valuesEn,
};

export type Texts = typeof english;

const bangla: Texts = {
  appName: 'কাজ',
  account: accountBn,
  alerts: alertsBn,
  application: applicationBn,
  applied: appliedBn,
  applyHere: applyHereBn,
  article: articleBn,
  company: companyBn,
  dialogs: dialogsBn,
  editor: editorBn,
  failures: failuresBn,
  landing: landingBn,
  language: languageBn,
  mark: markBn,
  offline: offlineBn,
  place: placeBn,
  posted: postedBn,
  profile: profileBn,
  pwa: pwaBn,
  recovery: recoveryBn,
  related: relatedBn,
  reminder: reminderBn,
  report: reportBn,
  reportLink: reportLinkBn,
  resumes: resumesBn,
  saved: savedBn,
  search: searchBn,
  menu: menuBn,
  settings: settingsBn,
  share: shareBn,
  shell: shellBn,
  shown: shownBn,
  stop: stopBn,
  subscription: subscriptionBn,
  values: valuesBn,
};

export const textsOf: Readonly<Record<Locale, Texts>> = { en: english, bn: bangla };

/** Stands in a text for what the test does not know. */
export const ANY = '\u0000';

/** Finds any of the texts, whole. @param inserted what {@link ANY} stands for */
export function toPattern(texts: readonly string[], inserted = '.+'): RegExp {
  const escaped = texts.map((text) =>
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(ANY, inserted),
  );
  return new RegExp(`^(?:${escaped.join('|')})$`);
}
