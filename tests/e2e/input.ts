import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works the page: with a pointer, or with the keyboard alone. */
export interface UserInput {
  press: (target: Locator) => Promise<void>;
  write: (field: Locator, text: string) => Promise<void>;
  /** Chooses the option of a select that begins with the text. @param bangla the text in Bangla, where it differs */
  choose: (select: Locator, option: string, bangla?: string) => Promise<void>;
  /** Chooses one of a group of radio buttons. */
  pick: (radio: Locator) => Promise<void>;
  /** @param time like `09:30` */
  setTime: (field: Locator, time: string) => Promise<void>;
  /** @param day like `2027-05-31` */
  setDay: (field: Locator, day: string) => Promise<void>;
}

export function withPointer(): UserInput {
  return {
    press: (target) => target.click(),
    write: (field, text) => field.fill(text),
    choose: async (select, option, bangla = option) => {
      const options = select.locator('option');
      const byValue = select.locator(`option[value="${option}"]`);
      const byText = options.filter({ hasText: option }).or(options.filter({ hasText: bangla }));
      const found = byValue.or(byText).first();
      await select.selectOption((await found.getAttribute('value')) ?? '');
    },
    pick: (radio) => radio.locator('xpath=..').click(),
    setTime: (field, time) => field.fill(time),
    setDay: (field, day) => field.fill(day),
  };
}

/** More stops than any screen has. */
const MAX_STOPS = 150;

/** Keys pressed one by one at the start of each text; the rest comes at once. */
const TYPED_KEYS = 5;

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === element.ownerDocument.activeElement);

/** Uses only Tab, typing and Enter; fails for a control that Tab does not reach. */
export function withKeyboard(page: Page): UserInput {
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible();
    for (let stops = 0; !(await hasFocus(target)); stops += 1) {
      if (stops > MAX_STOPS) throw new Error(`Tab does not lead to ${target.toString()}.`);
      await page.keyboard.press('Tab');
    }
  };
  const type = async (field: Locator, keys: string) => {
    await reach(field);
    await page.keyboard.type(keys);
  };
  return {
    press: async (target) => {
      await reach(target);
      await page.keyboard.press('Enter');
    },
    write: async (field, text) => {
      await reach(field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text.slice(0, TYPED_KEYS));
      // As a phone's keyboard or an input method puts in whole words.
      await page.keyboard.insertText(text.slice(TYPED_KEYS));
    },
    choose: async (select, option) => {
      await type(select, option);
      await expect(select.locator('option:checked')).toHaveText(new RegExp(`^${option}`));
    },
    // Tab leads to the group, the arrows to the button.
    pick: async (radio) => {
      await reach(radio.locator('xpath=ancestor::fieldset[1]').getByRole('radio').first());
      await page.keyboard.press('Space');
      for (let stops = 0; !(await radio.isChecked()) && stops < MAX_STOPS; stops += 1) {
        await page.keyboard.press('ArrowDown');
      }
    },
    // AM/PM is a part of the field in some locales, and missing in others.
    setTime: (field, time) => type(field, `${time.replace(':', '')}${time < '12' ? 'AM' : 'PM'}`),
    setDay: (field, day) => type(field, day.split('-').toReversed().join('')),
  };
}
