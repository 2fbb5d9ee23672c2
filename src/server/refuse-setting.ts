import { StartupError } from './startup-error.ts';

/** @throws StartupError naming the setting, and what is wrong with it */
export function refuseSetting(name: string, problem: string): never {
  throw new StartupError(`${name} ${problem.replace(/^Invalid \w+: Expected/, 'is not valid: expected')}.`);
}
