export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** `--color-base-100` of the style sheet, for the browser's own bars. */
export const paper = { light: '#fbfaf6', dark: '#0c1612' } as const;

export const noTerms = { price: 0, period: 'day' as const, stop: '', sms: false };

/** Apart from `client-config.ts`, which brings the schema library. */
export const clientDefaults = {
  appName: 'Kaj',
  appId: 'kaj',
  contactEmail: 'hello@kaj.example',
  contactPhone: '+880 9600-000 880',
  contactAddress: 'House 12, Road 5, Dhanmondi, Dhaka 1205, Bangladesh',
  apiHost: '',
  subscriptionApi: '',
  subscriptionAdminHost: '',
  subscriptionHost: '',
  unsubscribeService: '',
  returnUrl: '',
  webmailComposeUrl: 'https://mail.google.com/mail/',
  webmailName: 'Gmail',
  subscriptionSandbox: false,
  hasMail: false,
  applicationDays: 0,
  subscriptionTerms: { bd_robi: noTerms, applink: noTerms, digimart: noTerms },
};
