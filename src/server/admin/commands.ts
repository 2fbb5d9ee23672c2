import * as v from 'valibot';
import { parseArgs } from 'node:util';
import { accountActionNames, type AccountAction } from '#contract/accounts/admin-actions.ts';
import { approvalFilters, Rejection } from '#contract/accounts/admin.ts';
import { accountChanges, accountCommands } from './account-actions.ts';
import { namesOf } from '#contract/rows.ts';
import { describeIssue } from '../errors/field-error.ts';
import { Id } from '../ids.ts';
import { StartupError } from '../errors/startup-error.ts';

/** The result of a command: lines, problems, and what has to be confirmed first. */
export const Report = v.object({
  lines: v.array(v.string()),
  problems: v.array(v.string()),
  question: v.optional(v.object({ text: v.string(), accountId: v.string() })),
});
export type Report = v.InferOutput<typeof Report>;

export const done = (...lines: string[]): Report => ({ lines, problems: [] });
export const refusal = (problem: string): Report => ({ lines: [], problems: [problem] });

/** A row to decide on; the version works as `If-Match` does over the API. */
const Target = v.object({ id: Id, version: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))) });
export type Target = v.InferOutput<typeof Target>;

/** Commands that ask first. */
const asking = [
  'grant-admin',
  ...accountActionNames
    .filter((action) => accountChanges[action].question !== undefined)
    .map((action) => accountCommands[action]),
];
const AccountCommand = v.object({
  name: v.picklist(['show-user', 'grant-admin', 'revoke-admin', ...Object.values(accountCommands)]),
  account: v.string(),
  isSure: v.boolean(),
});
export type AccountCommand = v.InferOutput<typeof AccountCommand>;

/** A parsed command line; it is sent to a running server as JSON. */
export const AdminCommand = v.variant('name', [
  v.object({
    name: v.literal('list'),
    entities: v.array(v.picklist(['jobs', 'companies'])),
    approvals: v.array(v.picklist(approvalFilters)),
  }),
  v.object({ name: v.literal('approve'), rows: v.array(Target) }),
  v.object({ name: v.literal('reject'), rows: v.array(Target), reason: Rejection.entries.reason }),
  v.object({ name: v.literal('undo'), ids: v.array(Id) }),
  v.object({ name: v.literal('queue') }),
  v.object({ name: v.literal('retry-work'), ids: v.array(v.pipe(v.string(), v.uuid())) }),
  v.object({ name: v.literal('reports') }),
  v.object({ name: v.literal('handle-reports'), ids: v.array(Id) }),
  AccountCommand,
]);
export type AdminCommand = v.InferOutput<typeof AdminCommand>;

const toHelp = (action: AccountAction): string => {
  const { question, help } = accountChanges[action];
  const usage = `  npm run admin -- ${accountCommands[action]} <e-mail>${question === undefined ? '' : ' [--yes]'}`;
  return `${usage.padEnd(54)}${help.replaceAll('\n', `\n${' '.repeat(54)}`)}`;
};

export const USAGE = `Approves what employers send in. With the server running or not:

  npm run admin -- list [jobs|companies]              what waits for approval, longest first, and what was changed
                                                      since it was approved: what was approved → what is there now
  npm run admin -- list [jobs|companies] --pending    what waits alone
  npm run admin -- list [jobs|companies] --changed    what was changed alone
  npm run admin -- list [jobs|companies] --rejected   what was rejected, and why
  npm run admin -- list [jobs|companies] --approved   what was approved
  npm run admin -- list [jobs|companies] --all        all of these
  npm run admin -- approve <id>…                      approves jobs and companies, with their changes
  npm run admin -- reject <id>… --reason "…"          rejects them, which takes them off the public lists; their owners
                                                      read the reason. Of an approved company whose new contact waits
                                                      that contact alone is rejected
      … --version 3                                   either, of one row alone: only while it is as list showed it
  npm run admin -- undo <id>…                         takes the last decision back, unless something was changed since

  npm run admin -- reports                            which jobs readers reported, why, and what they wrote
  npm run admin -- reports handle <job id>…           marks the reports of these jobs as handled

  Of an account, by its e-mail address or id:

  npm run admin -- show-user <e-mail>                 who it is, what it has, whether it waits for deletion
  npm run admin -- grant-admin <e-mail> [--yes]       lets it approve over the API; shows who it is and asks
  npm run admin -- revoke-admin <e-mail>              takes that back
${namesOf(accountChanges).map(toHelp).join('\n')}

  Of the server's own work, such as mail:

  npm run admin -- queue                              what waits, and what failed for good and why
  npm run admin -- queue retry <id>…                  does failed work again`;

