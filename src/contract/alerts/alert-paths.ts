import { API_BASE } from '../http/paths.ts';

/** Job alerts (extension). */
export const alertPaths = {
  alerts: `${API_BASE}/alerts`,
  states: `${API_BASE}/alerts/states`,
  confirm: `${API_BASE}/alerts/confirm`,
  stop: `${API_BASE}/alerts/stop`,
  test: `${API_BASE}/alerts/test`,
  pushKey: `${API_BASE}/alerts/push-key`,
  /** For mail programs (RFC 8058). */
  unsubscribe: `${API_BASE}/alerts/unsubscribe`,
  /** Followed by an alert's id in 16 letters. */
  short: '/api/n',
} as const;
