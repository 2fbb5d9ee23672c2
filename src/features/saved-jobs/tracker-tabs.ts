/** The tabs of the tracker, in the order of an application; also in the URL. */
export const trackerTabs = ['saved', 'writing', 'sent', 'interview', 'result'] as const;
export type TrackerTab = (typeof trackerTabs)[number];
