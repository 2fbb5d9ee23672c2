/** The tabs of the tracker, in the order of an application; also in the URL. */
export const trackerTabs = ['saved', 'writing', 'sent', 'interview', 'result'] as const;
export type TrackerTab = (typeof trackerTabs)[number];

/** Stages of an application, in their usual order; only the user sets them. */
export const stages = ['saved', 'written', 'sent', 'interview', 'offer', 'rejected', 'noAnswer'] as const;
export type Stage = (typeof stages)[number];
