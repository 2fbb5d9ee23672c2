function codeOf(credential: unknown): string | null {
  const code: unknown =
    typeof credential === 'object' && credential !== null && 'code' in credential ? credential.code : null;
  return typeof code === 'string' ? code : null;
}

/** Waits for a code by WebOTP; null where that is unsupported or refused. */
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
