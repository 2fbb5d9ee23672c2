/** Common reasons for a rejection. They are stored and sent in English; `reason-names` has them as readers see them. */
export const rejectionReasons = {
  job: [
    'The pay is missing or unclear.',
    'A job must not ask applicants for money.',
    'The description does not say what the work is.',
    'This job was posted before.',
    'The contact cannot be reached.',
  ],
  company: [
    'We could not confirm that this company exists.',
    'The name or logo belongs to another company.',
    'The contact cannot be reached.',
    'The details are incomplete.',
  ],
} as const;
