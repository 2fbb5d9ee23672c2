export type Transport = (request: {
  url: string;
  body: string;
  signal: AbortSignal;
}) => Promise<{ text: string }>;

const MAX_ANSWER_BYTES = 256 * 1024;

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of response.body ?? []) {
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) throw new Error('The answer is too long.');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/** Redirects are refused, as the body holds credentials. */
export const fetchTransport: Transport = async ({ url, body, signal }) => {
  const headers = { 'Content-Type': 'application/json;charset=utf-8', Accept: 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  return { text: await readText(response) };
};
