import { once } from 'node:events'
import http from 'node:http'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { withBuildFiles } from './build-files.mjs'

const path = '/_next/static/chunks/a1b2.js'
const script = 'export const lys = "tændt";'.repeat(200)
const headers = {
  'content-type': 'application/javascript; charset=UTF-8',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
}

let asked
let server
let origin

beforeEach(async () => {
  asked = []
  server = http.createServer(
    withBuildFiles((request, response) => {
      asked.push(request.headers['accept-encoding'])
      if (request.url.includes('mangler')) return response.writeHead(404, headers).end('ikke her')
      const [status, part] = request.headers.range ? [206, script.slice(0, 10)] : [200, script]
      response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : part)
    }),
  )
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${server.address().port}`
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const get = (address, sent = {}, method = 'GET') => fetch(`${origin}${address}`, { headers: sent, method })

it('is read and compressed once, and sent to everybody in an encoding they accept', async () => {
  for (const encoding of ['br', 'gzip', 'identity', 'br']) {
    const answer = await get(path, { 'accept-encoding': encoding })
    expect(await answer.text()).toBe(script)
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    for (const [name, value] of Object.entries(headers)) expect(answer.headers.get(name)).toBe(value)
  }
  expect(asked).toEqual(['identity'])
})

it('answers 304 when the client already has the file', async () => {
  const etag = (await get(path)).headers.get('etag')
  expect((await get(path, { 'if-none-match': etag })).status).toBe(304)
})

it.each([
  ['a missing file', '/_next/static/chunks/mangler.js', {}, 'GET', 404],
  ['a part of a file', path, { range: 'bytes=0-9' }, 'GET', 206],
  ['a question about a file', path, {}, 'HEAD', 200],
  ['a file with a query', `${path}?v=1`, {}, 'GET', 200],
  ['a file by another spelling', '/_next/static/%63hunks/a1b2.js', {}, 'GET', 200],
  ['a font, which is compressed already', '/_next/static/media/a.woff2', {}, 'GET', 200],
  ['a page', '/profile', {}, 'GET', 200],
])('passes on %s without storing it', async (_, address, sent, method, status) => {
  for (let time = 0; time < 2; time++) expect((await get(address, sent, method)).status).toBe(status)
  expect(asked).toHaveLength(2)
})

it('passes on a file by a detour without storing it', async () => {
  // Not by fetch, which takes the shortest way.
  for (let time = 0; time < 2; time++) {
    const [answer] = await once(http.get(origin, { path: '/_next/static/./chunks/a1b2.js' }), 'response')
    await answer.resume().toArray()
  }
  expect(asked).toHaveLength(2)
})
