import { logNotice } from '#platform/log.ts';

/** Whether the device made a change; what it refuses is logged, and never throws. */
export async function isWritten(what: string, change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch {
    logNotice(`${what} not changed`);
    return false;
  }
}
