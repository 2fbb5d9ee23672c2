import * as v from 'valibot';
import { Email } from '../accounts/email.ts';
import { authLimits } from '../accounts/auth.ts';
import { problem } from '../field-problem.ts';
import { formatNumber, type Locale, readNumber, toLatinDigits, toLocalDigits } from '../format.ts';
import { Pagination } from '../http/pagination.ts';
import { isPhoneNumber } from '../phone-number.ts';
import { toRecord } from '../rows.ts';
import { required, typedLine, typedText } from '../typed-line.ts';
import { questionKinds } from './apply-ways.ts';
import { applicationStates, inboxStates, notSelectedReasons } from './states.ts';

/** Applications in the product (extension): written on a device, delivered once, decided by the employer. */

export const applicationLimits = {
  cvBytes: 2 * 1024 * 1024,
  cvNameChars: 200,
  /** Files to apply with, on a device. */
  deviceCvs: 5,
  noteChars: 4000,
  questions: 5,
  answerChars: 500,
  /** Of an account. */
  aMinute: 5,
  aDay: 20,
  /** Decided with one request. */
  moves: 100,
  pageSize: 50,
  /** Copies on a device that are confirmed with one request. */
  copies: 200,
} as const;

/** Of a CV, read from its bytes. */
export const cvTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;
export type CvType = keyof typeof cvTypes;
export const CvKind = v.picklist(['pdf', 'docx']);

/** 128 random bits, made when Send is pressed. */
export const applicationKeyPattern = /^[\da-f]{32}$/;

/** The parts of the form that `POST /applications` takes. */
export const applicationParts = { application: 'application', cv: 'cv' } as const;

/** The part `application`, as JSON, of `POST /applications`. */
export const ApplicationForm = v.object({
  key: v.pipe(v.string(), v.regex(applicationKeyPattern, problem('notApplicationKey'))),
  jobId: v.string(),
  name: v.pipe(typedLine(authLimits.nameChars * 2), required),
  phone: v.pipe(typedLine(authLimits.phoneChars), required, v.check(isPhoneNumber, problem('notPhone'))),
  email: Email,
  note: v.optional(typedText(applicationLimits.noteChars), ''),
  answers: v.optional(
    v.pipe(
      v.array(
        v.object({
          id: v.string(),
          value: typedLine(applicationLimits.answerChars),
          /** The text that was answered: the employer may have put another one in its place since. */
          question: v.optional(v.string()),
        }),
      ),
      v.maxLength(applicationLimits.questions),
    ),
    [],
  ),
  cv: v.object({ name: v.pipe(v.string(), v.maxLength(applicationLimits.cvNameChars)) }),
  /** Whether the applicant gets a mail when the employer tells something. */
  isFollowed: v.optional(v.boolean(), false),
});
export type ApplicationForm = v.InferOutput<typeof ApplicationForm>;

const State = v.picklist(applicationStates);
const Reason = v.picklist(notSelectedReasons);

/** What the applicant sees of an application. Times are ISO text. */
export const Receipt = v.object({
  id: v.string(),
  /** Short, to be read aloud. */
  receipt: v.string(),
  jobId: v.string(),
  jobTitle: v.string(),
  companyName: v.string(),
  sentAt: v.string(),
  /** What the employer chose to tell. */
  state: State,
  stateAt: v.string(),
  reason: v.optional(Reason),
  canWithdraw: v.boolean(),
  /** Left out where no such mail can come: the server sends none, or the address is not confirmed. */
  isFollowed: v.optional(v.boolean()),
});
export type Receipt = v.InferOutput<typeof Receipt>;

/** Body of `PUT /applications/{id}/follow`. */
export const Following = v.object({ isFollowed: v.boolean() });

/** `data` of `POST /applications`, `/withdraw` and `PUT …/follow`. */
export const ReceiptData = v.object({
  application: Receipt,
  /** Another application of the same person for the same job was there already: it counts. */
  isKnown: v.optional(v.boolean()),
});
/** `data` of `GET /applications`. */
export const ReceiptsData = v.object({ applications: v.array(Receipt) });

