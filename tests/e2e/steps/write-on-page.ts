import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test'

/** Opens one of the page's forms and fills in its fields by label. */
export async function fillPost(page: Page, opener: string, fields: Record<string, string>): Promise<Locator> {
  const section = page.locator('details').filter({ has: page.locator('summary', { hasText: opener }) })
  await section.locator('summary').click()
  for (const [label, text] of Object.entries(fields)) await section.getByLabel(label).fill(text)
  return section
}

type Kind = 'candles' | 'guestbook' | 'tributes'

/** A visitor's post by a plain form: it always waits for the family. */
export async function leavePost(
  caller: APIRequestContext,
  slug: string,
  kind: Kind,
  fields: Record<string, string>,
): Promise<void> {
  const response = await caller.post(`/api/memorials/${slug}/${kind}`, {
    form: fields,
    headers: { accept: 'text/html' },
    maxRedirects: 0,
  })
  expect(response.status(), await response.text()).toBe(303)
  expect(response.headers().location).toContain('tak=')
}
