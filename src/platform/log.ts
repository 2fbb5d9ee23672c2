/** The app's log (§8). Never given a token, a phone number or a search text. */
export function logNotice(what: string, detail = ''): void {
  globalThis.console.info(`[kaj] ${what}`, detail);
}
