/** Something the operator can put right: shown as one line on stderr, without a stack, exit code 1. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
