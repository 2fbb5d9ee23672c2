import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import {
  ApplicationForm,
  applicationKeyPattern,
  applicationLimits,
  applicationParts,
  Following,
  type Receipt,
  ReceiptData,
  ReceiptsData,
  UploadData,
} from '#contract/applications/application.ts';
import { UPLOAD_OFFSET_HEADER } from '#contract/http/write-headers.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction } from '../db/connection.ts';
import { readServerKey } from '../db/server-keys.ts';
import { ApiError } from '../errors/api-error.ts';
import {
  describeRoute,
  idParameter,
  requiredParameter,
  segment,
  text,
  whole,
} from '../http/describe-route.ts';
import { clientAddress } from '../http/request/client-address.ts';
import { cvBody, cvTooLarge, isForm, readForm, streamedBody } from '../http/request/body-limit.ts';
import { parseForm, readBody, readId, readJson, readNotices } from '../http/request/input.ts';
import { requireUser, type UserEnv } from '../http/request/require-user.ts';
import { countWrite } from '../http/request/run-write.ts';
import { countAttempt, type Limit, uncountAttempt } from '../limits/rate-limit.ts';
import type { SessionUser } from '../policies/sessions.ts';
import { checkCv, toSafeName } from './check-cv.ts';
import { storeFollowing } from './follow.ts';
import { type Arrived, findArrived, listReceipts, sendApplication } from './store.ts';
import { appendUpload, readOffset, readUpload, removeUploads, toAddressVolume } from './uploads.ts';
import { storeWithdrawal } from './remove-applications.ts';

/** What the routes of applications take of what the app hands out. */
export type ApplicationContext = Pick<AppContext, 'db' | 'clock' | 'config' | 'queue' | 'log'>;

const toLimit = (userId: string): Limit => ({
  key: ['applications a minute of', userId],
  attempts: applicationLimits.aMinute,
  windowMs: MINUTE_MS,
});
/** Of those that were stored: what was refused may come again, changed. */
const toDailyLimit = (userId: string): Limit => ({
  key: ['applications a day of', userId],
  attempts: applicationLimits.aDay,
  windowMs: DAY_MS,
});

/** Counted before the form is read. Repeats of what has arrived are counted here alone. */
const toFormLimit = (userId: string): Limit => ({
  key: ['forms of applications of', userId],
  attempts: applicationLimits.aMinute * 10,
  windowMs: MINUTE_MS,
});

/** Several cuts of a CV, and questions where it continues. */
const toUploadLimits = (userId: string): Limit[] => [
  { key: ['uploads of', userId], attempts: applicationLimits.aDay * 100, windowMs: DAY_MS },
];

const FormText = v.pipe(v.string(), v.parseJson());

/** The form and the file of a request; no file where it is sent by an upload. */
async function readSent(c: Context): Promise<{ form: ApplicationForm; file: Uint8Array | null }> {
  if (!isForm(c.req.header('Content-Type'))) {
    return { form: parseForm(ApplicationForm, await readJson(c), 'application'), file: null };
  }
  const body = await readForm(c);
  const [parts, files] = [body.getAll(applicationParts.application), body.getAll(applicationParts.cv)];
  for (const [name, given] of [
    [applicationParts.application, parts] as const,
    [applicationParts.cv, files] as const,
  ]) {
    if (given.length > 1) throw new ApiError('sentTwice', name);
  }
  const sent = v.safeParse(FormText, parts[0]);
  if (!sent.success) throw new ApiError('bodyNotJson');
  const [file] = files;
  if (typeof file === 'string') throw new ApiError('cvMissing');
  if (file !== undefined && file.size > applicationLimits.cvBytes) throw cvTooLarge();
  return {
    form: parseForm(ApplicationForm, sent.output, 'application'),
    file: file === undefined ? null : new Uint8Array(await file.arrayBuffer()),
  };
}

