import * as v from 'valibot';
import { parseArgs } from 'node:util';
import { accountActionNames, type AccountAction } from '#contract/accounts/admin-actions.ts';
import { approvalFilters, Rejection } from '#contract/accounts/admin.ts';
import { accountChanges, accountCommands } from './account-actions.ts';
import { namesOf } from '#contract/rows.ts';
import { describeIssue } from '../errors/field-error.ts';
import { Id } from '../ids.ts';
import { StartupError } from '../errors/startup-error.ts';

/** The result of a command: output lines, problems, and a question to confirm first. */
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

/** Commands that ask for confirmation. */
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
  v.object({
    name: v.literal('reject'),
    rows: v.array(Target),
    reason: Rejection.entries.reason,
    closesInbox: Rejection.entries.closesInbox,
  }),
  v.object({ name: v.literal('undo'), ids: v.array(Id) }),
  v.object({ name: v.literal('queue') }),
  v.object({ name: v.literal('retry-work'), ids: v.array(v.pipe(v.string(), v.uuid())) }),
  v.object({ name: v.literal('rotate-application-key') }),
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

export const USAGE = `Moderates jobs, companies and accounts, whether the server is running or not:

  npm run admin -- list [jobs|companies]              rows waiting for approval, oldest first, and rows changed since
                                                      their approval, as: approved value → current value
  npm run admin -- list [jobs|companies] --pending    only those waiting
  npm run admin -- list [jobs|companies] --changed    only those changed
  npm run admin -- list [jobs|companies] --rejected   rejected rows, with the reasons
  npm run admin -- list [jobs|companies] --approved   approved rows
  npm run admin -- list [jobs|companies] --all        all of these
  npm run admin -- approve <id>…                      approves jobs and companies, with their changes
  npm run admin -- reject <id>… --reason "…"          rejects them: they leave the public lists, and their owners see
                                                      the reason. If an approved company has a new contact waiting,
                                                      only that contact is rejected
      … --close-inbox                                 with reject, for fraud: the owner of a job reads its applications
                                                      no more, until it is approved
      … --version 3                                   with approve or reject, for one id: only if the row still has
                                                      the version that list showed
  npm run admin -- undo <id>…                         undoes the last decision, unless the row has changed since

  npm run admin -- reports                            reported jobs, with the reasons and texts
  npm run admin -- reports handle <job id>…           marks the reports of these jobs as handled

  Accounts, by e-mail address or id:

  npm run admin -- show-user <e-mail>                 shows the account, its companies and jobs, and its state
  npm run admin -- grant-admin <e-mail> [--yes]       makes it an administrator; shows the account and asks
  npm run admin -- revoke-admin <e-mail>              removes the administrator role
${namesOf(accountChanges).map(toHelp).join('\n')}

  Background work, such as sending mail:

  npm run admin -- queue                              waiting work, and failed work with the reasons
  npm run admin -- queue retry <id>…                  retries failed work
  npm run admin -- rotate-application-key             encrypts applications with a new key, existing ones in the
                                                      background; the old key is removed afterwards`;

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
        'close-inbox': { type: 'boolean' },
        version: { type: 'string' },
        yes: { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return refuse(
      error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'The arguments are malformed.',
    );
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
  if (!ids.every((id) => v.is(Id, id))) return refuse('Not a job or company id.');
  return ids;
}

function toRows(name: string, words: readonly string[], { version }: Options): unknown {
  const ids = toIds(name, words);
  if (version === undefined) return ids.map((id) => ({ id }));
  if (ids.length > 1) return refuse('--version takes exactly one id.');
  if (!/^[1-9]\d{0,8}$/.test(version)) return refuse('--version must be a version number from list.');
  return ids.map((id) => ({ id, version: Number(version) }));
}

function toAccount(name: string, words: readonly string[], { yes = false }: Options): unknown {
  const [account] = words;
  if (words.length !== 1) return refuse(`${name} needs one e-mail address.`);
  return { name, account, isSure: yes };
}

function toQueue([action, ...ids]: readonly string[]): unknown {
  if (action === undefined) return { name: 'queue' };
  if (action !== 'retry' || ids.length === 0) return refuse('Use queue, or queue retry with an id.');
  if (!ids.every((id) => v.is(v.pipe(v.string(), v.uuid()), id))) return refuse('Not an id of failed work.');
  return { name: 'retry-work', ids };
}

function toReports([action, ...ids]: readonly string[]): unknown {
  if (action === undefined) return { name: 'reports' };
  if (action !== 'handle' || ids.length === 0) return refuse('Use reports, or reports handle with a job id.');
  return { name: 'handle-reports', ids };
}

function toUnchecked(name: string | undefined, words: readonly string[], options: Options): unknown {
  if (options.version !== undefined && name !== 'approve' && name !== 'reject') {
    return refuse('--version is only for approve and reject.');
  }
  if (options['close-inbox'] && name !== 'reject') return refuse('--close-inbox is only for reject.');
  if (options.yes && !asking.some((command) => command === name)) {
    return refuse(`--yes is only for ${asking.join(' and ')}.`);
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
    case 'rotate-application-key':
      return words.length === 0 ? { name } : refuse(`${name} takes nothing else.`);
    case 'reports':
      return toReports(words);
    case 'reject':
      return {
        name,
        rows: toRows(name, words, options),
        reason: options.reason ?? '',
        closesInbox: options['close-inbox'],
      };
    default:
      if (v.is(AccountCommand.entries.name, name)) return toAccount(name, words, options);
      return refuse(name === undefined ? 'A command is missing.' : `Unknown command: ${name}.`);
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
