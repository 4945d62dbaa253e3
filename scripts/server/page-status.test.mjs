import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { tooOften } from '../../lib/server/page-status'
import { withPageStatus } from './page-status.mjs'

const open = []
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))))

async function fetchFrom(answer) {
  const server = http.createServer(withPageStatus(answer))
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  open.push(server)
  return fetch(`http://127.0.0.1:${server.address().port}`, { headers: { connection: 'close' } })
}

test('a page that refuses while it is rendered is answered as 429, and kept by nobody', async () => {
  const answer = await fetchFrom(async (_request, response) => {
    await new Promise((done) => setImmediate(done))
    tooOften()
    response.setHeader('cache-control', 'public')
    response.end('Vent lidt.')
  })
  expect(answer.status).toBe(429)
  expect(answer.headers.get('retry-after')).toBe('60')
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.text()).toBe('Vent lidt.')
})

test('all other answers are as they were, also beside a refused one', async () => {
  const plain = (_request, response) => response.writeHead(404, { 'content-type': 'text/plain' }).end('Væk.')
  const [refused, other] = await Promise.all([
    fetchFrom((_request, response) => {
      tooOften()
      setImmediate(() => response.end())
    }),
    fetchFrom(plain),
  ])
  expect([refused.status, other.status]).toEqual([429, 404])
  expect(other.headers.get('retry-after')).toBeNull()
})

test('without the server in front nothing happens', () => {
  expect(() => tooOften()).not.toThrow()
})
