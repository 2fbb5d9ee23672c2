export const attachMessages = {
  share: 'Share letter and CV',
  shareHint: 'Also copies the address: paste it under “To”.',
  save: 'Save your CV',
  saveHint: 'Then attach it to the mail.',
  making: 'Making your CV…',
  ready: 'Your CV is ready. Tap again to share it.',
  saved: (file: string) => `${file} is saved. Attach it to the mail.`,
  saveBlocked: 'The file was not saved. Please tap again.',
  failed: 'Your CV could not be made. Please try again.',
};
