/** An employer's questions to applicants, in its forms and for administrators. */
export const questionMessages = {
  kinds: {
    yesNo: 'Yes or no',
    number: 'A number',
    choice: 'A choice from a list',
    shortText: 'A short text',
  },
  isRequired: 'An answer is required',
};
