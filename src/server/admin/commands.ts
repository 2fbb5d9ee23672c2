import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { Rejection } from '#contract/admin.ts';
import { approvals } from '#contract/approval.ts';
import { describeIssue } from '../http/describe-issue.ts';
import { StartupError } from '../startup-error.ts';

const Id = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, 'holds signs that no id has'));

/** What the command line asks for; it travels to a running server as JSON. */
export const AdminCommand = v.variant('name', [
  v.object({
    name: v.literal('list'),
    entities: v.array(v.picklist(['jobs', 'companies'])),
    approvals: v.array(v.picklist(approvals)),
  }),
  v.object({ name: v.literal('approve'), ids: v.array(Id) }),
  v.object({ name: v.literal('reject'), ids: v.array(Id), ...Rejection.entries }),
  v.object({ name: v.picklist(['grant-admin', 'revoke-admin']), email: v.string() }),
]);
export type AdminCommand = v.InferOutput<typeof AdminCommand>;

export const USAGE = `Approves what employers send in. With the server running or not:

  npm run admin -- list [jobs|companies]              what waits for approval, longest first
  npm run admin -- list [jobs|companies] --rejected   what was rejected, and why
  npm run admin -- list [jobs|companies] --approved   what was approved
  npm run admin -- list [jobs|companies] --all        all of these
  npm run admin -- approve <id>…                      approves jobs and companies
  npm run admin -- reject <id>… --reason "…"          rejects them; their owners read the reason
  npm run admin -- grant-admin <e-mail>               lets that account approve over the API
  npm run admin -- revoke-admin <e-mail>              takes that back`;

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
        approved: { type: 'boolean' },
        rejected: { type: 'boolean' },
        reason: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    return refuse(error instanceof Error ? (error.message.split('. ')[0] ?? '') : 'This cannot be read.');
  }
}

type Options = ReturnType<typeof parse>['values'];

function toList(words: readonly string[], { all, approved, rejected }: Options): unknown {
  const [entity] = words;
  if (words.length > 1 || (entity !== undefined && entity !== 'jobs' && entity !== 'companies')) {
    return refuse('list shows jobs or companies.');
  }
  const named = [...(approved ? ['approved'] : []), ...(rejected ? ['rejected'] : [])];
  const chosen = all ? approvals : named.length > 0 ? named : ['pending'];
  return {
    name: 'list',
    entities: entity === undefined ? ['companies', 'jobs'] : [entity],
    approvals: chosen,
  };
}

function toUnchecked(name: string | undefined, words: readonly string[], options: Options): unknown {
  switch (name) {
    case 'list':
      return toList(words, options);
    case 'approve':
      return words.length === 0 ? refuse('approve needs an id.') : { name, ids: words };
    case 'reject':
      if (words.length === 0) return refuse('reject needs an id.');
      return { name, ids: words, reason: options.reason ?? '' };
    case 'grant-admin':
    case 'revoke-admin':
      return words.length === 1 ? { name, email: words[0] } : refuse(`${name} needs one e-mail address.`);
    default:
      return refuse(name === undefined ? 'What shall be done?' : `There is no command ${name}.`);
  }
}

/**
 * Reads the command line.
 * @returns 'help' when it asks for the usage
 * @throws StartupError with one line about what is wrong
 */
export function readCommand(args: readonly string[]): AdminCommand | 'help' {
  const { values, positionals } = parse(args);
  const [name, ...words] = positionals;
  if (values.help || name === 'help') return 'help';
  const unchecked = toUnchecked(name, words, values);
  const parsed = v.safeParse(AdminCommand, unchecked, { abortEarly: true });
  if (parsed.success) return parsed.output;
  return refuse(describeIssue(parsed.issues[0], { reason: '--reason', ids: 'An id' }));
}
