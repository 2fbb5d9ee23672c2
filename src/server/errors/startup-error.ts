/** A problem for the operator: one line on stderr, exit code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** @throws StartupError naming the setting */
export function refuseSetting(name: string, problem: string): never {
  throw new StartupError(`${name} ${problem.replace(/^Invalid \w+: Expected/, 'is not valid: expected')}.`);
}
