import * as v from 'valibot';
import { parseArgs } from 'node:util';
import {
  accountActionNames,
  type AccountAction,
  type ApprovalFilter,
  approvalFilters,
  Rejection,
} from '#contract/accounts/admin.ts';
import { namesOf } from '#contract/rows.ts';
import { accountChanges } from '../admin/account-actions.ts';
import { describeIssue } from '../errors/field-error.ts';
import { StartupError } from '../errors/startup-error.ts';
import { isId } from '../ids.ts';

/** A row to act on; the version is sent as `If-Match`. */
export interface Target {
  id: string;
  version?: number;
}

const roleCommands = ['grant-admin', 'revoke-admin'] as const;
type RoleCommand = (typeof roleCommands)[number];

/** Commands that ask for confirmation. */
const asking = [
  'grant-admin',
  ...accountActionNames
    .filter((action) => accountChanges[action].question !== undefined)
    .map((action) => accountChanges[action].command),
];

/** A parsed command line. */
export type AdminCommand =
  | { name: 'list'; entities: readonly ('jobs' | 'companies')[]; approvals: readonly ApprovalFilter[] }
  | { name: 'approve'; rows: readonly Target[] }
  | { name: 'reject'; rows: readonly Target[]; rejection: v.InferOutput<typeof Rejection> }
  | { name: 'undo' | 'retry-work' | 'handle-reports'; rows: readonly Target[] }
  | { name: 'queue' | 'reports' | 'rotate-application-key' }
  | { name: 'show-user'; account: string }
  | { name: 'change-role'; role: RoleCommand; account: string; isSure: boolean }
  | { name: 'change-account'; action: AccountAction; account: string; isSure: boolean };

const toHelp = (action: AccountAction): string => {
  const { command, question, help } = accountChanges[action];
  const usage = `  npm run admin -- ${command} <e-mail>${question === undefined ? '' : ' [--yes]'}`;
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

function toList(words: readonly string[], options: Options): AdminCommand {
  const [entity] = words;
  if (words.length > 1 || (entity !== undefined && entity !== 'jobs' && entity !== 'companies')) {
    return refuse('list shows jobs or companies.');
  }
  const named = approvalFilters.filter((filter) => options[filter]);
  const chosen = named.length > 0 ? named : (['pending', 'changed'] as const);
  return {
    name: 'list',
    entities: entity === undefined ? ['companies', 'jobs'] : [entity],
    approvals: options.all ? approvalFilters : chosen,
  };
}

function toIds(name: string, ids: readonly string[]): readonly Target[] {
  if (ids.length === 0) return refuse(`${name} needs an id.`);
  if (!ids.every(isId)) return refuse('Not a job or company id.');
  return ids.map((id) => ({ id }));
}

function toRows(name: string, words: readonly string[], { version }: Options): readonly Target[] {
  const rows = toIds(name, words);
  if (version === undefined) return rows;
  if (rows.length > 1) return refuse('--version takes exactly one id.');
  if (!/^[1-9]\d{0,8}$/.test(version)) return refuse('--version must be a version number from list.');
  return rows.map(({ id }) => ({ id, version: Number(version) }));
}

function toRejection({ reason = '', 'close-inbox': closesInbox }: Options): v.InferOutput<typeof Rejection> {
  const parsed = v.safeParse(Rejection, { reason, closesInbox }, { abortEarly: true });
  return parsed.success ? parsed.output : refuse(describeIssue(parsed.issues[0], { reason: '--reason' }));
}

function toAccount(name: string, words: readonly string[]): string {
  const [account] = words;
  if (account === undefined || words.length > 1) return refuse(`${name} needs one e-mail address.`);
  return account;
}

function toQueue([action, ...ids]: readonly string[]): AdminCommand {
  if (action === undefined) return { name: 'queue' };
  if (action !== 'retry' || ids.length === 0) return refuse('Use queue, or queue retry with an id.');
  if (!ids.every((id) => v.is(v.pipe(v.string(), v.uuid()), id))) return refuse('Not an id of failed work.');
  return { name: 'retry-work', rows: ids.map((id) => ({ id })) };
}

function toReports([action, ...ids]: readonly string[]): AdminCommand {
  if (action === undefined) return { name: 'reports' };
  if (action !== 'handle' || ids.length === 0) return refuse('Use reports, or reports handle with a job id.');
  return { name: 'handle-reports', rows: toIds('reports handle', ids) };
}

function toOther(name: string | undefined, words: readonly string[], { yes = false }: Options): AdminCommand {
  if (name === undefined) return refuse('A command is missing.');
  const role = roleCommands.find((command) => command === name);
  if (role !== undefined) return { name: 'change-role', role, account: toAccount(name, words), isSure: yes };
  const action = accountActionNames.find((known) => accountChanges[known].command === name);
  if (action === undefined) return refuse(`Unknown command: ${name}.`);
  return { name: 'change-account', action, account: toAccount(name, words), isSure: yes };
}

/** Reads the command line. @throws StartupError with one line */
export function readCommand(args: readonly string[]): AdminCommand | 'help' {
  const { values: options, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (options.help || name === 'help') return 'help';
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
    case 'reject':
      return { name, rows: toRows(name, words, options), rejection: toRejection(options) };
    case 'undo':
      return { name, rows: toIds(name, words) };
    case 'queue':
      return toQueue(words);
    case 'reports':
      return toReports(words);
    case 'rotate-application-key':
      return words.length === 0 ? { name } : refuse(`${name} takes nothing else.`);
    case 'show-user':
      return { name, account: toAccount(name, words) };
    default:
      return toOther(name, words, options);
  }
}
