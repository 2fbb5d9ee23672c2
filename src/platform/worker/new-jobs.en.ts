/** The notification of a push that the worker cannot read. */
export const newJobsTexts = { title: 'New jobs', body: 'Tap to see your job alerts.' };
