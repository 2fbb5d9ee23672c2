/** Below it: the key that nobody can guess, and `bdapps`, `applink` or `digimart`. */
export const NOTIFICATION_BASE = '/operator-notifications';
