/** Names that only lazy code reads; `storage.ts` is in every first screen. */
export const deviceStorageKeys = {
  /** Present while a download runs, so that the next start resumes it. */
  downloading: 'kaj:downloading',
  /** Present while this device has job alerts. */
  alerts: 'kaj:alerts',
  /** Ids of signed-out users with data still to delete, separated by spaces. */
  forgetting: 'kaj:forgetting',
  updateDismissed: 'kaj:update-dismissed',
  installDismissed: 'kaj:install-dismissed',
  /** "new" once installed, "ready" once the user has seen that it works offline. */
  installed: 'kaj:installed',
  /** Reasons for which persistent storage was requested, separated by spaces. */
  persistAsked: 'kaj:persist-asked',
  workerLeft: 'kaj:worker-left',
  visits: 'kaj:visits',
  /** When the start page was seen last, and last in the visit before. */
  lastLook: 'kaj:last-look',
  signInDevice: 'kaj:sign-in-device',
  /** Present while reports of jobs wait to be sent. */
  reportsWaiting: 'kaj:reports-waiting',
  /** Present once this device has written an application: the key of the last one, so that other tabs notice. */
  applicationWritten: 'kaj:application-written',
  /** When the server last confirmed the copies of applications; "none" without copies, absent while unknown. */
  inboxConfirmed: 'kaj:inbox-confirmed',
  /** Tokens of signed-out users that the server has not revoked yet, separated by spaces. */
  logoutsWaiting: 'kaj:logouts-waiting',
  /** Present while the device's database has the session for the worker. */
  sessionMirrored: 'kaj:session-mirrored',
  /** The message of the contact form that was cleared last, for a day. */
  contactMessage: 'kaj:contact-message',
  /** The app is stored in both languages. */
  bothLanguages: 'kaj:both-languages',
  /** "off", or absent: the job list uses single-letter keys. */
  letterKeys: 'kaj:admin-keys',
} as const;

/** The owner of drafts of forms that need no account: they belong to whoever uses the device. */
export const DEVICE_OWNER = '';

/** @param owner a user's id, or {@link DEVICE_OWNER} */
export const toDraftKey = (owner: string, name: string): string => `${owner}:${name}`;

/** A draft written by a closing page, until the drafts' database has it. */
export const toPendingDraftKey = (slot: string): string => `kaj:owed-draft:${slot}`;

/** The database, with a store for each kind of records. Clearing caches does not touch it. */
export const DATABASE = 'kaj';
/** Raise it with every new store; those that exist stay as they are. */
export const DATABASE_VERSION = 3;
export const stores = {
  savedJobs: 'saved-jobs',
  downloadedCvs: 'downloaded-cvs',
  ownCvs: 'own-cvs',
  drafts: 'drafts',
  letters: 'letters',
  alerts: 'alerts',
  reports: 'reports',
  figures: 'figures',
  downloads: 'downloads',
  offlineSearches: 'offline-searches',
  applications: 'applications',
  /** PDF and DOCX files to apply with. */
  applicationCvs: 'application-cvs',
  /** Applications that an employer has read here. */
  inbox: 'inbox',
  /** Decisions of an employer, which builds before December 2026 stored until they were sent. */
  decisions: 'decisions',
  /** The session, for the worker. */
  session: 'session',
} as const;
export type StoreName = (typeof stores)[keyof typeof stores];

/** Before a file's path: the Web Lock of the tab that downloads it, in every build. */
export const DOWNLOAD_LOCK = 'kaj-parts:';

/** Cache Storage names of the worker. */
export const cacheNames = {
  publicLists: 'kaj-lists-v1',
  publicDetails: 'kaj-details-v1',
  images: 'kaj-images-v1',
  pages: 'kaj-pages-v1',
  /** Letters for PDFs. */
  fonts: 'kaj-fonts-v1',
  /** Chunks of the previous build, for pages that are still open. */
  olderAssets: 'kaj-older-assets-v1',
} as const;

/** Raise one with every change of the stored shape, and migrate in its schema. */
export const SAVED_JOB_VERSION = 3;
export const ALERT_VERSION = 1;
export const LETTER_VERSION = 1;
export const REPORT_VERSION = 1;
export const APPLICATION_VERSION = 1;
export const APPLICATION_CV_VERSION = 1;
export const INBOX_VERSION = 1;
export const SESSION_VERSION = 1;
