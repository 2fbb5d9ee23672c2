import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a socket that breaks on command, as when the other side is gone without a word. */
export interface BreakingProxy {
  port: number;
  /** Resets every connection. */
  break: () => void;
  close: () => Promise<void>;
}

/** @param path of a Unix socket */
export async function startBreakingProxy(path: string): Promise<BreakingProxy> {
  const accepted = new Set<Socket>();
  const server = createServer((socket) => {
    const beyond = connect(path);
    accepted.add(socket);
    socket
      .on('error', () => undefined)
      .on('close', () => {
        accepted.delete(socket);
        beyond.destroy();
      });
    beyond.on('error', () => undefined).on('close', () => socket.destroy());
    socket.pipe(beyond).pipe(socket);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  const breakAll = () => {
    for (const socket of accepted) socket.resetAndDestroy();
  };
  const close = async () => {
    breakAll();
    server.close();
    await once(server, 'close');
  };
  return { port: address.port, break: breakAll, close };
}
