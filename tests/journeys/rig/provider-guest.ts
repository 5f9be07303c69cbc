import type { Locator, Page } from '@playwright/test';
import type { ProviderGuest } from '../../setup/open-id-provider.ts';
import { newCredentials } from './person.ts';

/** The provider is a site of its own, and the browser goes there; its page has no icon. */
export const atTheProvider = /localhost/;

export const google = (page: Page): Locator => page.getByRole('button', { name: 'Continue with Google' });
export const apple = (page: Page): Locator => page.getByRole('button', { name: 'Continue with Apple' });

/** A guest of the provider whom nobody knows yet. */
export function guestOf(name: string, more: Partial<ProviderGuest> = {}): ProviderGuest {
  const { email } = newCredentials(name);
  return { subject: `subject of ${email}`, email, email_verified: true, name, ...more };
}
