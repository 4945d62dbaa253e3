import type { Locator, Page } from '@playwright/test'

const VIDEO_HOSTS = /youtu\.?be|ytimg|googlevideo/

/** Stubs the setting and the video host; returns the requests to the host. */
export async function setFilm(page: Page, url: string | null | 'fails'): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    if (VIDEO_HOSTS.test(new URL(request.url()).hostname)) asked.push(request.url())
  })
  await page.route(
    (address) => VIDEO_HOSTS.test(address.hostname),
    (route) => route.fulfill({ contentType: 'text/html', body: '<p>Filmen spiller</p>' }),
  )
  await page.route('**/api/intro-video', (route) =>
    url === 'fails' ? route.fulfill({ status: 500, json: { message: 'Nej' } }) : route.fulfill({ json: { url } }),
  )
  return asked
}

/** The button after hydration; until then it is a link. */
export function filmButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Se, hvordan det virker' })
}
