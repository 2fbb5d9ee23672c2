import { expect, it } from 'vitest';
import { tradesIn } from './trades.ts';
import { emptyPost } from '../job-requests.ts';
import { checkPost } from '../post-rules.ts';
import { jobEditorMessagesIn } from '../messages.ts';
import { stepNames } from '../job-fields.ts';
import { fillTrade, isOwnText, tradeNames } from './trade-start.tsx';

it('each trade, in both languages, fills what the step of the description asks for', () => {
  for (const texts of [tradesIn.en, tradesIn.bn]) {
    expect(Object.keys(texts)).toEqual(tradeNames);
    for (const trade of tradeNames) {
      const errors = checkPost(fillTrade(emptyPost, trade, texts), jobEditorMessagesIn.en, 0);
      expect(stepNames.words.filter((name) => errors[name] !== undefined)).toEqual([]);
    }
  }
});

it('leaves a title and choices that were made', () => {
  const filled = fillTrade(
    { ...emptyPost, title: 'Truck driver', workMode: 'part-time' },
    'driver',
    tradesIn.en,
  );
  expect(filled).toMatchObject({ title: 'Truck driver', workMode: 'part-time', jobType: 'on-site' });
  expect(filled.description).toBe(tradesIn.en.driver.description);
});

it('another trade takes the place of the first, its title too', () => {
  const helper = fillTrade(emptyPost, 'helper', tradesIn.en);
  expect(isOwnText(helper, tradesIn.en)).toBe(false);
  expect(fillTrade(helper, 'guard', tradesIn.en)).toMatchObject({ ...tradesIn.en.guard });
});

it('what somebody wrote or changed is theirs', () => {
  const helper = fillTrade(emptyPost, 'helper', tradesIn.en);
  expect(isOwnText(emptyPost, tradesIn.en)).toBe(false);
  expect(isOwnText({ ...helper, benefits: 'Tea' }, tradesIn.en)).toBe(true);
  expect(isOwnText({ ...emptyPost, requiredSkills: 'Cooking' }, tradesIn.en)).toBe(true);
});
