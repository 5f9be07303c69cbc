import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Look } from '../../tests/journeys/rig/onboarding.ts';

/** Where pictures go, and whether they show all of a screen, from top to bottom, and every screen that is come by. */
export interface Album {
  folder: string;
  isWhole: boolean;
}

/** Takes pictures of a page, light and dark. */
export interface Photographer {
  /** Pictures the screen as it stands, or as `arrive` leaves it. */
  take(name: string, arrive?: () => Promise<unknown>): Promise<void>;
  /** Pictures what the walks of the journeys come by, where it has a name. */
  look: Look;
}

const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];

/** What the pictures are called of screens that the walks of the journeys come by. */
const pictureNames: Readonly<Record<string, string>> = {
  'question 9, stress_triggers': 'questionnaire',
  'introduction 2': 'introduction',
  'introduction of T1': 'level-introduction',
  'posture selection': 'posture',
  'setup of the timer': 'setup',
};

/** `size` is the last part of the pictures' names. */
export function photographer(page: Page, size: string, { folder, isWhole }: Album): Photographer {
  async function shoot(name: string, theme: Theme): Promise<void> {
    await expect(page.locator('html')).toHaveClass(theme === 'dark' ? /\bdark\b/ : /^(?!.*\bdark\b)/);
    await page.evaluate(() => window.scrollTo(0, 0));
    // A pointer that rests on a button would show in its colour.
    await page.mouse.move(0, 0);
    const path = join(folder, `${name}-${size}-${theme}.png`);
    await page.screenshot({ path, animations: 'disabled', fullPage: isWhole });
  }
  async function take(name: string, arrive: () => Promise<unknown> = async () => {}): Promise<void> {
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await arrive();
      await shoot(name, theme);
    }
  }
  const look: Look = async (what) => {
    const name = isWhole ? what.replaceAll(/[^\w]+/g, '-') : pictureNames[what];
    if (name) await take(name);
  };
  return { take, look };
}
