import http from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withPageStore } from './page-store.mjs'

const shared = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' }
const html = `<h1>Karen Holm</h1>${'<p>Et liv.</p>'.repeat(200)}`

let asked
let reply
let server
let origin
const before = globalThis.mindelundPages

beforeEach(async () => {
  globalThis.mindelundPages = { forgottenAt: new Map(), flushedAt: 0 }
  asked = 0
  reply = (_, response) => response.writeHead(200, shared).end(html)
  server = http.createServer(
    withPageStore((request, response) => {
      asked++
      return reply(request, response)
    }, '/_next/static/memorial/page-A1.js'),
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${server.address().port}`
})

afterEach(async () => {
  await new Promise((resolve) => server.close(resolve))
  globalThis.mindelundPages = before
})

const visit = (path = '/memorial/karen', headers = {}) => fetch(`${origin}${path}`, { headers })

it('renders a page once and serves it to everybody in an encoding they accept', async () => {
  for (const encoding of ['br', 'gzip', 'identity', 'br']) {
    const answer = await visit('/memorial/karen', { 'accept-encoding': encoding })
    expect(await answer.text()).toBe(html)
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(answer.headers.get('cache-control')).toBe(shared['cache-control'])
  }
  expect(asked).toBe(1)
})

it('answers 304 when the client already has the page', async () => {
  const etag = (await visit()).headers.get('etag')
  const answer = await visit('/memorial/karen', { 'if-none-match': etag })
  expect(answer.status).toBe(304)
  expect(answer.headers.get('content-length')).toBe(null)
})

it('never serves an invalidated page, not even one that was being rendered', async () => {
  await visit()
  globalThis.mindelundPages.forgottenAt.set('/memorial/karen', Date.now())
  reply = (_, response) => {
    globalThis.mindelundPages.forgottenAt.set('/memorial/karen', Date.now() + 1)
    response.writeHead(200, shared).end('fra før')
  }
  expect(await (await visit()).text()).toBe('fra før')
  reply = (_, response) => response.writeHead(200, shared).end('ny')
  globalThis.mindelundPages.forgottenAt.set('/memorial/karen', 0)
  expect(await (await visit()).text()).toBe('ny')
  expect(asked).toBe(3)
})

it('drops everything when messages may have been missed', async () => {
  await visit()
  globalThis.mindelundPages.flushedAt = Date.now() + 1
  await visit()
  expect(asked).toBe(2)
})

it.each([
  ['somebody who is signed in', '/memorial/karen', { cookie: 'a=1; next-auth.session-token=x' }],
  ['a signed-in device on https', '/memorial/karen', { cookie: '__Secure-next-auth.session-token=x' }],
  ['somebody who has written', '/memorial/karen', { cookie: 'mindelund-bidrag=x' }],
  ['an address with a query', '/memorial/karen?tak=candle', {}],
  ['the framework’s own calls', '/memorial/karen', { rsc: '1' }],
  ['what lies below a page', '/memorial/karen/live', {}],
  ['another page', '/profile', {}],
])('stores nothing for %s', async (_, path, headers) => {
  await visit()
  await visit(path, headers)
  await visit(path, headers)
  expect(asked).toBe(3)
})

it('gives a page made for one caller its own script too, in an encoding it accepts', async () => {
  const own = `<body><script src="/_next/static/chunks/a.js" async=""></script>${html}</body>`
  reply = (_, response) => response.writeHead(200, { ...shared, 'cache-control': 'private, no-store' }).end(own)
  for (const encoding of ['gzip', 'identity']) {
    const answer = await visit('/memorial/karen?tak=candle', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBe(null)
    const text = await answer.text()
    expect(text).toContain('page-A1.js')
    expect(text).not.toContain('chunks/a.js')
  }
})

it.each([
  ['a page of one caller', { ...shared, 'cache-control': 'private, no-store' }, 200],
  ['a missing page', shared, 404],
  ['what is no page', { ...shared, 'content-type': 'application/json' }, 200],
])('passes on %s without storing it', async (_, headers, status) => {
  reply = (_request, response) => {
    response.writeHead(status, headers)
    response.write('første ')
    response.end('anden')
  }
  for (let time = 0; time < 2; time++) {
    const answer = await visit()
    expect(answer.status).toBe(status)
    expect(await answer.text()).toBe('første anden')
  }
  expect(asked).toBe(2)
})
