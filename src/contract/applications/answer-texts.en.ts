/** Answers to a yes/no question, as the employer reads them. */
export const answerTexts = { yes: 'Yes', no: 'No' };
