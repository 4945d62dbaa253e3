import http from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { openVisitCounter, withVisitCount } from './visit-counter.mjs'

const open = []
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))))

const page = (_, response) => response.setHeader('content-type', 'text/html; charset=utf-8').end('<h1>Karen</h1>')
const person = {
  accept: 'text/html,application/xhtml+xml',
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
}

/** Sets headers one by one, as the framework does. */
function redirect(response, location) {
  response.statusCode = 302
  response.setHeader('location', location).end()
}

/** A server on that day with this handler; `visit` sends a browser's request, `taken` returns the counts. */
async function serving(answer = page, day = '2026-05-03T10:00:00Z') {
  const counter = openVisitCounter(() => new Date(day))
  const server = http.createServer(withVisitCount(answer, counter))
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  open.push(server)
  const { port } = server.address()
  return {
    visit: async (path, headers = {}, method = 'GET') => {
      await new Promise((done, fail) => {
        const request = http.request({
          host: '127.0.0.1',
          port,
          path,
          method,
          headers: { ...person, ...headers, connection: 'close' },
        })
        request.on('response', (response) => response.resume().on('close', done)).on('error', fail)
        request.end()
      })
    },
    host: `127.0.0.1:${port}`,
    taken: () => counter.take(),
  }
}

test('counts a visitor who opens a page in any layout, by Danish day, and hands the count over once', async () => {
  const { visit, taken } = await serving(page, '2026-05-03T22:30:00Z')
  await visit('/memorial/karen-holm')
  await visit('/enhanced-memorial/Karen-Holm?utm_source=avis')
  await visit('/classic-memorial/karen-holm')
  expect(taken()).toEqual([{ key: 'karen-holm', day: '2026-05-04', source: 'link', count: 3 }])
  expect(taken()).toEqual([])
})

test('counts a 304', async () => {
  const { visit, taken } = await serving((_, response) => response.writeHead(304).end())
  await visit('/memorial/karen-holm')
  expect(taken()).toHaveLength(1)
})

test.each([
  ['the family, signed in', '/memorial/karen', { cookie: 'a=b; next-auth.session-token=x' }],
  ['the family over https', '/memorial/karen', { cookie: '__Secure-next-auth.session-token=x' }],
  ['a robot', '/memorial/karen', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['a page fetched beforehand', '/memorial/karen', { 'sec-purpose': 'prefetch' }],
  ['data for a page', '/memorial/karen', { rsc: '1' }],
  ['a worker that fills its store', '/memorial/karen', { accept: '*/*' }],
  ['coming back from a form', '/memorial/karen?tak=candle', {}],
  ['reading on in a list', '/memorial/karen?side=abc', {}],
  ['opening an album', '/memorial/karen?album=abc', {}],
  ['a double stone', '/memorial/qr/7G4T9QW2B2/dual', {}],
  ['another page', '/pricing', {}],
  ['a page under a page', '/memorial/karen/admin', {}],
])('does not count %s', async (_, path, headers) => {
  const { visit, taken } = await serving()
  await visit(path, headers)
  expect(taken()).toEqual([])
})

test('does not count failed responses or submitted forms', async () => {
  const missing = await serving((_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end())
  await missing.visit('/memorial/karen')
  expect(missing.taken()).toEqual([])
  const { visit, taken } = await serving()
  await visit('/memorial/karen', {}, 'POST')
  await visit('/memorial/karen', {}, 'HEAD')
  expect(taken()).toEqual([])
})

test('does not count a return from an album or another layout, but counts one from another page or site', async () => {
  const { visit, taken, host } = await serving()
  const from = (path, site = host) => ({ referer: `http://${site}${path}` })
  await visit('/memorial/karen', from('/memorial/karen?album=abc'))
  await visit('/classic-memorial/karen', from('/memorial/Karen'))
  expect(taken()).toEqual([])
  await visit('/memorial/karen', from('/memorial/poul'))
  await visit('/memorial/karen', from('/memorial/karen', 'evil.example'))
  expect(taken()).toMatchObject([{ source: 'link', count: 2 }])
})

const sum = (rows, source) => rows.filter((row) => row.source === source).reduce((all, { count }) => all + count, 0)

test('a scan is one visit by QR, in one process or in two', async () => {
  const answer = (request, response) =>
    request.url === '/QR/7G4T9QW2B2' ? redirect(response, '/memorial/karen') : page(request, response)
  const { visit, taken } = await serving(answer)
  await visit('/QR/7G4T9QW2B2')
  const first = taken()
  await visit('/memorial/karen')
  const rows = [...first, ...taken()]
  expect([sum(rows, 'qr'), sum(rows, 'link')]).toEqual([1, 0])
})

test('a second stone, scanned in the app from the page of a first, is one visit by QR too', async () => {
  const answer = (request, response) =>
    request.url === '/QR/7G4T9QW2B2' ? redirect(response, '/memorial/karen') : page(request, response)
  const { visit, taken, host } = await serving(answer)
  // Browsers keep the original referrer across redirects.
  const referer = `http://${host}/qr-scan/8H5V0RX3C3`
  await visit('/QR/7G4T9QW2B2', { referer })
  await visit('/memorial/karen', { referer })
  const rows = taken()
  expect([sum(rows, 'qr'), sum(rows, 'link')]).toEqual([1, 0])
})

test('a scan by the family, and one that leads to no page, count nothing', async () => {
  const { visit, taken } = await serving((_, response) => redirect(response, '/memorial/karen'))
  await visit('/QR/7G4T9QW2B2', { cookie: 'next-auth.session-token=x' })
  const dual = await serving((_, response) => redirect(response, '/memorial/qr/7G4T9QW2B2/dual'))
  await dual.visit('/QR/7G4T9QW2B2')
  expect([taken(), dual.taken()]).toEqual([[], []])
})

test('a visit through the page of a double stone is by QR; another site cannot fake that', async () => {
  const { visit, taken, host } = await serving()
  await visit('/memorial/karen', { referer: `http://${host}/memorial/qr/7G4T9QW2B2/dual` })
  await visit('/memorial/karen', { referer: 'https://evil.example/qr-scan/7G4T9QW2B2' })
  const rows = taken()
  expect([sum(rows, 'qr'), sum(rows, 'link')]).toEqual([1, 1])
})
