import { sandboxPaths } from '#contract/subscription/paths.ts';
import type { Phones } from '../keys/phones.ts';
import type { ChannelConfigs } from '../../config/subscription-settings.ts';

export const sandboxHosts = {
  bd_robi: 'http://bdapps.invalid',
  applink: 'http://applink.invalid',
  digimart: 'http://digimart.invalid',
} as const;

export const sandboxCalls = {
  otpRequest: '/otp/request',
  otpVerify: '/otp/verify',
  send: '/subscription/send',
  status: '/subscription/status',
  sms: '/sms/send',
  search: '/subscription-info-server/getSubscribers',
  unsubscribe: '/subs/unregistration',
} as const;

/** Sandbox credentials, equal on all servers of a deployment. */
export function toSandboxChannels(phones: Phones): ChannelConfigs {
  const credentials = { appId: 'APP_SANDBOX', password: phones.hash('the password of the sandbox') };
  const { otpRequest, otpVerify, send, status, sms, search, unsubscribe } = sandboxCalls;
  const paths = { otpRequest, otpVerify, send, status, sms };
  return {
    bd_robi: { ...credentials, appHash: '', url: sandboxHosts.bd_robi, paths },
    applink: { ...credentials, appHash: '', url: sandboxHosts.applink, paths },
    digimart: {
      ...credentials,
      apiKey: 'sandbox',
      apiSecret: phones.hash('the secret of the payment page'),
      url: sandboxHosts.digimart,
      pageUrl: '',
      paths: { page: sandboxPaths.pay, status, search, unsubscribe, sms },
    },
  };
}
