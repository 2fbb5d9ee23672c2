export type Locale = 'en';
