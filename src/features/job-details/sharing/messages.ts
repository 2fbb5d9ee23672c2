import { createCatalogue } from '#platform/i18n/messages.ts';

export const shareMessages = createCatalogue({
  en: {
    title: 'Share this job',
    close: 'Close',
    withApp: 'Share with an app',
    appFailed: 'Your apps did not open. Choose another way.',
    ways: { whatsapp: 'WhatsApp', messenger: 'Messenger', facebook: 'Facebook', mail: 'E-mail' },
    address: 'Address of this job',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'Could not copy. Select the address and copy it.',
    qrCode: (title: string) => `QR code that opens ${title}`,
    qrHint: 'Scan to open this job on another phone.',
    print: 'Print',
    company: { email: 'Email', phone: 'Phone number', website: 'Website', industry: 'Industry' },
    readOnline: 'Read and apply online:',
    cut: 'Only the beginning fits on this page. Read all of it online.',
  },
});
