/** WebOTP: the browser reads the code from an SMS that names this site, once its owner agrees. */

/** What `navigator.credentials` answers with; not every standard library knows it. */
function codeOf(credential: unknown): string | null {
  const code: unknown =
    typeof credential === 'object' && credential !== null && 'code' in credential ? credential.code : null;
  return typeof code === 'string' ? code : null;
}

/**
 * Waits for a code; null where the browser has no such thing, or its owner does not want it.
 * @param signal ends the waiting
 */
export async function receiveCode(signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in globalThis)) return null;
  try {
    const wanted: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal,
    };
    return codeOf(await navigator.credentials.get(wanted));
  } catch {
    return null;
  }
}
