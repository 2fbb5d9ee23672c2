/** The notification of a push that the worker cannot read. */
const en = { title: 'New jobs', body: 'Tap to see your job alerts.' };

const bn: typeof en = {
  title: 'নতুন চাকরি',
  body: 'আপনার অ্যালার্ট দেখতে এখানে চাপুন।',
};

export const newJobsTexts = { en, bn };
