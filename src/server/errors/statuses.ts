import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { errors } from './messages.en.ts';

export type ErrorCode = keyof typeof errors;

/** The status of each error. */
export const statuses = {
  // Requests
  nothingHere: 404,
  unreadableRequest: 400,
  headersTooLarge: 431,
  addressNotEncoded: 400,
  requestTooSlow: 408,
  unreadableValue: 400,
  takesTooLong: 503,
  serviceBusy: 503,
  internal: 500,
  bodyTooLarge: 413,
  originNotAllowed: 403,
  bodyNotObject: 400,
  bodyNotUtf8: 400,
  bodyNotJson: 400,
  jsonExpected: 415,
  formExpected: 415,
  unreadableForm: 400,
  sendAgain: 409,
  changedBeforeSaving: 409,
  salaryBoundsSwapped: 400,
  creatorNotId: 400,
  fileNotFound: 404,
  filePartNotFound: 416,
  picturesBusy: 503,
  pictureNotFound: 404,
  sitemapPartNotFound: 404,
  logoTooLarge: 413,
  formTooLarge: 413,
  logoSentTwice: 400,
  tooManyFields: 400,
  sentTwice: 400,
  fieldNotUtf8: 400,
  givenTwice: 400,
  notText: 400,
  textTooLong: 400,
  notWholeNumber: 400,
  notNumber: 400,
  notAmong: 400,
  versionMalformed: 400,
  keyMalformed: 400,
  keyReused: 422,
  tooManyAttempts: 429,

  // Accounts
  signInFirst: 401,
  sessionEnded: 401,
  administratorsOnly: 403,
  ownerOnlyChanges: 403,
  ownerOnlySees: 403,
  wrongCredentials: 401,
  emailTaken: 409,
  linkOutdated: 410,
  ownAddressAlready: 400,
  wrongCurrentPassword: 403,
  accountChangedElsewhere: 409,
  onlyAdministrator: 409,
  signInBusy: 503,
  addressUnknown: 404,
  ownRole: 409,
  userNotFound: 404,
  accountNotFound: 404,
  ownAccount: 409,
  decisionNotFound: 404,
  decisionFinal: 409,
  changedSinceDecision: 409,
  changedOrDecided: 409,
  failedWorkNotFound: 404,

  // Jobs and companies
  cityNotFound: 404,
  jobNotFound: 404,
  companyNotFound: 404,
  ownJobsOnly: 403,
  ownCompaniesOnly: 403,
  notOwnCompany: 400,
  categoryUnknown: 400,
  jobNotApproved: 409,
  deadlinePassed: 409,
  companyOfJobDeleted: 409,
  ownerLeaving: 409,
  logosBusy: 503,
  logoUnreadable: 400,
  logoTooWide: 400,
  logoNotPicture: 415,
  deadlinePast: 400,
  deadlineFar: 400,
  tooManyJobs: 409,
  tooManyCompanies: 409,
  jobDeleted: 409,
  companyDeleted: 409,
  jobDeletedLongAgo: 409,
  companyDeletedLongAgo: 409,
  logoTooManyPixels: 400,

  // Alerts
  browserNotSupported: 400,
  notByNotification: 400,
  otherPhoneSubscribed: 403,
  operatorSendsNoSms: 409,
  deviceRefusesNotifications: 410,
  notificationsAway: 503,
  alertGone: 410,
  tooManyAlerts: 409,
  alertOfOtherDevice: 403,

  // Applications
  applicationNotFound: 404,
  jobClosed: 409,
  jobInReview: 409,
  noInbox: 409,
  ownJob: 403,
  applicationDecided: 409,
  moveForbidden: 409,
  questionUnanswered: 400,
  answerInvalid: 400,
  cvMissing: 400,
  cvTooLarge: 413,
  cvNotDocument: 415,
  cvUnreadable: 400,
  cvLocked: 400,
  cvWithMacros: 400,
  uploadElsewhere: 409,
  uploadOffsetMissing: 400,

  // Subscription
  notSubscribed: 409,
  notMobile: 400,
  subscribingAway: 503,
  noMoreCodes: 429,
  codeJustSent: 429,

  invalidField: 400,
} as const satisfies Record<ErrorCode, ContentfulStatusCode>;

type Headers = Readonly<Record<string, string>>;

/** For 503 errors that are expected to end soon. */
export const RETRY_SOON: Headers = { 'Retry-After': '5' };
const BEARER: Headers = { 'WWW-Authenticate': 'Bearer' };
/** Closes the connection, which still contains the unread rest of the request. */
const CLOSE: Headers = { Connection: 'close' };

/** The headers that an error always has. */
export const headersOf: Partial<Record<ErrorCode, Headers>> = {
  takesTooLong: RETRY_SOON,
  serviceBusy: RETRY_SOON,
  picturesBusy: RETRY_SOON,
  logosBusy: RETRY_SOON,
  signInBusy: RETRY_SOON,
  signInFirst: BEARER,
  sessionEnded: BEARER,
  bodyTooLarge: CLOSE,
  logoTooLarge: CLOSE,
  cvTooLarge: CLOSE,
  formTooLarge: CLOSE,
};
