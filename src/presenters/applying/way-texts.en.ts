/** The ways to apply, on the job's page, in its forms and for administrators. */
export const wayMessages = {
  title: 'How to apply',
  kinds: {
    email: 'Email',
    inbox: 'Inbox on this site',
    link: 'Website link',
    walkIn: 'Walk-in',
    call: 'Call or WhatsApp',
  },
  email: 'By email',
  inbox: 'Here, with your CV',
  link: (host: string) => `Online at ${host}`,
  walkIn: (days: string, hours: string) => `Walk in: ${days}, ${hours}`,
  bring: (things: string) => `Bring: ${things}`,
  call: (phone: string) => `Call ${phone}`,
  callOrWhatsApp: (phone: string) => `Call or WhatsApp ${phone}`,
};
