import { expect, test } from '../steps/test'

const baseURL = `http://127.0.0.1:${process.env.E2E_PORT}`

for (const path of ['/metrics', '/api/health/deep']) {
  test(`${path} is there for this machine and for nobody else`, async ({ playwright }) => {
    const asked = async (extraHTTPHeaders: Record<string, string>) => {
      const caller = await playwright.request.newContext({ baseURL, extraHTTPHeaders })
      const answer = await caller.get(path)
      const told = { status: answer.status(), cache: answer.headers()['cache-control'], text: await answer.text() }
      await caller.dispose()
      return told
    }
    const direct = await asked({})
    // The disk of a test machine may be full: the deep health then says so.
    expect([200, 503]).toContain(direct.status)
    expect(direct.cache).toBe('private, no-store')
    expect(direct.text).toContain(path === '/metrics' ? 'mindelund_http_requests_total' : '"checks"')
    const passedOn: Array<Record<string, string>> = [
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { via: '1.1 proxy', 'x-came-directly': '1' },
      { 'x-client-address': '127.0.0.1', 'x-came-directly': '1', 'x-forwarded-for': '9.9.9.9' },
      { authorization: 'Bearer not-the-token-of-this-site', via: '1.1 proxy' },
      { host: 'mindelund.dk' },
    ]
    for (const headers of passedOn) {
      const refused = await asked(headers)
      expect(refused.status, JSON.stringify(headers)).toBe(404)
      expect(refused.text).not.toContain('mindelund_')
      expect(refused.text).not.toContain('"checks"')
    }
  })
}

test('only a full administrator is told what an answer took', async ({ site }) => {
  const administrator = await site.admin.get('/api/admin/server-times.csv')
  expect(administrator.status()).toBe(200)
  expect(administrator.headers()['server-timing']).toMatch(/^total;dur=[\d.]+, db;dur=[\d.]+;desc="\d+ statements"$/)
  for (const caller of [await site.staff('production'), await site.outsider()]) {
    const refused = await caller.get('/api/admin/server-times.csv')
    expect([401, 403]).toContain(refused.status())
    expect(refused.headers()['server-timing']).toBeUndefined()
  }
  const family = await site.family()
  expect((await family.call.get('/api/notifications')).headers()['server-timing']).toBeUndefined()
})

test('an administrator sees the routes and processes of the server', async ({ site }) => {
  for (const [query, title] of [
    ['', 'Rækkefølge'],
    ['?kind=statement', 'Databasens egne tal'],
    ['?kind=process', 'Mindesider fra hukommelsen'],
  ]) {
    const page = await site.admin.get(`/admin/performance/server${query}`)
    expect(page.status()).toBe(200)
    expect((await page.text()).includes(title ?? '')).toBe(true)
  }
  const workshop = await site.staff('production')
  expect((await (await workshop.get('/admin/performance/server')).text()).includes('Rækkefølge')).toBe(false)
})
