import { describe, expect, test } from 'vitest';
import { messageOf } from '#contract/http/answer-message.ts';
import { accountPaths } from '#contract/http/api-paths.ts';
import { apiPaths } from '#contract/http/paths.ts';
import { operatorPaths } from '#contract/subscription/paths.ts';
import { useTestServer } from '../support/server.ts';

const server = useTestServer();

interface Sent {
  path: string;
  method?: string;
  body?: unknown;
  language?: string;
}

async function send({ path, method = 'POST', body, language }: Sent) {
  const answer = await server().request(path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      ...(language !== undefined && { 'Accept-Language': language }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, text, message: messageOf(JSON.parse(text)) };
}

const person = {
  firstName: 'Nusrat',
  lastName: 'Jahan',
  email: 'nusrat.of.messages@example.com',
  phoneNumber: '01712345678',
  password: 'a long enough password',
};
const login = { email: 'nobody@example.com', password: 'another password' };
const noEmail = { ...person, email: '' };
const short = { ...person, password: 'short' };

describe('an answer', () => {
  test.each([
    [{ path: accountPaths.register, body: noEmail }, 'Email is required.', 'ইমেইল দিন।'],
    [
      { path: accountPaths.register, body: short },
      'Password must be at least 8 characters.',
      'পাসওয়ার্ড কমপক্ষে ৮ অক্ষরের হতে হবে।',
    ],
    [
      { path: accountPaths.login, body: login },
      'Invalid credentials. Please try again.',
      'ইমেইল বা পাসওয়ার্ড মিলছে না। আবার চেষ্টা করুন।',
    ],
    [{ path: accountPaths.profile, method: 'GET' }, 'Please sign in first.', 'আগে সাইন ইন করুন।'],
    [{ path: apiPaths.job('0'.repeat(24)), method: 'GET' }, 'Job not found.', 'চাকরিটি পাওয়া যায়নি।'],
    [
      { path: `${apiPaths.jobs}?page=0`, method: 'GET' },
      'page must be a whole number from 1 to 999999999.',
      'page ১ থেকে ৯৯,৯৯,৯৯,৯৯৯ পর্যন্ত পূর্ণ সংখ্যা হতে হবে।',
    ],
    [{ path: '/files/none.pdf', method: 'GET' }, 'File not found.', 'ফাইলটি পাওয়া যায়নি।'],
    [{ path: '/api/v1/nothing', method: 'GET' }, 'There is nothing at this address.', 'এই ঠিকানায় কিছু নেই।'],
  ])('to %o speaks the language of the request', async (sent, english, bangla) => {
    const plain = await send(sent);
    expect(plain.message).toBe(english);
    for (const language of ['en', 'en-GB,bn;q=0.8', 'fr']) {
      expect((await send({ ...sent, language })).text).toBe(plain.text);
    }
    for (const language of ['bn', 'bn-BD,en;q=0.5', 'fr, en;q=0.1, bn;q=0.4']) {
      const local = await send({ ...sent, language });
      expect([local.status, local.message]).toEqual([plain.status, bangla]);
      expect(local.headers.get('Cache-Control')).toBe('no-store');
      expect(local.text).toBe(plain.text.replace(JSON.stringify(english), () => JSON.stringify(bangla)));
    }
  });

  test('of an operator speaks it too', async () => {
    const wrong = { path: operatorPaths.bdappsPinRequest, body: { tel: '12' } };
    expect(JSON.parse((await send(wrong)).text)).toMatchObject({
      statusDetail: 'This is not a mobile number of Bangladesh.',
    });
    expect(JSON.parse((await send({ ...wrong, language: 'bn' })).text)).toMatchObject({
      statusCode: 'E1325',
      statusDetail: 'এটি বাংলাদেশের মোবাইল নম্বর নয়।',
    });
  });

  test('that succeeds speaks it, and its data stays as it was sent', async () => {
    const named = { ...person, firstName: 'You are signed out.' };
    const { status, text } = await send({ path: accountPaths.register, body: named, language: 'bn' });
    expect(status).toBe(201);
    expect(JSON.parse(text)).toMatchObject({
      message: 'নিবন্ধন সফল হয়েছে!',
      user: { firstName: 'You are signed out.' },
    });
  });
});
