import * as v from 'valibot';
import {
  AdminAccountData,
  type AdminAccount,
  AdminJobData,
  AdminUsersData,
  AuditData,
} from '#contract/accounts/admin.ts';
import { isPlainEmail } from '#contract/accounts/email-address.ts';
import { toHiddenState } from '#contract/jobs/job.ts';
import { adminPaths, applicationKeyPaths, reportPaths } from '#contract/http/api-paths.ts';
import { accountChanges } from '../admin/account-actions.ts';
import { isId } from '../ids.ts';
import { type AdminApi, Refusal } from './admin-api.ts';
import type { AdminCommand, Target } from './admin-arguments.ts';
import {
  countReported,
  listReported,
  listRows,
  listWork,
  readReports,
  toAccountLines,
  formatCount,
  toPlain,
} from './admin-lists.ts';

export interface Terminal {
  print: (line: string) => void;
  printError: (line: string) => void;
  /** Asks the operator a question that is answered by yes or no. */
  confirm: (question: string) => Promise<boolean>;
}

type AccountCommand = Extract<AdminCommand, { account: string }>;

const isUnknownRow = (error: unknown): boolean =>
  error instanceof Refusal && (error.code === 'jobNotFound' || error.code === 'companyNotFound');

/** The answer of a decision about a job, else about a company: an id does not tell which one it is of. */
async function writeToRow(
  api: AdminApi,
  paths: readonly [job: string, company: string],
  sent: Parameters<AdminApi['write']>[1],
) {
  try {
    return await api.write(paths[0], sent);
  } catch (error) {
    if (!isUnknownRow(error)) throw error;
    return api.write(paths[1], sent);
  }
}

const Versioned = v.optional(v.object({ version: v.number() }));
const Current = v.object({ job: Versioned, company: Versioned });

/** Why a decision was refused. */
function toProblem(error: Refusal, { version }: Target): string {
  if (isUnknownRow(error)) return 'there is no job or company with this id.';
  if (error.code !== 'changedBeforeSaving') return error.message;
  const current = v.parse(Current, error.data);
  return `it has version ${(current.job ?? current.company)?.version} now, not ${version}. Please list it again.`;
}

/** An approved job is public only if its company is approved as well. */
function toHint(data: unknown): string {
  const decided = v.safeParse(AdminJobData, data);
  if (!decided.success || toHiddenState(decided.output.job)?.of !== 'company') return '';
  const { company, companyApproval } = decided.output.job;
  const state = companyApproval === 'pending' ? 'waiting for approval' : companyApproval;
  return ` It is not public yet: its company ${company._id} is ${state}.`;
}

/** Runs an action for each id; a refusal concerns one id only. @param run returns the line to print */
async function forEach(
  { print, printError }: Terminal,
  rows: readonly Target[],
  run: (row: Target) => Promise<string>,
  explain: (error: Refusal, row: Target) => string = ({ message }) => message,
): Promise<void> {
  for (const row of rows) {
    try {
      print(`${row.id}: ${await run(row)}`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      printError(`${row.id}: ${explain(error, row)}`);
    }
  }
}

const decide = (
  api: AdminApi,
  terminal: Terminal,
  command: Extract<AdminCommand, { name: 'approve' | 'reject' }>,
): Promise<void> =>
  forEach(
    terminal,
    command.rows,
    async ({ id, version }) => {
      const { approveJob, approveCompany, rejectJob, rejectCompany } = adminPaths;
      const isApproval = command.name === 'approve';
      const { message, data } = isApproval
        ? await writeToRow(api, [approveJob(id), approveCompany(id)], { version })
        : await writeToRow(api, [rejectJob(id), rejectCompany(id)], { body: command.rejection, version });
      return message + (isApproval ? toHint(data) : '');
    },
    toProblem,
  );

async function undo(api: AdminApi, id: string): Promise<string> {
  const { entries } = await api.read(AuditData, `${adminPaths.audit}?entityId=${id}&perPage=1`);
  const [last] = entries;
  if (last?.action !== 'approve' && last?.action !== 'reject') {
    throw new Refusal('decisionNotFound', 'its last change is not a decision.');
  }
  return (await api.write(adminPaths.undo(last.id))).message;
}

const Handled = v.object({ handled: v.number() });

/** Marks the reports that are open now as handled. */
async function handleReports(api: AdminApi, id: string): Promise<string> {
  for (let page = 1; ; page += 1) {
    const { reportedJobs, pagination } = await readReports(api, page);
    const found = reportedJobs.find(({ job }) => job._id === id);
    if (found !== undefined) {
      const { data } = await api.write(reportPaths.handle(id), { body: { lastId: found.lastId } });
      return `${formatCount(v.parse(Handled, data).handled, 'report', 'reports')} handled.`;
    }
    if (page >= pagination.totalPages) {
      throw new Refusal('jobNotFound', 'no job with this id has open reports.');
    }
  }
}

async function findAccount(api: AdminApi, account: string): Promise<AdminAccount | null> {
  const byAddress = `${adminPaths.users}?email=${encodeURIComponent(account)}`;
  const { users } = isId(account) ? { users: [] } : await api.read(AdminUsersData, byAddress);
  const id = isId(account) ? account : users[0]?._id;
  if (id === undefined) return null;
  try {
    return (await api.read(AdminAccountData, adminPaths.user(id))).user;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'accountNotFound') return null;
    throw error;
  }
}