const refuse = (problem: string): never => {
  throw new StartupError(`${problem} (npm run admin -- --help)`);
};

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        all: { type: 'boolean' },
        pending: { type: 'boolean' },
        changed: { type: 'boolean' },
        approved: { type: 'boolean' },
        rejected: { type: 'boolean' },
        reason: { type: 'string' },
        version: { type: 'string' },
        yes: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'This cannot be read.');
  }
}

type Options = ReturnType<typeof parse>['values'];

function toList(words: readonly string[], options: Options): unknown {
  const [entity] = words;
  if (words.length > 1 || (entity !== undefined && entity !== 'jobs' && entity !== 'companies')) {
    return refuse('list shows jobs or companies.');
  }
  const named = approvalFilters.filter((filter) => options[filter]);
  const chosen = options.all ? approvalFilters : named.length > 0 ? named : ['pending', 'changed'];
  return {
    name: 'list',
    entities: entity === undefined ? ['companies', 'jobs'] : [entity],
    approvals: chosen,
  };
}

function toIds(name: string, ids: readonly string[]): readonly string[] {
  if (ids.length === 0) return refuse(`${name} needs an id.`);
  if (!ids.every((id) => v.is(Id, id))) return refuse('An id holds signs that no id has.');
  return ids;
}

function toRows(name: string, words: readonly string[], { version }: Options): unknown {
  const ids = toIds(name, words);
  if (version === undefined) return ids.map((id) => ({ id }));
  if (ids.length > 1) return refuse('--version goes with one id alone.');
  if (!/^[1-9]\d{0,8}$/.test(version)) return refuse('--version must be a number as list shows it.');
  return ids.map((id) => ({ id, version: Number(version) }));
}

function toAccount(name: string, words: readonly string[], { yes = false }: Options): unknown {
  const [account] = words;
  if (words.length !== 1) return refuse(`${name} needs one e-mail address.`);
  return { name, account, isSure: yes };
}

function toQueue([action, ...ids]: readonly string[]): unknown {
  if (action === undefined) return { name: 'queue' };
  if (action !== 'retry' || ids.length === 0) return refuse('queue shows work; queue retry needs an id.');
  if (!ids.every((id) => v.is(v.pipe(v.string(), v.uuid()), id))) return refuse('This is no id of work.');
  return { name: 'retry-work', ids };
}

function toReports([action, ...ids]: readonly string[]): unknown {
  if (action === undefined) return { name: 'reports' };
  if (action !== 'handle' || ids.length === 0) return refuse('reports lists; reports handle needs an id.');
  return { name: 'handle-reports', ids };
}

function toUnchecked(name: string | undefined, words: readonly string[], options: Options): unknown {
  if (options.version !== undefined && name !== 'approve' && name !== 'reject') {
    return refuse('--version goes with approve and reject.');
  }
  if (options.yes && !asking.some((command) => command === name)) {
    return refuse(`--yes goes with ${asking.join(' and ')}.`);
  }
  switch (name) {
    case 'list':
      return toList(words, options);
    case 'approve':
      return { name, rows: toRows(name, words, options) };
    case 'undo':
      return { name, ids: toIds(name, words) };
    case 'queue':
      return toQueue(words);
    case 'reports':
      return toReports(words);
    case 'reject':
      return { name, rows: toRows(name, words, options), reason: options.reason ?? '' };
    default:
      if (v.is(AccountCommand.entries.name, name)) return toAccount(name, words, options);
      return refuse(name === undefined ? 'What shall be done?' : `There is no command ${name}.`);
  }
}

/** Reads the command line. @throws StartupError with one line */
export function readCommand(args: readonly string[]): AdminCommand | 'help' {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (values.help || name === 'help') return 'help';
  const unchecked = toUnchecked(name, words, values);
  const parsed = v.safeParse(AdminCommand, unchecked, { abortEarly: true });
  if (parsed.success) return parsed.output;
  return refuse(describeIssue(parsed.issues[0], { reason: '--reason' }));
}
