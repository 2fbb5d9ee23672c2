/** How a request reaches an operator: over the network, or a simulated one. */
export type Transport = (request: {
  url: string;
  body: string;
  signal: AbortSignal;
}) => Promise<{ text: string }>;

/** Answers are a few hundred bytes; nothing sensible is longer. */
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

/** Over the network. A redirect is not followed: credentials stand in the body. */
export const fetchTransport: Transport = async ({ url, body, signal }) => {
  const headers = { 'Content-Type': 'application/json;charset=utf-8', Accept: 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
  return { text: await readText(response) };
};
