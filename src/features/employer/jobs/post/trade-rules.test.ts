import { expect, it } from 'vitest';
import { trades as bangla } from './trades.bn.ts';
import { trades } from './trades.en.ts';
import { emptyPost } from '../post-request.ts';
import { checkPost } from '../post-rules.ts';
import { jobEditorMessages } from '../messages.en.ts';
import { stepNames } from '../job-fields.ts';
import { fillTrade, isOwnText, tradeNames } from './trade-rules.ts';

it('each trade, in both languages, fills what the step of the description asks for', () => {
  for (const texts of [trades, bangla]) {
    expect(Object.keys(texts)).toEqual(tradeNames);
    for (const trade of tradeNames) {
      const errors = checkPost(fillTrade(emptyPost, trade, texts), jobEditorMessages, 0);
      expect(stepNames.words.filter((name) => errors[name] !== undefined)).toEqual([]);
    }
  }
});

it('leaves a title and choices that were made', () => {
  const filled = fillTrade({ ...emptyPost, title: 'Truck driver', workMode: 'part-time' }, 'driver', trades);
  expect(filled).toMatchObject({ title: 'Truck driver', workMode: 'part-time', jobType: 'on-site' });
  expect(filled.description).toBe(trades.driver.description);
});

it('another trade takes the place of the first, its title too', () => {
  const helper = fillTrade(emptyPost, 'helper', trades);
  expect(isOwnText(helper, trades)).toBe(false);
  expect(fillTrade(helper, 'guard', trades)).toMatchObject({ ...trades.guard });
});

it('what somebody wrote or changed is theirs', () => {
  const helper = fillTrade(emptyPost, 'helper', trades);
  expect(isOwnText(emptyPost, trades)).toBe(false);
  expect(isOwnText({ ...helper, benefits: 'Tea' }, trades)).toBe(true);
  expect(isOwnText({ ...emptyPost, requiredSkills: 'Cooking' }, trades)).toBe(true);
});
