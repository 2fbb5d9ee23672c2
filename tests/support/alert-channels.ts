import { startMailServer } from './mail-server.ts';
import { startPushService } from './push-service.ts';

/** The columns of an alert that say where it goes. */
interface AlertRecipient {
  email: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface ReceivedDigest {
  to: string;
  /** The same in every attempt. */
  id: string;
}

/** A stub of what servers send alerts to. */
export interface ChannelStub {
  /** Of the servers. */
  settings: Readonly<Record<string, string>>;
  newRecipient: (number: number) => AlertRecipient;
  received: () => readonly ReceivedDigest[];
  close: () => Promise<void>;
}

async function startMailChannel(): Promise<ChannelStub> {
  const server = await startMailServer();
  return {
    settings: { SMTP_URL: server.url.href, MAIL_FROM: 'Kaj <mail@kaj.example>' },
    newRecipient: (number) => ({
      email: `reader.${number}@example.com`,
      endpoint: '',
      p256dh: '',
      auth: '',
    }),
    received: () =>
      server.mails.map(({ to, content }) => ({ to, id: /^Message-ID: (\S+)/m.exec(content)?.[1] ?? '' })),
    close: server.close,
  };
}

async function startPushChannel(): Promise<ChannelStub> {
  const service = await startPushService();
  return {
    settings: { PUSH_HOSTS: service.host },
    newRecipient: () => {
      const { endpoint, keys } = service.subscribe();
      return { email: '', endpoint, ...keys };
    },
    received: () => service.messages.map(({ endpoint, topic }) => ({ to: endpoint, id: topic })),
    close: service.close,
  };
}

export const startChannel: Readonly<Record<'email' | 'push', () => Promise<ChannelStub>>> = {
  email: startMailChannel,
  push: startPushChannel,
};
