import type { OtpChannelConfig } from '../config/settings.ts';
import type { Ask } from './caller.ts';
import { createCodeOperator } from './code-operator.ts';
import type { CodeOperator } from './operator.ts';
import { readEntry, toStatus } from './replies.ts';

/** bdapps (Robi, Airtel): one number for each status call, its answer at the top of the reply. */
export function createBdapps(config: OtpChannelConfig, ask: Ask, siteUrl: string | undefined): CodeOperator {
  return createCodeOperator({
    config,
    ask,
    siteUrl,
    async askStatus(subscriberId) {
      const url = config.url + config.paths.status;
      const reply = await ask({ name: 'status', url, fields: { subscriberId }, isRepeatable: true });
      return reply.kind === 'refused' ? reply : toStatus(readEntry(reply.body));
    },
  });
}