/** What a person is sent of a receipt: mails go to confirmed addresses alone. */
function toSent(
  { config }: ApplicationContext,
  user: SessionUser,
  { isFollowed, ...receipt }: Receipt,
): Receipt {
  const getsMails = config.client.hasMail && user.emailVerifiedAt !== null;
  return getsMails && isFollowed !== undefined ? { ...receipt, isFollowed } : receipt;
}

const toData = (context: ApplicationContext, user: SessionUser, { receipt, isKnown }: Arrived) => ({
  application: toSent(context, user, receipt),
  ...(isKnown && { isKnown }),
});

const send = (context: ApplicationContext) => async (c: Context<UserEnv>) => {
  const { db, clock } = context;
  const user = c.get('user');
  await countAttempt(context, [toFormLimit(user.id)]);
  const { form, file } = await readSent(c);
  const message = readNotices(c).applicationSent;
  const found = await findArrived(db.orm, user.id, form.key);
  // Whatever the limits, and whatever became of the job: it has arrived.
  if (found !== null) {
    await removeUploads(db.orm, user.id, [form.key]);
    return c.json({ success: true, message, data: toData(context, user, found) });
  }
  const jobId = readId(form.jobId, 'jobNotFound');
  await countAttempt(context, [toLimit(user.id), toDailyLimit(user.id)]);
  let isStored = false;
  try {
    const bytes = file ?? (await readUpload(context, { applicantId: user.id, key: form.key }));
    const type = await checkCv(bytes);
    const cv = { bytes, type, name: toSafeName(form.cv.name, type) };
    const markKey = await readServerKey(db, 'application-marks');
    const sending = { user, form: { ...form, jobId }, cv, markKey, now: clock() };
    const sent = await inTransaction(db, (tx) => sendApplication(tx, sending));
    isStored = sent.isCreated;
    if (isStored && file === null) {
      const address = clientAddress(c, context.config.trustedProxies);
      await uncountAttempt(context, toAddressVolume(address, bytes.length));
    }
    return c.json({ success: true, message, data: toData(context, user, sent) }, isStored ? 201 : 200);
  } finally {
    if (!isStored) await uncountAttempt(context, [toDailyLimit(user.id)]);
  }
};

const withdraw = (context: ApplicationContext) => async (c: Context<UserEnv>) => {
  const id = readId(c.req.param('id'), 'applicationNotFound');
  const user = c.get('user');
  const withdrawing = { id, userId: user.id, now: context.clock() };
  const withdrawn = await inTransaction(context.db, (tx) => storeWithdrawal(tx, withdrawing));
  const application = toSent(context, user, withdrawn);
  return c.json({ success: true, message: readNotices(c).applicationWithdrawn, data: { application } });
};

const follow = (context: ApplicationContext) => async (c: Context<UserEnv>) => {
  const id = readId(c.req.param('id'), 'applicationNotFound');
  const user = c.get('user');
  await countWrite(context, user);
  const { isFollowed } = await readBody(c, Following);
  const following = { id, userId: user.id, isFollowed };
  const followed = await inTransaction(context.db, (tx) => storeFollowing(tx, following));
  const application = toSent(context, user, followed);
  return c.json({ success: true, message: readNotices(c).choiceSaved, data: { application } });
};

function readName(c: Context<UserEnv>) {
  const key = c.req.param('key') ?? '';
  if (!applicationKeyPattern.test(key)) throw new ApiError('applicationNotFound');
  return { applicantId: c.get('user').id, key };
}

const showOffset = (c: Context, offset: number): Response => {
  c.header(UPLOAD_OFFSET_HEADER, String(offset));
  return c.json({ success: true, data: { offset } });
};

const upload = (context: ApplicationContext) => async (c: Context<UserEnv>) => {
  const name = readName(c);
  await countAttempt(context, toUploadLimits(name.applicantId));
  const given = c.req.header(UPLOAD_OFFSET_HEADER) ?? '';
  if (!/^\d{1,8}$/.test(given)) throw new ApiError('uploadOffsetMissing', UPLOAD_OFFSET_HEADER);
  if ((await findArrived(context.db.orm, name.applicantId, name.key)) !== null) {
    throw new ApiError('uploadElsewhere');
  }
  const address = clientAddress(c, context.config.trustedProxies);
  const { body } = c.req.raw;
  return showOffset(c, await appendUpload(context, { name, address, offset: Number(given), body }));
};

