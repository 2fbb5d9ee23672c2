import { expect, test } from 'vitest';
import * as v from 'valibot';
import { ClientConfig } from '#contract/config/client-config.ts';
import { isTooLongToLink } from '#platform/browser/webmail.ts';
import { setClientConfig } from '#platform/startup/config.ts';
import { applicationMessagesIn } from '#ui/applying/application-messages.ts';
import { toApplication } from '#ui/applying/application-mail.ts';

setClientConfig(v.parse(ClientConfig, {}));

test('the Bangla letter for an ordinary job fits into a mail link', () => {
  const jobs = [
    ['Assistant Merchandiser', 'Dakkhina Logistics'],
    ['Senior Executive, Import and Supply Chain (Chattogram)', 'Shutokarkhana Knit Composite Limited'],
    ['গাড়িচালক', 'পদ্মা পরিবহন'],
    ['সহকারী হিসাবরক্ষক কর্মকর্তা', 'মেঘনা গ্রুপ অব ইন্ডাস্ট্রিজ লিমিটেড'],
  ] as const;
  const cv = { file: 'Md. Rafiqul Islam CV.pdf', name: 'Md. Rafiqul Islam', phone: '01712 345678' };
  for (const [title, companyName] of jobs) {
    const mail = toApplication(
      { title, companyName, email: 'hr@shutokarkhana.example', cv },
      applicationMessagesIn.bn,
    );
    expect(isTooLongToLink(mail), title).toBe(false);
  }
});
