import { describe, expect, it } from 'vitest';
import { checkContact, toContactMail } from './contact-form.tsx';
import { contactMessages } from './messages.ts';

const texts = contactMessages;
const filled = { name: ' Rina ', email: 'rina@example.com', phone: '', message: 'Hello\nthere' };

describe('contact form', () => {
  it('names every missing field in the specified words', () => {
    expect(checkContact({ name: '  ', email: '', phone: '', message: ' ' }, texts)).toEqual({
      name: 'Name is required',
      email: 'Email is required',
      message: 'Message is required',
    });
  });

  it('accepts what could be an address, without spaces', () => {
    for (const email of ['a@b', 'a b@c.de', '@c.de', 'a@c.']) {
      expect(checkContact({ ...filled, email }, texts).email).toBe('Invalid email format');
    }
    expect(Object.values(checkContact(filled, texts)).filter(Boolean)).toEqual([]);
  });

  it('writes the specified letter, with a phone or without', () => {
    expect(toContactMail(filled, 'hello@kaj.example', texts)).toEqual({
      to: 'hello@kaj.example',
      subject: 'Contact Form Message from Rina',
      body: 'Name: Rina\nEmail: rina@example.com\nPhone: Not provided\nMessage: Hello\nthere',
    });
    expect(toContactMail({ ...filled, phone: '01712' }, 'x@y.z', texts).body).toContain('Phone: 01712\n');
  });
});
