import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A server of another maker that implements §7 alone: ids as numbers, owners as objects, jobs with ids for company
 * and category, lists without pagination, 204 for a delete. Other origins may send it the headers of §7, and no
 * other.
 */
export interface OtherMaker {
  /** `http://127.0.0.1:port`. */
  origin: string;
  /** Method and path of every request, without queries, oldest first. */
  requests: readonly string[];
  /** From now on each job of a list is sent so. */
  sendJobsAs: (toRow: (job: object) => unknown) => void;
  close: () => Promise<void>;
}

const user = {
  _id: 7,
  firstName: 'Rina',
  lastName: 'Akter',
  email: 'rina@example.com',
  phoneNumber: 1712345678,
};
const owner = { _id: 7, email: 'rina@example.com' };
const company = {
  _id: 3,
  name: 'Padma Care',
  industry: 'Health',
  foundedYear: 1999,
  size: 50,
  website: 'padma-care.example',
  email: 'jobs@padma.example',
  socialMedia: null,
  address: { city: 'Dhaka', country: 'Bangladesh', postalCode: 1205 },
  createdBy: owner,
};
const jobs = Array.from({ length: 12 }, (_, index) => ({
  _id: index + 1,
  title: `Nurse ${index + 1}`,
  description: 'Nights and days.',
  company: 3,
  category: 5,
  salary: { min: '300', max: 500, currency: 'USD', type: 'monthly' },
  location: { city: 'Dhaka', country: 'Bangladesh' },
  requiredSkills: 'Care, Patience',
  jobType: 'full-time',
  experienceLevel: '1-2 years',
  numberOfOpenings: '2',
  status: 'open',
  createdBy: owner,
}));

type Answer = { status?: number; body?: object };

const ok = (data: object): Answer => ({ body: { success: true, data } });
const none: Answer = { status: 404, body: { success: false, message: 'No such route' } };

const asItIs = (job: object): unknown => job;

const allowed = new Set(['content-type', 'authorization']);

/** The CORS headers of an answer; a page that asks for more than §7 needs is given none. */
function toCors({ headers, method }: IncomingMessage): Record<string, string> {
  const asked = (headers['access-control-request-headers'] ?? '').split(',').filter((name) => name !== '');
  if (method === 'OPTIONS' && !asked.every((name) => allowed.has(name.trim().toLowerCase()))) return {};
  return {
    'Access-Control-Allow-Origin': '*',
    'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
    'Access-Control-Allow-Headers': [...allowed].join(', '),
  };
}

function send(response: ServerResponse, cors: Record<string, string>, { status = 200, body }: Answer): void {
  const type: Record<string, string> = body === undefined ? {} : { 'Content-Type': 'application/json' };
  response.writeHead(status, { ...cors, ...type });
  response.end(body && JSON.stringify(body));
}

/** What it answers, by method and path below the base of §7. */
function createRoutes(toRow: (job: object) => unknown, isGone: () => boolean, remove: () => void) {
  const list = ({ searchParams }: URL): Answer => {
    if (searchParams.has('createdBy')) return ok({ jobs: jobs.slice(0, 1).map(toRow) });
    const page = Number(searchParams.get('page') ?? 1);
    const rows = searchParams.has('page') ? jobs.slice((page - 1) * 10, page * 10) : jobs;
    return ok({ jobs: rows.map(toRow), pagination: {} });
  };
  return new Map<string, (url: URL) => Answer>([
    ['GET /jobs', list],
    ['GET /job-categories', () => ok({ jobCategories: [{ _id: 5, name: 'Health & Care' }] })],
    ['GET /companies', () => ok({ companies: isGone() ? [] : [company] })],
    ['GET /companies/3', () => ok({ company })],
    ['GET /resume-templates', () => ok({ resumeTemplates: [] })],
    ['GET /auth/profile', () => ok({ user })],
    ['POST /auth/login', () => ok({ user, token: 'a-token' })],
    [
      'DELETE /companies/3',
      () => {
        remove();
        return { status: 204 };
      },
    ],
    ...jobs.map((job) => [`GET /jobs/${job._id}`, () => ok({ job })] as const),
  ]);
}

/** Starts one on a port of its own. */
export async function startOtherMaker(): Promise<OtherMaker> {
  const requests: string[] = [];
  let isGone = false;
  let toRow = asItIs;
  const routes = createRoutes(
    (job) => toRow(job),
    () => isGone,
    () => {
      isGone = true;
    },
  );
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const cors = toCors(request);
    if (request.method === 'OPTIONS') return send(response, cors, { status: 204 });
    const path = url.pathname.replace('/api/v1', '').replace(/\/$/, '');
    const asked = `${request.method} ${path}`;
    requests.push(asked);
    send(response, cors, (routes.get(asked) ?? (() => none))(url));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address: AddressInfo | string | null = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    sendJobsAs: (next) => {
      toRow = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
