import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import { Counter, Histogram, Registry } from 'prom-client';
import { splitLanguage } from '#contract/http/languages.ts';
import { appPaths } from '#contract/http/paths.ts';
import type { Channel } from '#contract/subscription/subscription.ts';
import type { StatementObserver } from '../db/engine/pool.ts';
import { isUnavailable, postgresCode } from '../errors/database-errors.ts';
import type { Log, LogEntry } from '../log.ts';
import type { MailKind } from '../queue/work-kinds.ts';

interface MeasuredRequest {
  method: string;
  /** A pattern, never a path: paths are unlimited and may contain secrets. */
  route: string;
  status: number;
  seconds: number;
}

interface MeasuredCall {
  channel: Channel;
  call: string;
  /** `success`, or the class of the refusal. */
  outcome: string;
  seconds: number;
}

/** `failed` is retried. */
type SendOutcome = 'sent' | 'failed' | 'refused';
/** `limited`: not sent because of the mailbox limit or the total limit. */
type MailOutcome = SendOutcome | 'limited';

/** Counters of this server since its start. Labels have few values and no personal data. */
export interface Metrics extends StatementObserver {
  registry: Registry;
  onRequest: (request: MeasuredRequest) => void;
  onOperatorCall: (call: MeasuredCall) => void;
  onMail: (kind: MailKind, outcome: MailOutcome) => void;
  onNotification: (outcome: SendOutcome | 'expired') => void;
  /** Wraps a log to count its entries, except requests, which have separate metrics. */
  countEntries: (log: Log) => Log;
}

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const STATEMENT_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5, 15];
const CALL_SECONDS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15];

/** The class of an SQLSTATE, such as 23 for violated constraints. */
const toErrorClass = (error: unknown): string =>
  postgresCode(error)?.slice(0, 2) ?? (isUnavailable(error) ? 'connection' : 'other');

/** Creates the metrics of a server, all at zero. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: 'kaj_http_request_duration_seconds',
    help: 'Time until an answer began.',
    labelNames: ['method', 'route', 'status'],
    buckets: REQUEST_SECONDS,
    registers,
  });
  const calls = new Counter({
    name: 'kaj_operator_calls_total',
    help: 'Calls of mobile operators, repetitions not counted.',
    labelNames: ['operator', 'call', 'outcome'],
    registers,
  });
  const callSeconds = new Histogram({
    name: 'kaj_operator_call_duration_seconds',
    help: 'Time of calls of mobile operators, with their repetitions.',
    labelNames: ['operator', 'call'],
    buckets: CALL_SECONDS,
    registers,
  });
  const mails = new Counter({
    name: 'kaj_mails_total',
    help: 'Attempts to send a mail.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  const notifications = new Counter({
    name: 'kaj_notifications_total',
    help: 'Attempts to notify a device.',
    labelNames: ['outcome'],
    registers,
  });
  const statements = new Histogram({
    name: 'kaj_database_statement_duration_seconds',
    help: 'Time of statements, without the wait for a connection.',
    buckets: STATEMENT_SECONDS,
    registers,
  });
  const statementErrors = new Counter({
    name: 'kaj_database_statement_errors_total',
    help: 'Statements that failed, by class of SQLSTATE, and those that got no connection.',
    labelNames: ['class'],
    registers,
  });
  const entries = new Counter({
    name: 'kaj_log_entries_total',
    help: 'Entries of the log, without requests.',
    labelNames: ['level', 'event'],
    registers,
  });
  const count = ({ level, event }: LogEntry): void => {
    if (event !== 'request') entries.inc({ level, event });
  };
  return {
    registry,
    onRequest: ({ method, route, status, seconds }) =>
      requests.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, seconds),
    onOperatorCall: ({ channel, call, outcome, seconds }) => {
      calls.inc({ operator: channel, call, outcome });
      callSeconds.observe({ operator: channel, call }, seconds);
    },
    onMail: (kind, outcome) => mails.inc({ kind, outcome }),
    onNotification: (outcome) => notifications.inc({ outcome }),
    onStatement: (seconds) => statements.observe(seconds),
    onFailure: (error) => statementErrors.inc({ class: toErrorClass(error) }),
    countEntries: (log) => (entry) => {
      count(entry);
      log(entry);
    },
  };
}

const screens = new Set<string>(Object.values(appPaths));

/** The label of requests without a route: a screen's path without language, or `(page)`, `(file)`, `(none)`. */
function toClientRoute(c: Context): string {
  const { headers, status } = c.res;
  const isPage = headers.has('Location') || headers.get('Content-Type')?.startsWith('text/html');
  if (!isPage) return status < 400 ? '(file)' : '(none)';
  const { path } = splitLanguage(c.req.path);
  return screens.has(path) ? path : '(page)';
}

/** The pattern of the route that answered. */
function toRoute(c: Context): string {
  const pattern = routePath(c);
  return pattern === '*' || pattern === '/*' ? toClientRoute(c) : pattern;
}

/** Counts each request, and measures the time until its answer begins. */
export const measureRequests = ({ metrics }: { metrics: Metrics }) =>
  createMiddleware(async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    metrics.onRequest({ method: c.req.method, route: toRoute(c), status: c.res.status, seconds });
  });
