import { sanitiseRichText } from '@/lib/integrations/rich-text/sanitise-rich-text'
import { answerOf } from '@/tests/e2e/steps/site'
import { scriptInjections } from '@/tests/factories/script-injections'
import { makeMemorial } from '../steps/family'
import { expect, test } from '../steps/test'

test('no injected script in a biography runs in a browser', async ({ page, site, baseURL }) => {
  const family = await site.family()
  const { id, slug } = await makeMemorial(family)
  const wrapped = scriptInjections.flatMap((one) => [one, `<ul><li>${one}`])
  // One by one, so that an unclosed element of one does not swallow the rest.
  const biography = wrapped.map((one) => sanitiseRichText(one)).join('\n')
  await answerOf(await family.call.put(`/api/memorials/${id}`, { data: { biography } }))
  const alarms: string[] = []
  page.on('dialog', async (dialog) => {
    alarms.push(dialog.message())
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    if (request.url().startsWith('http') && !request.url().startsWith(String(baseURL))) alarms.push(request.url())
  })
  // Without the policy: the sanitised text itself must be harmless.
  await page.route(`**/memorial/${slug}`, async (route) => {
    const response = await route.fetch()
    const { 'content-security-policy': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto(`/memorial/${slug}`)
  const story = page.locator('#livshistorie')
  await expect(story).toContainText('alert(1)')
  const found = await story.evaluate((section) => {
    const kept = 'SECTION DIV P H2 H3 STRONG EM U S BLOCKQUOTE UL OL LI BR HR A'.split(' ')
    const elements = [...section.querySelectorAll('*')]
    for (const element of elements) {
      for (const kind of ['mouseover', 'focus', 'click', 'toggle']) {
        element.dispatchEvent(new Event(kind, { bubbles: true, cancelable: true }))
      }
    }
    return {
      elements: elements.filter(({ nodeName }) => !kept.includes(nodeName)).map(({ outerHTML }) => outerHTML),
      handlers: elements.flatMap(({ attributes }) => [...attributes]).filter(({ name }) => /^(on|style|src)/.test(name))
        .length,
      links: elements.flatMap((element) => (element instanceof HTMLAnchorElement ? [element.protocol] : [])),
    }
  })
  expect(found.elements).toEqual([])
  expect(found.handlers).toBe(0)
  expect(found.links.filter((protocol) => !['https:', 'http:', 'mailto:'].includes(protocol))).toEqual([])
  expect(alarms).toEqual([])
})
