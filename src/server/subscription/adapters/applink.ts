import type { OtpChannelConfig } from '../config/settings.ts';
import type { Ask } from './caller.ts';
import { createCodeOperator } from './code-operator.ts';
import { readChargingInfo } from './charging-info.ts';
import type { CodeOperator } from './operator.ts';

/** AppLink (Banglalink): status by a list of ids, each with a code of its own. */
export function createApplink(config: OtpChannelConfig, ask: Ask, siteUrl: string | undefined): CodeOperator {
  return createCodeOperator({
    config,
    ask,
    siteUrl,
    async askStatus(subscriberId) {
      const url = config.url + config.paths.status;
      const fields = { subscriberIds: [subscriberId] };
      const reply = await ask({ name: 'status', url, fields, isRepeatable: true });
      return reply.kind === 'refused' ? reply : readChargingInfo(reply.body);
    },
  });
}
