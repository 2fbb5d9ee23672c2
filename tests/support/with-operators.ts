import { afterAll, beforeAll, beforeEach } from 'vitest';
import { startOperatorStub, type OperatorStub } from './operator-stub.ts';
import { toRealConfig } from './real-channels.ts';
import { createTestServer, type TestServer } from './server.ts';

/** A server whose channels have credentials, and the operators behind it. */
export interface WithOperators {
  stub: OperatorStub;
  server: TestServer;
}

/** For every test of a file: operators that answer as usual, and have not been asked anything yet. */
export function withOperators(
  operatorTimeoutMs: number,
  onReady: (ready: WithOperators) => void | Promise<void>,
): void {
  let ready: WithOperators | undefined;
  beforeAll(async () => {
    const stub = await startOperatorStub();
    const server = await createTestServer({ config: toRealConfig(stub.origin), operatorTimeoutMs });
    ready = { stub, server };
    await onReady(ready);
  });
  afterAll(async () => {
    await ready?.server.close();
    await ready?.stub.close();
  });
  beforeEach(() => {
    ready?.stub.replies.clear();
    ready?.stub.asked.splice(0);
  });
}
