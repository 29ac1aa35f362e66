import { expect, type Page } from '@playwright/test';
import { NOT_LOADED_MESSAGES } from '../../../config/notLoadedMessages';

/** A first script that hangs is told after 15 s: what is told before was told because it failed. */
const BEFORE_IT_HANGS_MS = 14_000;

/** Expects that a page says at once, in every language, that its first script has failed. */
export async function expectToldAtOnce(page: Page): Promise<void> {
  for (const { link } of Object.values(NOT_LOADED_MESSAGES)) {
    await expect(page.getByRole('link', { name: link })).toBeVisible({
      timeout: BEFORE_IT_HANGS_MS,
    });
  }
}
