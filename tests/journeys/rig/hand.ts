import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from './keyboard.ts';

/** A way to work a screen: with the pointer (a finger on the phone), or with the keyboard alone. */
export interface Hand {
  press(part: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
  /** Ticks a checkbox or the first radio of its row. */
  choose(part: Locator): Promise<void>;
  /** Opens a list, searches it and takes what was searched for. */
  pick(trigger: Locator, search: Locator, option: Locator, text: string): Promise<void>;
}

/** Works with the pointer. */
export const pointer: Hand = {
  press: (part) => part.click(),
  type: (field, text) => field.fill(text),
  async choose(part) {
    // A finger lands on the label; its control may be hidden behind it.
    await part.locator('xpath=ancestor::label').click();
    await expect(part).toBeChecked();
  },
  async pick(trigger, search, option, text) {
    await trigger.click();
    await search.fill(text);
    await option.click();
  },
};

/** Works with the keyboard alone. */
export function keyboardOf(page: Page): Hand {
  return {
    async press(part) {
      await expect(part).toBeEnabled();
      await tabTo(page, part);
      await page.keyboard.press('Enter');
    },
    async type(field, text) {
      await tabTo(page, field);
      await page.keyboard.type(text);
    },
    async choose(part) {
      await tabTo(page, part);
      await page.keyboard.press('Space');
      await expect(part).toBeChecked();
    },
    async pick(trigger, search, option, text) {
      await tabTo(page, trigger);
      await page.keyboard.press('Enter');
      await expect(search).toBeFocused();
      await page.keyboard.type(text);
      await expect(option).toBeVisible();
      await page.keyboard.press('Enter');
    },
  };
}
