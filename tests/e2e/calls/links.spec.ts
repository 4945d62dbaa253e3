import type { APIRequestContext } from '@playwright/test'
import { answerOf } from '@/tests/e2e/steps/site'
import { expect, test } from '../steps/test'

type Found = { path: string; ids: Set<string>; links: string[] }

/** Addresses that act when opened, or that are files. */
const leftAlone = /^\/(api|media|_next)\//

/** Crawls every page reachable by links, and lists each broken link. */
async function deadLinksFrom(call: APIRequestContext, starts: string[]): Promise<string[]> {
  const pages = new Map<string, Found | number>()
  const wanted: Array<{ from: string; path: string; anchor: string }> = starts.map((path) => ({
    from: 'begyndelsen',
    path,
    anchor: '',
  }))
  const dead: string[] = []
  const anchors: typeof wanted = []
  const shapes = new Map<string, number>()
  for (let next = wanted.shift(); next; next = wanted.shift()) {
    const { from, path, anchor } = next
    if (!pages.has(path) && isNewKind(path, shapes)) {
      const found = await read(call, path)
      pages.set(path, found)
      if (typeof found === 'number') dead.push(`${from} → ${path}: ${found}`)
      else wanted.push(...found.links.map((link) => targetOf(path, link)))
    }
    if (anchor) anchors.push({ from, path, anchor })
  }
  for (const { from, path, anchor } of anchors) {
    const page = pages.get(path)
    if (typeof page === 'object' && !page.ids.has(anchor)) dead.push(`${from} → ${path}#${anchor}`)
  }
  return dead
}

/** Of pages that differ only by a number, a code or a name, two represent all. */
function isNewKind(path: string, shapes: Map<string, number>): boolean {
  const shape = path
    .split('?')[0]
    ?.split('/')
    .map((part, place) => (place > 1 && /\d|-/.test(part) ? '*' : part))
    .join('/')
  const seen = (shapes.get(shape ?? path) ?? 0) + 1
  shapes.set(shape ?? path, seen)
  return seen <= 2
}

function targetOf(from: string, link: string) {
  const { pathname, search, hash } = new URL(link, `http://site${from}`)
  return { from, path: pathname + search, anchor: decodeURIComponent(hash.slice(1)) }
}

async function read(call: APIRequestContext, path: string): Promise<Found | number> {
  const response = await call.get(path)
  if (response.status() >= 400) return response.status()
  if (!response.headers()['content-type']?.includes('text/html')) return { path, ids: new Set(), links: [] }
  const whole = await response.text()
  const html = whole.replace(/<script[\s\S]*?<\/script>/g, '')
  // The console is rendered in the browser, from embedded data.
  const ids = [...html.matchAll(/\sid="([^"]+)"/g), ...whole.matchAll(/\\"id\\":\\"([^"\\]+)\\"/g)]
  const links = [...html.matchAll(/<a\b[^>]*\shref="([^"]+)"/g), ...whole.matchAll(/\\"href\\":\\"([^"\\]+)\\"/g)]
  return {
    path,
    ids: new Set(ids.map(([, id = '']) => id)),
    links: links
      .map(([, href = '']) => href.replaceAll('&amp;', '&'))
      .filter((href) => /^[/#?]/.test(href) && !href.startsWith('//') && !leftAlone.test(href)),
  }
}

const ways = {
  visitor: [
    ...['/', '/login', '/register', '/auth', '/reseller-terms', '/hidden-register-72391'],
    ...['/subscription/success', '/invoice-payment-success'],
  ],
}

test('a visitor finds no broken link', async ({ site }) => {
  const { memorials } = site.demo
  const starts = [...ways.visitor, `/memorial/${memorials.public}`, `/memorial/${memorials.unlisted}`]
  expect(await deadLinksFrom(await site.outsider(), starts)).toEqual([])
})

test('a family finds no broken link', async ({ site }) => {
  const call = await site.outsider()
  await answerOf(await call.post('/api/login', { data: site.demo.users.family }))
  expect(await deadLinksFrom(call, ['/', '/profile', '/orders', '/reseller-dashboard'])).toEqual([])
})

test('an administrator finds no broken link', async ({ site }) => {
  expect(await deadLinksFrom(site.admin, ['/admin', '/admin/support'])).toEqual([])
})
