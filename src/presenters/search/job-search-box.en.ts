export const searchMessages = { placeholder: 'Job title, keywords', button: 'Find Jobs' };
