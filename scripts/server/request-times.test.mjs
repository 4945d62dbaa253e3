import http from 'node:http'
import path from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { processGlobals } from '../../lib/server/process-globals.mjs'
import { withRequestTimes } from './request-times.mjs'
import { readRouteNames } from './route-names.mjs'

const nameOf = readRouteNames(path.resolve(import.meta.dirname, '../../app'))
const before = processGlobals.onRequest
const open = []
afterEach(() => {
  processGlobals.onRequest = before
  for (const server of open.splice(0)) server.close()
})

/** What is told of one request to a server with this handler. */
async function toldOf(answer, address, options = {}) {
  const server = http.createServer(withRequestTimes(answer, nameOf))
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  open.push(server)
  const told = new Promise((done) => {
    processGlobals.onRequest = done
  })
  await fetch(`http://127.0.0.1:${server.address().port}${address}`, options).then((response) => response.text())
  return told
}

test.each([
  ['/memorial/karen-hansen?tak=1', 200, '/memorial/*'],
  ['/memorial/qr/MLD-123', 200, '/memorial/qr/*'],
  ['/api/memorials/0193/live', 200, '/api/memorials/*/live'],
  ['/api/auth/session', 200, '/api/auth/**'],
  ['/', 200, '/'],
  ['/admin/users/pages', 200, '/admin/users/pages'],
  ['/admin/users/0193', 404, '/admin/users/*'],
  ['/_next/static/a.js', 404, 'filer'],
  ['/icons/a.png', 200, 'filer'],
  ['/wp-login.php', 404, 'ukendt'],
  ['/karen@example.dk', 500, 'ukendt'],
])('%s is told by its route', (address, status, name) => {
  expect(nameOf(address, status)).toBe(name)
})

test('a page from memory is told as one, however its headers were written', async () => {
  const html = { 'content-type': 'text/html', 'x-page': 'HIT' }
  const told = await toldOf((_, response) => response.writeHead(200, html).end('Karen'), '/memorial/karen')
  expect(told).toMatchObject({ route: '/memorial/*', status: 200, page: 'hit' })
  expect(told.ms).toBeGreaterThanOrEqual(0)
  expect(await toldOf((_, response) => response.end('Karen'), '/memorial/karen')).toMatchObject({ page: 'miss' })
})

test('a stream of events has no time, and a failure its status', async () => {
  const stream = (_, response) => response.setHeader('content-type', 'text/event-stream').end('data: 1\n\n')
  expect(await toldOf(stream, '/api/memorials/1/live')).toMatchObject({ ms: null, page: null })
  const failing = (request, response) => request.resume().on('end', () => response.writeHead(500).end())
  expect(await toldOf(failing, '/api/contact', { method: 'POST', body: 'hej' })).toMatchObject({
    route: '/api/contact',
    status: 500,
    page: null,
  })
})
