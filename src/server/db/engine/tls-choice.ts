import pg, { type ClientConfig } from 'pg';

/** How a connection is protected on its way. */
export interface TlsChoice {
  /** True where a server that offers no TLS is spoken to without it. */
  isOptional: boolean;
  /** False where any certificate will do. */
  isVerified: boolean;
}

/** The server's own choice of words for `sslmode` (and `ssl`) of a database address; null for no TLS. */
export function readTlsChoice(parameters: URLSearchParams): TlsChoice | null {
  const mode = parameters.get('sslmode') ?? parameters.get('ssl') ?? 'disable';
  if (mode === 'disable' || mode === 'false') return null;
  if (mode === 'prefer' || mode === 'allow') return { isOptional: true, isVerified: false };
  return { isOptional: false, isVerified: mode !== 'require' && mode !== 'no-verify' };
}

/** What the driver throws when it asked for TLS and the server has none. */
export const TLS_NOT_OFFERED = 'The server does not support SSL connections';

async function isOffered(config: ClientConfig): Promise<boolean> {
  const client = new pg.Client(config);
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch (error) {
    return !(error instanceof Error && error.message === TLS_NOT_OFFERED);
  } finally {
    await client.end();
  }
}

/** The driver's `ssl` option for a choice. Where TLS is optional, the server is asked once whether it offers it. */
export async function toSsl(config: ClientConfig, choice: TlsChoice | null): Promise<ClientConfig['ssl']> {
  if (choice === null) return false;
  const ssl = { rejectUnauthorized: choice.isVerified };
  return choice.isOptional && !(await isOffered({ ...config, ssl })) ? false : ssl;
}