/** Of an application that has arrived the most, so that no byte of its CV is sent again. */
const offset =
  ({ db }: ApplicationContext) =>
  async (c: Context<UserEnv>) => {
    const name = readName(c);
    const found = await findArrived(db.orm, name.applicantId, name.key);
    return showOffset(c, found === null ? await readOffset(db.orm, name) : applicationLimits.cvBytes);
  };

const shared = { tag: 'Applications', access: 'user' } as const;
const keyParameter = segment(
  'key',
  'The key of the application.',
  text({ pattern: applicationKeyPattern.source }),
);

const descriptions = {
  list: describeRoute({
    ...shared,
    summary: 'Lists one’s own applications',
    description: 'With what their employers chose to tell.',
    data: { ReceiptsData },
  }),
  send: describeRoute({
    ...shared,
    summary: 'Sends an application for a job',
    description:
      'With the same `key` it is stored once, and so it is for a person and job: a repeat is answered with the first receipt and 200. As a form with the CV, or as JSON once the CV is uploaded.',
    body: { ApplicationForm },
    bodyLimit: cvBody,
    form: {
      type: 'object',
      properties: {
        [applicationParts.application]: { type: 'string', contentMediaType: 'application/json' },
        [applicationParts.cv]: {
          type: 'string',
          contentMediaType: 'application/octet-stream',
          description: `A PDF or DOCX file of at most ${applicationLimits.cvBytes / 1024 / 1024} MB, without macros.`,
        },
      },
      required: [applicationParts.application],
    },
    status: 201,
    data: { ReceiptData },
    refusals: [403, 404, 409, 429],
  }),
  withdraw: describeRoute({
    ...shared,
    summary: 'Withdraws an application',
    description:
      'Until the employer has decided. What was sent is removed at once; a repeat changes nothing.',
    parameters: [idParameter],
    data: { ReceiptData },
    refusals: [404, 409],
  }),
  follow: describeRoute({
    ...shared,
    summary: 'Chooses whether a mail says what the employer tells',
    description:
      'To a confirmed address, some minutes after the decision, if it still stands then. The series `followed` of the account’s mails ends all of them.',
    parameters: [idParameter],
    body: { Following },
    data: { ReceiptData },
    refusals: [404, 429],
  }),
  offset: describeRoute({
    ...shared,
    summary: 'How much of a CV has arrived',
    parameters: [keyParameter],
    data: { UploadData },
    refusals: [404],
  }),
  upload: describeRoute({
    ...shared,
    summary: 'Sends a CV, or the rest of one',
    description:
      'The body is what follows the first `Upload-Offset` bytes. What arrived before a cut is stored for two days.',
    parameters: [
      keyParameter,
      requiredParameter({
        name: UPLOAD_OFFSET_HEADER,
        in: 'header',
        description: 'How many bytes have arrived before; 0 at first.',
        schema: whole(0, applicationLimits.cvBytes),
      }),
    ],
    bodyLimit: streamedBody,
    data: { UploadData },
    refusals: [400, 404, 409, 413, 429, 503],
  }),
};

/** What applicants do with applications (extension). */
export function createApplicationRoutes(context: ApplicationContext) {
  const withUser = requireUser(context);
  return new Hono<UserEnv>()
    .get('/', descriptions.list, withUser, async (c) => {
      const user = c.get('user');
      const receipts = await listReceipts(context.db.orm, user.id);
      const applications = receipts.map((receipt) => toSent(context, user, receipt));
      return c.json({ success: true, data: { applications } });
    })
    .post('/', descriptions.send, withUser, send(context))
    .post('/:id/withdraw', descriptions.withdraw, withUser, withdraw(context))
    .put('/:id/follow', descriptions.follow, withUser, follow(context))
    .get('/uploads/:key', descriptions.offset, withUser, offset(context))
    .patch('/uploads/:key', descriptions.upload, withUser, upload(context));
}
