import type { BrowserContext } from '@playwright/test';

/** Options of a test's visitor. */
export interface VisitorOptions {
  /** A first visit: the start page then opens the subscription modal. False by default. */
  isNewVisitor: boolean;
}

/** Pages that are opened from now on belong to someone who has seen the subscription modal before (§3, `isNewUser`). */
export async function beKnownVisitor(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('isNewUser') === null) localStorage.setItem('isNewUser', 'false');
    } catch {
      // Pages of the browser's own have no storage.
    }
  });
}

/** The body of the fixture: prepares the visitor that the test asks for. */
export async function prepareVisitor(
  { context, isNewVisitor }: VisitorOptions & { context: BrowserContext },
  use: () => Promise<void>,
): Promise<void> {
  if (!isNewVisitor) await beKnownVisitor(context);
  await use();
}
