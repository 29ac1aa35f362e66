import type { BrowserContext } from '@playwright/test';
import type { Backend } from '../support/playwright/fixtures';

/** Plays the other sites that the portal sends customers to, which nginx does not serve: the payment page and the consent page. */
export async function playOtherSites(context: BrowserContext, { url }: Backend): Promise<void> {
  await context.route('**/__mock/**', async (route) => {
    const asked = new URL(route.request().url());
    const response = await route.fetch({
      url: url + asked.pathname + asked.search,
      headers: {
        ...(await route.request().allHeaders()),
        host: asked.host,
        'x-forwarded-proto': 'https',
      },
      maxRedirects: 0,
    });
    await route.fulfill({ response });
  });
  // Playwright hands no redirected request to a route, so a page leads on instead.
  await context.route('**/api/account/*oauth?*', async (route) => {
    const { location = '' } = (await route.fetch({ maxRedirects: 0 })).headers();
    const body = `<meta http-equiv="refresh" content="0;url=${location.replaceAll('&', '&amp;')}">`;
    await route.fulfill({ contentType: 'text/html', body });
  });
}
