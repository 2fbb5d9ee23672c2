import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server on loopback. */
export interface MailServer {
  url: URL;
  /** What it accepted, oldest first: the envelope's recipient and the mail. */
  mails: readonly { to: string; content: string }[];
  /** Recipients are refused with this code from now on; accepted with null. */
  refuseWith: (code: number | null) => void;
  close: () => Promise<void>;
}

/** Starts one on a port of its own. */
export async function startMailServer(): Promise<MailServer> {
  const mails: { to: string; content: string }[] = [];
  let refusal: number | null = null;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo: (address, _session, callback) => {
      if (refusal === null) return callback();
      callback(Object.assign(new Error(`<${address.address}> is not wanted`), { responseCode: refusal }));
    },
    onData: (stream, { envelope }, callback) => {
      const receive = async () => {
        const content = await text(stream);
        mails.push({ to: envelope.rcptTo.map(({ address }) => address).join(), content });
      };
      // A sender that is killed in the middle has sent nothing.
      receive().then(() => callback(), callback);
    },
  });
  // Connections of senders that are killed.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: new URL(`smtp://127.0.0.1:${port}`),
    mails,
    refuseWith: (code) => {
      refusal = code;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
