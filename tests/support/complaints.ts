import { expect, type BrowserContext, type ConsoleMessage } from '@playwright/test';

/** Unexpected console errors and exceptions of a test's pages. */
export interface Complaints {
  /**
   * Allows errors that the test causes on purpose. They are checked at the end, as they may arrive long after their
   * cause.
   */
  allow: (...patterns: RegExp[]) => void;
}

/** What the browser writes when a request fails on purpose: the network is off, or an answer broken. */
export const failedRequests =
  /Failed to load resource: net::ERR_|An unknown error occurred when fetching the script/;

/** What the browser writes of an answer with such a status. */
export const answeredWith = (status: number): RegExp =>
  new RegExp(`Failed to load resource: the server responded with a status of ${status} `);

const toLine = (message: ConsoleMessage): string => `${message.text()} (${message.location().url})`;

function collect(context: BrowserContext): string[] {
  const heard: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error') heard.push(toLine(message));
  });
  context.on('weberror', (error) => heard.push(error.error().message));
  return heard;
}

/** The body of a fixture: whatever pages complain of and the test does not allow fails it. */
export async function judgeComplaints(
  context: BrowserContext,
  use: (complaints: Complaints) => Promise<void>,
): Promise<void> {
  const heard = collect(context);
  const allowed: RegExp[] = [];
  await use({ allow: (...patterns) => void allowed.push(...patterns) });
  expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
}
