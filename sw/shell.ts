import { matchPrecache } from 'workbox-precaching';
import { SHELL_FILE } from '#contract/http/pages.ts';

/** The page that every screen can start from. */
export const readShell = (): Promise<Response | undefined> => matchPrecache(SHELL_FILE);

/** How pages of this build name its scripts; '' where nothing is stored. */
export async function readBuild(): Promise<string> {
  const shell = (await (await readShell())?.text()) ?? '';
  return /data-app="[^"]*"/.exec(shell)?.[0] ?? '';
}
