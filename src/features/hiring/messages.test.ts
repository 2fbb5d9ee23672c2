import { expect, test } from 'vitest';
import { decisionMessagesIn } from './messages.ts';

test('decisions in Bangla change the state of applications, and take none away', () => {
  const { move, moveTo, moveTitle, moveInto, chooseState, changed, gone } = decisionMessagesIn.bn;
  const texts = [moveTitle(2, '২'), moveInto('ইন্টারভিউ'), changed(1, '১'), gone(1, '১')];
  expect([move, moveTo, ...texts, chooseState].filter((text) => !text.includes('অবস্থা'))).toEqual([]);
  expect(moveTitle(2, '২')).toBe('২টি আবেদনের অবস্থা বদলান'.normalize('NFC'));
  expect(JSON.stringify(decisionMessagesIn.bn)).not.toContain('সরিয়ে'.normalize('NFC'));
});

test('an undo names one application or several that count as seen', () => {
  const [english, bangla] = [decisionMessagesIn.en.undoneSeen, decisionMessagesIn.bn.undoneSeen];
  expect(english(1, '1')).toBe('Undone. The application now counts as seen.');
  expect(english(2, '2')).toBe('Undone. 2 applications now count as seen.');
  const rest = 'এখন “দেখা হয়েছে” হিসেবে গোনা হবে।';
  expect(bangla(1, '১')).toBe(`ফেরানো হয়েছে। আবেদনটি ${rest}`.normalize('NFC'));
  expect(bangla(2, '২')).toBe(`ফেরানো হয়েছে। ২টি আবেদন ${rest}`.normalize('NFC'));
});