/** Of an upload that a cut interrupted: `data` of its `GET` and `PATCH`. */
export const UploadData = v.object({ offset: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** What an employer's list shows. */
export const InboxApplication = v.object({
  id: v.string(),
  receipt: v.string(),
  jobId: v.string(),
  sentAt: v.string(),
  state: State,
  stateAt: v.string(),
  /** Rises with each change, so that a decision names what it was made on. */
  version: v.number(),
  /** What the applicant was told; `new` for "sent". */
  toldState: State,
  reason: v.optional(Reason),
  /** '' once it is withdrawn. */
  name: v.string(),
  phone: v.string(),
  email: v.string(),
  /** The receipt of somebody else's application to the company with the same phone number. */
  samePhone: v.optional(v.string()),
  /** The same with the same CV file. */
  sameCv: v.optional(v.string()),
});
export type InboxApplication = v.InferOutput<typeof InboxApplication>;

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
/** How many applications of a job are in each state that its inbox lists. */
export const InboxCounts = v.object(toRecord(inboxStates, () => Count));
export type InboxCounts = v.InferOutput<typeof InboxCounts>;

export const sumCounts = (counts: InboxCounts): number =>
  inboxStates.reduce((sum, state) => sum + counts[state], 0);

/** `data` of `GET /jobs/{id}/applications`. */
export const InboxData = v.object({
  applications: v.array(InboxApplication),
  /** Of all of the job's, whatever is searched for. */
  counts: InboxCounts,
  pagination: Pagination,
});
export type InboxData = v.InferOutput<typeof InboxData>;

/** `data` of `GET /applications/inbox`: jobs with applications, the newest first. */
export const InboxSummary = v.object({
  jobs: v.array(v.object({ jobId: v.string(), total: Count, new: Count, latestAt: v.string() })),
});
export type InboxSummary = v.InferOutput<typeof InboxSummary>;

/** An answer to an employer's question, with its text, as the job's may change. */
export const SentAnswer = v.object({
  question: v.string(),
  value: v.string(),
  /** Absent in applications that an older version stored. */
  kind: v.optional(v.picklist(questionKinds)),
});
type SentAnswer = v.InferOutput<typeof SentAnswer>;

/** An answer as it is typed, with the text that it answers. */
export const WrittenAnswer = v.object({
  id: v.string(),
  value: v.string(),
  question: v.optional(v.string()),
});

/** Digits that a number stores exactly. */
const EXACT_DIGITS = 15;

/** The number of an answer that is one; others are long or begin with a zero, as telephone and identity numbers do. */
function toAnsweredNumber(value: string): number | undefined {
  const number = readNumber(value);
  const digits = toLatinDigits(value).replace(/\D/g, '');
  const isCode = digits.length > EXACT_DIGITS || /^0\d/.test(toLatinDigits(value.trim()));
  return Number.isNaN(number) || isCode ? undefined : number;
}

const GROUPED_FROM = 10_000;

/** A number that was answered; years are among those that are not grouped. */
export const formatAnswer = (value: number, locale: Locale): string =>
  Math.abs(value) < GROUPED_FROM ? toLocalDigits(String(value), locale) : formatNumber(value, locale);

/**
 * An answer as it is read: those to a yes/no question are stored as "yes" and "no", others as they were typed.
 * @param toNumberText writes a number, which was typed in any digits
 */
export function toShownAnswer(
  { value, kind = 'yesNo' }: SentAnswer,
  texts: Readonly<Record<'yes' | 'no', string>>,
  toNumberText: (value: number) => string,
): string {
  if (kind === 'yesNo' && (value === 'yes' || value === 'no')) return texts[value];
  const number = kind === 'number' ? toAnsweredNumber(value) : undefined;
  return number === undefined ? value : toNumberText(number);
}

/** An application as its employer opens it. */
export const OpenedApplication = v.object({
  ...InboxApplication.entries,
  note: v.string(),
  answers: v.array(SentAnswer),
  /** Null once it is withdrawn. */
  cv: v.nullable(v.object({ name: v.string(), type: CvKind, size: v.number() })),
  /** The employer's own. */
  employerNote: v.string(),
  events: v.array(
    v.object({
      at: v.string(),
      from: State,
      to: State,
      by: v.picklist(['employer', 'applicant']),
    }),
  ),
});
export type OpenedApplication = v.InferOutput<typeof OpenedApplication>;

/** `data` of `GET /applications/{id}` and `PUT /applications/{id}/note`. */
export const OpenedData = v.object({ application: OpenedApplication });

/** Body of `PUT /applications/{id}/note`. */
export const EmployerNote = v.object({
  note: typedText(applicationLimits.noteChars),
  /** The saved note that it was written on: a later one is not overwritten. */
  base: v.optional(typedText(applicationLimits.noteChars)),
});
export type EmployerNote = v.InferOutput<typeof EmployerNote>;

/** Body of `POST /applications/decide`. */
export const Decisions = v.object({
  moves: v.pipe(
    v.array(
      v.object({
        id: v.string(),
        to: State,
        /** Of the application as it was read: a later change is not overwritten. */
        version: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
        /** With `notSelected`. */
        reason: v.optional(Reason),
        /** Whether the applicant sees it. */
        isTold: v.optional(v.boolean(), false),
        /** Of an undo: what was told last is taken back, and the applicant sees what was told before it. */
        isUntold: v.optional(v.boolean(), false),
      }),
    ),
    v.minLength(1),
    v.maxLength(applicationLimits.moves),
    v.check((moves) => !moves.some(({ isTold, isUntold }) => isTold && isUntold), problem('unusable')),
    v.check((moves) => new Set(moves.map(({ id }) => id)).size === moves.length, problem('repeated')),
  ),
});
export type Decision = v.InferOutput<typeof Decisions>['moves'][number];

/** `data` of `POST /applications/decide`: an outcome for each move, in their order. */
export const DecidedData = v.object({
  outcomes: v.array(
    v.object({
      id: v.string(),
      /** `changed`: not done, as it was changed since; `refused`: it cannot follow that state; `gone`: not there. */
      outcome: v.picklist(['done', 'changed', 'refused', 'gone']),
      /** As it is now; null where it is gone. */
      application: v.nullable(InboxApplication),
    }),
  ),
});
export type DecidedData = v.InferOutput<typeof DecidedData>;

/** Body of `POST /applications/gone`: the copies on a device. */
export const HeldCopies = v.object({
  copies: v.pipe(
    v.array(v.object({ id: v.string(), sentAt: v.string() })),
    v.minLength(1),
    v.maxLength(applicationLimits.copies),
  ),
});
/** `data` of `POST /applications/gone`: ids of those that were withdrawn, sent anew or removed. */
export const GoneData = v.object({ gone: v.array(v.string()) });
