/** An SMS that holds the code to unsubscribe. */
export const toStopMessage = (appName: string, code: string): string =>
  `${code} is your code to stop ${appName}. Nobody of ours asks you for it.`;
