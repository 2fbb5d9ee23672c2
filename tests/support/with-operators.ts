import { afterAll, beforeAll, beforeEach, vi } from 'vitest';
import { startOperatorStub, type OperatorStub } from './operator-stub.ts';
import { toRealConfig } from './real-channels.ts';
import { createTestServer, type TestServer } from './server.ts';

/** The operators' calls, as paths of the stub. */
export const operatorCalls = {
  bd_robi: {
    request: '/bdapps/subscription/otp/request',
    verify: '/bdapps/subscription/otp/verify',
    send: '/bdapps/subscription/send',
    status: '/bdapps/subscription/getStatus',
    sms: '/bdapps/sms/send',
  },
  applink: {
    request: '/applink/otp/request',
    verify: '/applink/otp/verify',
    send: '/applink/subscription/send',
    status: '/applink/subscription/getSubscriberChargingInfo',
    sms: '/applink/sms/send',
  },
  digimart: {
    search: '/digimart/subscription-info-server/getSubscribers',
    status: '/digimart/subscription/getSubscriberChargingInfo',
    unsubscribe: '/digimart/subs/unregistration',
  },
} as const;

export const ok = { version: '1.0', statusCode: 'S1000', statusDetail: 'Success.' };

/** Ids of operators are unique; each test that stores one has its own. */
export const newMasked = (): string =>
  Buffer.from(`${Math.random()}${'0'.repeat(60)}:robi`).toString('base64');

/** A server whose channels have credentials, and the operators behind it. */
export interface WithOperators {
  stub: OperatorStub;
  server: TestServer;
}

/** An operator's time limit; short, as one that hangs costs all of it. */
const LIMIT_MS = 120_000;

/** Has limits of {@link LIMIT_MS} end on command. @returns ends those that run */
function commandTime(): () => void {
  const running = new Set<AbortController>();
  const { timeout } = AbortSignal;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    if (ms !== LIMIT_MS) return timeout.call(AbortSignal, ms);
    const limit = new AbortController();
    running.add(limit);
    return limit.signal;
  });
  return () => {
    for (const limit of running) limit.abort(new DOMException('No answer in time.', 'TimeoutError'));
    running.clear();
  };
}

/** For every test of a file: operators that answer as usual, and have not been asked anything yet. */
export function withOperators(onReady: (ready: WithOperators) => void): void {
  let ready: WithOperators | undefined;
  beforeAll(async () => {
    const stub = await startOperatorStub(commandTime());
    const config = { ...toRealConfig(stub.origin), rateLimitFactor: 0 };
    const server = await createTestServer({ config, operatorTimeoutMs: LIMIT_MS });
    ready = { stub, server };
    onReady(ready);
  });
  afterAll(async () => {
    vi.restoreAllMocks();
    await ready?.server.close();
    await ready?.stub.close();
  });
  beforeEach(() => {
    ready?.stub.replies.clear();
    ready?.stub.asked.splice(0);
  });
}
