/** Something the operator can put right: shown as one line on stderr, without a stack, exit code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** @throws StartupError naming the setting, and what is wrong with it */
export function refuseSetting(name: string, problem: string): never {
  throw new StartupError(`${name} ${problem.replace(/^Invalid \w+: Expected/, 'is not valid: expected')}.`);
}
