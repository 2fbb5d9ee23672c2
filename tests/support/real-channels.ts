import { readConfig, type Config } from '#server/config.ts';

export const credentials = {
  bd_robi: { appId: 'APP_000101', password: 'bdapps-password' },
  applink: { appId: 'APP_000202', password: 'applink-password' },
  digimart: { appId: 'APP_000303', password: 'digimart-password' },
} as const;

/** The configuration of a server whose operators are all at one address, which is a stub's. */
export function toRealConfig(
  origin: string,
  more: Record<string, string> = {},
): Pick<Config, 'subscription'> {
  const { bd_robi, applink, digimart } = credentials;
  return readConfig({
    BDAPPS_APP_ID: bd_robi.appId,
    BDAPPS_PASSWORD: bd_robi.password,
    BDAPPS_PRICE: '2.5',
    BDAPPS_PERIOD: 'day',
    BDAPPS_STOP: 'Send STOP to 12345.',
    BDAPPS_URL: `${origin}/bdapps`,
    APPLINK_APP_ID: applink.appId,
    APPLINK_PASSWORD: applink.password,
    APPLINK_PRICE: '2.5',
    APPLINK_PERIOD: 'day',
    APPLINK_URL: `${origin}/applink`,
    DIGIMART_APP_ID: digimart.appId,
    DIGIMART_PASSWORD: digimart.password,
    DIGIMART_API_KEY: 'page-key',
    DIGIMART_API_SECRET: 'page-secret',
    DIGIMART_PRICE: '20',
    DIGIMART_PERIOD: 'month',
    DIGIMART_STOP: 'Send STOP to 54321.',
    DIGIMART_STOP_BN: '৫৪৩২১ নম্বরে STOP লিখে পাঠান।',
    DIGIMART_URL: `${origin}/digimart`,
    PUBLIC_URL: 'https://kaj.example',
    ...more,
  });
}
