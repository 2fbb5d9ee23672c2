import type { Ask } from './caller.ts';

/** Sends texts of ours as SMS, as bdapps and AppLink take them. Each is an SMS: never repeated by itself. */
export const createSender =
  (ask: Ask, url: string) =>
  async ({ phone, text }: { phone: string; text: string }): Promise<boolean> => {
    const fields = { version: '1.0', message: text, destinationAddresses: [`tel:${phone}`] };
    const reply = await ask({ name: 'message', url, fields, isRepeatable: false });
    return reply.kind === 'success';
  };
