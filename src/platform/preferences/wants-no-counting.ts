/** True for readers who ask not to be counted: Global Privacy Control, or Do Not Track. */
export function wantsNoCounting(): boolean {
  const hasControl: unknown = Reflect.get(navigator, 'globalPrivacyControl');
  return hasControl === true || navigator.doNotTrack === '1';
}
