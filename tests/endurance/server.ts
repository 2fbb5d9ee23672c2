import { applicationLimits, applicationParts } from '#contract/applications/application.ts';
import { applicationPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { UPLOAD_OFFSET_HEADER } from '#contract/http/write-headers.ts';
import { DAY_MS, MINUTE_MS } from '#contract/limits.ts';
import { ModelBlob, ModelForm } from './files.ts';
import type { World } from './world.ts';

/**
 * The rules of `src/server/applications`: an application is stored once for its key, and once for its person and job.
 * `tests/api/application-rules.test.ts` compares them with the server's own.
 */

export interface ModelRequest {
  method: string;
  path: string;
  token: string | undefined;
  headers: Readonly<Record<string, string>>;
  body: unknown;
}

export interface ModelAnswer {
  status: number;
  body: object;
}

export interface Row {
  id: string;
  userId: string;
  jobId: string;
  key: string;
  spentKeys: string[];
  note: string;
  cvSize: number;
  isWithdrawn: boolean;
}

const refuse = (status: number, code: string): ModelAnswer => ({
  status,
  body: { success: false, code, message: `Refused: ${code}.` },
});
const ok = (data: object, status = 200): ModelAnswer => ({ status, body: { success: true, data } });

interface Form {
  key: string;
  jobId: string;
  note: string;
}

const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

const toForm = (sent: unknown): Form => ({
  key: String(field(sent, 'key')),
  jobId: String(field(sent, 'jobId')),
  note: String(field(sent, 'note')),
});

const uploadPath = /\/applications\/uploads\/([\da-f]{32})$/;

export class ModelServer {
  isDown = false;
  /** Rises with each start: what the process had in memory, and its connections, are gone. */
  start = 0;
  readonly rows: Row[] = [];
  /** Of every application that became one: what was created, with its key and its note. */
  readonly created: { key: string; note: string; userId: string; jobId: string }[] = [];
  readonly closedJobs = new Set<string>();
  /** The accounts by their tokens. */
  readonly sessions = new Map<string, string>();
  readonly #uploads = new Map<string, ModelBlob[]>();
  /** When the last part of each arrived. */
  readonly #arrived = new Map<string, number>();
  readonly #attempts = new Map<string, { at: number; isStored: boolean }[]>();
  #ids = 0;

  constructor(private readonly world: World) {}

  newId(): string {
    this.#ids += 1;
    return String(this.#ids).padStart(24, '0');
  }

  signIn(userId: string): string {
    const token = `token ${this.newId()} of ${userId}`;
    this.sessions.set(token, userId);
    return token;
  }

  endSessions(userId: string): void {
    for (const [token, owner] of this.sessions) if (owner === userId) this.sessions.delete(token);
  }

  handle(request: ModelRequest): ModelAnswer {
    if (request.path.startsWith(apiPaths.ping)) return ok({});
    const userId = this.sessions.get(request.token ?? '');
    if (userId === undefined) return refuse(401, 'signInAgain');
    if (request.path === applicationPaths.list) return this.#send(userId, request.body);
    const key = uploadPath.exec(request.path)?.[1];
    if (key === undefined) return refuse(404, 'notFound');
    const name = `${userId} ${key}`;
    const hasArrived = this.#find(userId, key) !== undefined;
    if (request.method !== 'PATCH') {
      return ok({ offset: hasArrived ? applicationLimits.cvBytes : this.#offsetOf(name) });
    }
    return hasArrived ? refuse(409, 'uploadElsewhere') : this.#upload(name, request);
  }

  /** What has become of a key. */
  #find(userId: string, key: string): Row | undefined {
    return this.rows.find((row) => row.userId === userId && (row.key === key || row.spentKeys.includes(key)));
  }

  #offsetOf(name: string): number {
    return (this.#uploads.get(name) ?? []).reduce((sum, { size }) => sum + size, 0);
  }

  #upload(name: string, { headers, body }: ModelRequest): ModelAnswer {
    const offset = this.#offsetOf(name);
    if (Number(new Headers(headers).get(UPLOAD_OFFSET_HEADER) ?? NaN) !== offset)
      return refuse(409, 'uploadElsewhere');
    if (!(body instanceof ModelBlob)) return refuse(400, 'cvMissing');
    if (body.start !== offset) throw new Error('An upload continues elsewhere than it says.');
    if (offset + body.size > applicationLimits.cvBytes) return refuse(413, 'cvTooLarge');
    if (body.size === 0) return ok({ offset });
    if (offset === 0) this.#makeRoom(name);
    this.#uploads.set(name, [...(this.#uploads.get(name) ?? []), body]);
    this.#arrived.set(name, this.world.now);
    return ok({ offset: offset + body.size });
  }

  /** An account has three uploads at a time: older ones give way. */
  #makeRoom(name: string): void {
    const [userId = ''] = name.split(' ');
    const arrivedAt = (other: string): number => this.#arrived.get(other) ?? 0;
    const others = [...this.#uploads.keys()]
      .filter((other) => other !== name && other.startsWith(`${userId} `))
      .toSorted((a, b) => arrivedAt(b) - arrivedAt(a) || (a < b ? 1 : -1));
    for (const other of others.slice(2)) this.#uploads.delete(other);
  }

  #readUpload(name: string): ModelBlob | null {
    const parts = this.#uploads.get(name) ?? [];
    const [first] = parts;
    if (first === undefined) return null;
    if (parts.some(({ bytes }) => bytes !== first.bytes)) throw new Error('An upload mixes two files.');
    return new ModelBlob([first.bytes]).slice(0, this.#offsetOf(name));
  }

  #isOverLimit(userId: string): boolean {
    const { now } = this.world;
    const attempts = this.#attempts.get(userId) ?? [];
    const ofMinute = attempts.filter(({ at }) => at > now - MINUTE_MS);
    const ofDay = attempts.filter(({ at, isStored }) => isStored && at > now - DAY_MS);
    return ofMinute.length >= applicationLimits.aMinute || ofDay.length >= applicationLimits.aDay;
  }

  #receiptOf({ id, jobId, isWithdrawn }: Row): object {
    const at = '2026-11-26T06:00:00.000Z';
    return {
      application: {
        id,
        receipt: id.slice(-8),
        jobId,
        jobTitle: 'Welder',
        companyName: 'Padma',
        sentAt: at,
        state: isWithdrawn ? 'withdrawn' : 'new',
        stateAt: at,
        canWithdraw: !isWithdrawn,
      },
    };
  }

  /** Within one transaction, so either all of it happens or nothing. */
  #send(userId: string, body: unknown): ModelAnswer {
    const parts = body instanceof ModelForm ? body : null;
    const form = toForm(JSON.parse(String(parts ? parts.get(applicationParts.application) : body)));
    const repeated = this.#find(userId, form.key);
    const name = `${userId} ${form.key}`;
    if (repeated) {
      this.#uploads.delete(name);
      return ok({ ...this.#receiptOf(repeated), ...(repeated.key !== form.key && { isKnown: true }) });
    }
    if (this.#isOverLimit(userId)) return refuse(429, 'tooManyAttempts');
    const attempt = { at: this.world.now, isStored: false };
    this.#attempts.set(userId, [...(this.#attempts.get(userId) ?? []), attempt]);
    const sent = parts?.get(applicationParts.cv);
    const cv = sent instanceof ModelBlob ? sent : this.#readUpload(name);
    if (cv === null || cv.size === 0) return refuse(400, 'cvMissing');
    const answer = this.#store(userId, form, cv);
    if (answer.status < 300) this.#uploads.delete(name);
    attempt.isStored = answer.status === 201;
    return answer;
  }

  #store(userId: string, form: Form, cv: ModelBlob): ModelAnswer {
    const { key, jobId, note } = form;
    const known = this.rows.find((row) => row.userId === userId && row.jobId === jobId);
    if (known && !known.isWithdrawn) {
      known.spentKeys.push(key);
      return ok({ ...this.#receiptOf(known), isKnown: true });
    }
    if (this.closedJobs.has(jobId)) return refuse(409, 'jobClosed');
    const stored = { key, note, cvSize: cv.size, isWithdrawn: false };
    const row = known ?? { id: this.newId(), userId, jobId, spentKeys: [], ...stored };
    if (known) known.spentKeys.push(known.key);
    else this.rows.push(row);
    Object.assign(row, stored);
    this.created.push({ key, note, userId, jobId });
    return ok(this.#receiptOf(row), 201);
  }
}
