import type { LocalText } from '#contract/format.ts';
import { companyFieldNames } from '#contract/companies/company-field-names.en.ts';
import { jobFieldNames } from '#contract/jobs/fields/job-field-names.en.ts';

/** "a second", "50 seconds", "a minute", "12 minutes", "5 hours". */
function toWait(seconds: number): string {
  if (seconds < 60) return seconds <= 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes === 1) return 'a minute';
  return minutes <= 120 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`;
}

/** What the API refuses, by its code; `statuses` (statuses.ts) has the status of each. */
export const errors = {
  // Requests
  nothingHere: 'There is nothing at this address.',
  unreadableRequest: 'The request could not be read.',
  headersTooLarge: 'The headers are too large.',
  addressNotEncoded:
    'The address holds characters that must be percent-encoded, as letters of other alphabets must.',
  requestTooSlow: 'The request took too long to arrive.',
  unreadableValue: 'A value in the request is not valid.',
  takesTooLong: 'This is taking too long. Please try again later.',
  serviceBusy: 'The service is busy. Please try again in a moment.',
  tooManyConnections: 'Too many connections from your network. Please try again in a moment.',
  diskFull: 'Our storage is full right now. Please try again later.',
  internal: 'Something went wrong on our side. Please try again later.',
  bodyTooLarge: (kilobytes: number) => `This is too large. The limit is ${kilobytes} kB.`,
  lengthRequired: 'The request must say how long its body is.',
  originNotAllowed: 'Pages of this origin may not make this call.',
  bodyNotObject: 'The body must be a JSON object.',
  bodyNotUtf8: 'The body is not valid UTF-8.',
  bodyNotJson: 'The body is not valid JSON.',
  jsonExpected: 'Please send JSON, with the header Content-Type: application/json.',
  formExpected: 'Please send a form (multipart/form-data) or JSON.',
  unreadableForm: 'Could not read the form. Please send it again.',
  sendAgain: 'Please send this again.',
  changedBeforeSaving: 'This was changed before you saved. Please compare both versions.',
  salaryBoundsSwapped: 'minSalary must not be above maxSalary.',
  creatorNotId: 'createdBy must be the id of a user.',
  fileNotFound: 'File not found.',
  filePartNotFound: 'The file has no such part.',
  picturesBusy: 'Many pictures are being drawn right now. Please try again in a few seconds.',
  pictureNotFound: 'There is no such picture.',
  sitemapPartNotFound: 'There is no such part of the sitemap.',
  logoTooLarge: (megabytes: number) => `The logo is too large: at most ${megabytes} MB is accepted.`,
  formTooLarge: (megabytes: number) =>
    `The form is too large: at most ${megabytes} MB is accepted beside the file.`,
  logoSentTwice: 'The logo was sent twice.',
  tooManyFields: (count: number) => `The form has more than ${count} fields.`,
  sentTwice: (field: string) => `${field} was sent twice.`,
  fieldNotUtf8: (field: string) => `${field} is not valid UTF-8.`,
  givenTwice: (name: string) => `${name} must be given once.`,
  notText: (name: string) => `${name} holds characters that are not text.`,
  textTooLong: (name: string, most: number) => `${name} must be at most ${most} characters.`,
  notWholeNumber: (name: string, most: number) => `${name} must be a whole number from 1 to ${most}.`,
  notNumber: (name: string, most: number) => `${name} must be a number from 0 to ${most}.`,
  notAmong: (name: string, choices: string) => `${name} must be among: ${choices}.`,
  versionMalformed: (header: string) => `${header} must be a version like "v3", or *.`,
  keyMalformed: (header: string) => `${header} must be 8 to 128 letters, digits, - and _.`,
  keyReused: (header: string) => `This ${header} was used for another request.`,
  tooManyFromNetwork: (seconds: number) =>
    `Too many attempts from your network, perhaps by others. Please try again in ${toWait(seconds)}.`,
  tooManyAttempts: (seconds: number) => `Too many attempts. Please try again in ${toWait(seconds)}.`,

  // Accounts
  signInFirst: 'Please sign in first.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  sessionRevoked: 'Your session has ended. Please sign in again.',
  administratorsOnly: 'Only administrators can do this.',
  ownerOnlyChanges: 'Only its owner can change this.',
  ownerOnlySees: 'Only its owner can see this.',
  wrongCredentials: 'Invalid credentials. Please try again.',
  emailTaken: 'An account with this email already exists. Please sign in.',
  linkOutdated: 'This link no longer works. Please ask for a new one.',
  ownAddressAlready: 'This is your address already.',
  wrongCurrentPassword: 'Your current password is not correct.',
  accountChangedElsewhere: 'Your account has just been changed elsewhere. Please try again.',
  onlyAdministrator: 'This is the only administrator. Make another account an administrator first.',
  signInBusy: 'Too many people are signing in. Please try again in a moment.',
  addressUnknown: 'No account has this e-mail address.',
  ownRole: 'You cannot take this from yourself: another administrator can.',
  userNotFound: 'User not found.',
  accountNotFound: 'Account not found.',
  ownAccount: 'This is your own account. Please use the account settings.',
  decisionNotFound: 'Decision not found.',
  decisionFinal: 'This decision can no longer be undone.',
  changedSinceDecision: 'This was changed after the decision, so it cannot be undone.',
  changedOrDecided: 'This was changed or decided after you read it. Nothing was overwritten.',
  failedWorkNotFound: 'Failed work not found.',

  // Jobs and companies
  cityNotFound: 'City not found.',
  jobNotFound: 'Job not found.',
  companyNotFound: 'Company not found.',
  ownJobsOnly: 'You can list only your own jobs.',
  ownCompaniesOnly: 'You can list only your own companies.',
  notOwnCompany: 'Choose one of your own companies.',
  categoryUnknown: 'Choose a category from the list.',
  jobNotApproved: 'Only an approved job can be closed or opened again.',
  deadlinePassed: 'Its deadline has passed. Please change the deadline first.',
  companyOfJobDeleted: 'The company of this job is deleted.',
  ownerLeaving: 'The owner is deleting this account. Signing in restores everything.',
  logosBusy: 'Many logos are being read right now. Please try again in a few seconds.',
  logoUnreadable: 'Could not read this logo. The file may be damaged.',
  logoTooWide: 'This logo is too large. Use one up to 2000 pixels wide.',
  logoNotPicture: 'The logo must be a picture: JPEG, PNG, WebP, AVIF or GIF.',
  deadlinePast: 'Application deadline must not be in the past.',
  deadlineFar: (months: number) => `Application deadline must be at most ${months} months ahead.`,
  walkInLate: 'The last day to walk in must not be after the application deadline.',
  tooManyJobs: (count: number) => `You have ${count} jobs already. Please delete old ones first.`,
  tooManyCompanies: (count: number) => `You have ${count} companies already, and there can be no more.`,
  jobDeleted: 'This job is deleted.',
  companyDeleted: 'This company is deleted.',
  jobDeletedLongAgo: (days: number) => `A deleted job can be brought back for ${days} days only.`,
  companyDeletedLongAgo: (days: number) => `A deleted company can be brought back for ${days} days only.`,
  logoTooManyPixels: (millions: number, side: number) =>
    `The logo has too many pixels: at most ${millions} million are read, and ${side} on each side.`,

  // Alerts
  browserNotSupported: 'Notifications of this browser are not supported.',
  notByNotification: 'This alert does not come as a notification.',
  otherPhoneSubscribed: 'Please turn this on with the phone that subscribed.',
  operatorSendsNoSms: 'Your operator cannot send new jobs by SMS. Please choose a notification.',
  deviceRefusesNotifications: 'This device no longer accepts notifications. Please turn them on again.',
  notificationsAway: 'Notifications cannot be sent now. Please try again in a few minutes.',
  alertGone: 'This alert no longer exists.',
  tooManyAlerts: 'You have too many alerts. Please stop one of them first.',
  alertOfOtherDevice: 'This alert belongs to another device.',

  // Applications
  applicationNotFound: 'Application not found.',
  jobClosed: 'This job is closed. Nothing was sent.',
  jobInReview: 'The job is being reviewed again. Please send this later.',
  inboxClosed: 'An administrator has closed these applications.',
  confirmAddressFirst: 'Please confirm your email address in the account settings first.',
  noInbox: 'This job takes no applications here. Please apply as its page says.',
  ownJob: 'This is your own job.',
  applicationDecided: 'The employer has decided, so this can no longer be withdrawn.',
  moveForbidden: 'This application cannot be moved there.',
  questionUnanswered: (question: string) => `Please answer: ${question}`,
  answerInvalid: (question: string) => `This answer does not fit the question: ${question}`,
  cvMissing: 'Please add your CV.',
  cvTooLarge: (megabytes: number) => `The CV is too large: at most ${megabytes} MB is accepted.`,
  cvNotDocument: 'The CV must be a PDF or DOCX file.',
  cvUnreadable: 'Could not read this CV. The file may be damaged.',
  cvLocked: 'This CV needs a password to open. Please save it without one and send that.',
  cvWithMacros: 'This CV contains macros or linked files. Please save it as PDF and send that.',
  uploadElsewhere: 'This upload has another length. Please ask where it continues.',
  uploadOffsetMissing: (header: string) => `${header} must be a whole number.`,

  // Subscription
  notSubscribed: 'This number is not subscribed.',
  notMobile: 'This is not a mobile number of Bangladesh.',
  subscribingAway: 'You cannot subscribe right now. Please try again later.',
  noMoreCodes: (seconds: number) => `No more codes can be sent now. Please try again in ${toWait(seconds)}.`,
  codeJustSent: (seconds: number) => `We have just sent an OTP. Please try again in ${toWait(seconds)}.`,

  /** Of a schema, which names the field. */
  invalidField: (problem: LocalText) => problem.en,
};

/** What errors call the fields of a request, by their path in it; '' is the whole. Other fields have the path. */
export const fieldNames = {
  account: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phoneNumber: 'Mobile number',
    password: 'Password',
    currentPassword: 'Current password',
    newPassword: 'New password',
  },
  admin: { reason: 'Reason', email: 'Email', text: 'Search text', lastId: 'Last id' },
  alert: { 'to.email': 'Email' },
  company: { '': 'The company', address: 'Address', socialMedia: 'Social media', ...companyFieldNames },
  job: jobFieldNames,
  report: { reason: 'Reason', text: 'Text', key: 'Key' },
  application: {
    key: 'Key',
    jobId: 'Job',
    name: 'Name',
    phone: 'Mobile number',
    email: 'Email',
    note: 'Note',
    answers: 'Answers',
    cv: 'CV',
    moves: 'Decisions',
  },
};
