const statuses: Readonly<Record<number, string>> = {
  400: 'This was not accepted',
  401: 'You are signed out. Please sign in again',
  403: 'You are not allowed to do this',
  404: 'This is not available',
  410: 'This is no longer available',
  413: 'This is too large',
  429: 'Too many attempts. Wait a little and try again',
  500: 'The server has a problem',
};

export const failureMessages = {
  unreachable: 'Could not connect. Check your internet.',
  timeout: 'This took too long. Try again.',
  refused: 'The server refused.',
  unreadable: 'The answer could not be read. Try again.',
  unexpected: 'Something went wrong.',
  statuses,
  withStatus: (text: string, status: number) => `${text} (${status}).`,
};