const toMissing = (account: string): string =>
  isId(account)
    ? `There is no account with the id ${account}.`
    : `No account has the e-mail address ${toPlain(account)}. Please register it in the app first.`;

const toQuestion = (command: AccountCommand): string | undefined => {
  if (command.name === 'change-account') return accountChanges[command.action].question;
  const isGrant = command.name === 'change-role' && command.role === 'grant-admin';
  return isGrant ? 'Let this account approve, reject and change everything?' : undefined;
};

/** @returns the line to print */
async function changeAccount(
  api: AdminApi,
  command: Exclude<AccountCommand, { name: 'show-user' }>,
  { _id: id, email, deletedAt }: AdminAccount,
): Promise<string> {
  if (command.name === 'change-role') {
    const path = command.role === 'grant-admin' ? adminPaths.grantAdmin : adminPaths.revokeAdmin;
    return (await api.write(path, { body: { email } })).message;
  }
  const { action } = command;
  if (action === 'restore' && deletedAt === '') return 'The account is not deleted.';
  return (await api.write(adminPaths.accountAction(id, action))).message;
}

async function runAccountCommand(
  api: AdminApi,
  { print, printError, confirm }: Terminal,
  command: AccountCommand,
): Promise<void> {
  const { name, account } = command;
  // A lookalike address only finds the account's id, through show-user.
  if (name !== 'show-user' && !isPlainEmail(account) && !isId(account)) {
    return printError(
      `${toPlain(account)} has characters that may look like others. Use the id that show-user prints.`,
    );
  }
  const found = await findAccount(api, account);
  if (found === null) return printError(toMissing(account));
  for (const line of toAccountLines(found)) print(line);
  if (name === 'show-user') return;
  const question = toQuestion(command);
  if (question !== undefined && !command.isSure && !(await confirm(question))) {
    return print('Nothing was done.');
  }
  try {
    print(`${toPlain(found.email)}: ${await changeAccount(api, command, found)}`);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    printError(error.message);
  }
}

const KeyData = v.object({ number: v.number() });

async function rotateKey(api: AdminApi): Promise<string> {
  const { number } = v.parse(KeyData, (await api.write(applicationKeyPaths.rotateKey)).data);
  return `Key ${number} encrypts applications from now on. What older keys encrypted follows in the background.`;
}

/** Runs a command of `npm run admin`. */
export async function runAdminCommand(
  api: AdminApi,
  terminal: Terminal,
  command: AdminCommand,
): Promise<void> {
  const printAll = (lines: readonly string[]): void => lines.forEach((line) => terminal.print(line));
  switch (command.name) {
    case 'list':
      for (const entity of command.entities) {
        for (const filter of command.approvals) printAll(await listRows(api, entity, filter));
      }
      if (command.entities.includes('jobs')) printAll(await countReported(api));
      return;
    case 'approve':
    case 'reject':
      return decide(api, terminal, command);
    case 'undo':
      return forEach(terminal, command.rows, ({ id }) => undo(api, id));
    case 'reports':
      return printAll(await listReported(api));
    case 'handle-reports':
      return forEach(terminal, command.rows, ({ id }) => handleReports(api, id));
    case 'queue':
      return printAll(await listWork(api));
    case 'retry-work':
      return forEach(
        terminal,
        command.rows,
        async ({ id }) => (await api.write(adminPaths.retryWork(id))).message,
      );
    case 'rotate-application-key':
      return terminal.print(await rotateKey(api));
    default:
      return runAccountCommand(api, terminal, command);
  }
}
