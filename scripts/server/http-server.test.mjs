import http from 'node:http'
import net from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { withCopiedAddress } from './copied-address.mjs'
import { assertPortFree, openHttpServer } from './http-server.mjs'
import { openSharedSocket } from './shared-socket.mjs'

const open = []
afterEach(() => Promise.all(open.splice(0).map((server) => server.close(100))))

async function serving(answer, trustedProxies = 0) {
  const server = await openHttpServer({ port: 0, host: '127.0.0.1', trustedProxies, answer })
  open.push(server)
  return { ...server, url: `http://127.0.0.1:${server.port}` }
}

const echo = (request, response) => response.end(JSON.stringify(request.headers))

test('a client cannot fake its address', async () => {
  const { url } = await serving(echo)
  const answer = await fetch(url, {
    headers: {
      'X-Client-Address': '6.6.6.6',
      'x-forwarded-for': '6.6.6.6',
      'x-real-ip': '6.6.6.6',
      forwarded: 'for=6.6.6.6',
    },
  })
  const seen = await answer.json()
  expect(seen['x-client-address']).toBe('127.0.0.1')
  expect(JSON.stringify(seen)).not.toContain('6.6.6.6')
})

test('a client cannot fake the host or https for a server without proxies', async () => {
  const { url } = await serving(echo)
  const answer = await fetch(url, { headers: { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' } })
  expect(await answer.text()).not.toMatch(/evil|"https"/)
})

test("behind a trusted proxy only the proxy's entry counts", async () => {
  const { url } = await serving(echo, 1)
  const headers = { 'x-forwarded-for': '6.6.6.6, 1.2.3.4', 'x-client-address': '6.6.6.6' }
  const seen = await (await fetch(url, { headers })).json()
  expect(seen['x-client-address']).toBe('1.2.3.4')
  expect(seen['x-forwarded-for']).toBe('1.2.3.4')
})

test('a request that is running when the server closes gets its response', async () => {
  const { url, close } = await serving(async (_request, response) => {
    await pause(300)
    response.end('done')
  })
  const agent = new http.Agent({ keepAlive: true })
  const body = new Promise((resolve, reject) => {
    http.get(url, { agent }, (response) => response.setEncoding('utf8').on('data', resolve)).on('error', reject)
  })
  await pause(100)
  await close(5_000)
  expect(await body).toBe('done')
  await expect(fetch(url)).rejects.toThrow()
  agent.destroy()
})

test('a kept-alive connection may bring one more request, and is told that it is the last', async () => {
  const { url, close } = await serving((_request, response) => response.end('done'))
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const call = () =>
    new Promise((resolve, reject) => {
      http.get(url, { agent }, (answer) => answer.resume().once('end', () => resolve(answer))).once('error', reject)
    })
  expect((await call()).headers.connection).toBe('keep-alive')
  const closed = close(5_000, 5_000)
  const last = await call()
  expect([last.statusCode, last.headers.connection]).toEqual([200, 'close'])
  await closed
})

test('a port that another program has is not shared', async () => {
  const { port } = await serving(echo)
  await expect(openSharedSocket(port, '127.0.0.1')).rejects.toMatchObject({ code: 'EADDRINUSE', port })
})

test('a request that never ends is cut after the timeout', async () => {
  const { url, close } = await serving(() => {})
  const call = fetch(url).catch((error) => error)
  await pause(50)
  await close(100)
  expect(await call).toBeInstanceOf(Error)
})

test('an open web socket does not delay closing', async () => {
  const { port, httpServer, close } = await serving(echo)
  httpServer.on('upgrade', (_request, socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'),
  )
  const headers = { connection: 'Upgrade', upgrade: 'websocket' }
  const socket = await new Promise((resolve) => {
    const call = http
      .request({ port, host: '127.0.0.1', headers })
      .on('upgrade', (_response, opened) => resolve(opened))
    call.end()
  })
  const ended = new Promise((resolve) => socket.resume().on('error', resolve).on('close', resolve))
  await close(60_000)
  await ended
})

test('a port in use is reported in a sentence that names it', async () => {
  const { port } = await serving(echo)
  await expect(assertPortFree(port, '127.0.0.1')).rejects.toThrow(`Port ${port} er optaget`)
})

test('a redirect has one Location header, however often the framework sets it', async () => {
  const { url } = await serving((_request, response) => {
    response.statusCode = 307
    response.setHeader('location', '/memorial/karen')
    response.appendHeader('location', '/memorial/karen')
    response.end()
  })
  const answer = await fetch(url, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([307, '/memorial/karen'])
})

test.each([
  ['another spelling of a page', (request, response) => withCopiedAddress(echo)(request, response)],
  ['the framework’s own', (_, response) => Object.assign(response, { statusCode: 308 }).end()],
])('no browser keeps a permanent redirect: %s', async (_, answer) => {
  const { url } = await serving(answer)
  const led = await fetch(`${url}/QR/7G4T9QW2B2/`, { redirect: 'manual' })
  expect([led.status, led.headers.get('cache-control')]).toEqual([308, 'no-store'])
})

test('a malformed address is a client error with a sentence', async () => {
  const { url } = await serving(echo)
  const answer = await fetch(`${url}/memorial/%E0%A4%A`)
  expect(answer.status).toBe(400)
  expect((await answer.json()).message).toMatch(/^Adressen er ikke skrevet rigtigt\./)
  expect((await fetch(`${url}/memorial/k%C3%A6re?q=%E0%A4%A`)).status).toBe(200)
  expect((await fetch(`${url}/admin/resellers?search=a%00b`)).status).toBe(400)
})

test('a body for a page is refused before anything reads it; API calls get theirs', async () => {
  const { url } = await serving(echo)
  for (const method of ['POST', 'PUT', 'DELETE'])
    expect((await fetch(`${url}/admin/packages`, { method, body: 'x' })).status).toBe(405)
  expect((await fetch(`${url}/api/login`, { method: 'POST', body: 'x' })).status).toBe(200)
  expect((await fetch(`${url}/admin/packages`)).status).toBe(200)
})

/** Writes raw bytes to the server, and resolves with everything received when the connection ends. */
function speak(port, ...pieces) {
  return new Promise((resolve, reject) => {
    const socket = net.connect({ port, host: '127.0.0.1' })
    const came = []
    socket.on('data', (piece) => came.push(piece))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(came).toString()))
    for (const piece of pieces) socket.write(piece)
  })
}

test.each([
  ['a call that is answered before its body has arrived', '/api/contact'],
  ['a page that accepts no body', '/'],
])('a client that closes the connection can read the response to %s', async (_, path) => {
  const { port } = await serving((_request, response) => response.writeHead(413).end('fylder for meget'))
  const bytes = 30_000_000
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${bytes}\r\n\r\n`
  expect(await speak(port, head, Buffer.alloc(bytes))).toMatch(
    /^HTTP\/1\.1 4(13|05) [\s\S]*(fylder for meget|prøv igen)/,
  )
})

test('a connection has no more listeners after many requests than after the first', async () => {
  const closings = new Map()
  const { url } = await serving(({ socket }, response) => {
    closings.set(socket, (closings.get(socket) ?? new Set()).add(socket.destroySoon))
    response.end()
  })
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const call = () =>
    new Promise((resolve, reject) => {
      http.get(url, { agent }, (answer) => answer.resume().once('end', resolve)).once('error', reject)
    })
  for (let count = 0; count < 5; count++) await call()
  agent.destroy()
  expect([...closings.values()].map(({ size }) => size)).toEqual([1])
})

test('pipelined requests are started one after the other', async () => {
  let [running, most] = [0, 0]
  const { port } = await serving(async (request, response) => {
    most = Math.max(most, ++running)
    await pause(5)
    running--
    response.end(request.url)
  })
  const call = (at) => `GET /${at} HTTP/1.1\r\nHost: x\r\n${at === 9 ? 'Connection: close\r\n' : ''}\r\n`
  const answers = await speak(port, Array.from({ length: 10 }, (_, at) => call(at)).join(''))
  expect([...answers.matchAll(/\r\n\r\n(\/\d)/g)].map(([, url]) => url).join('')).toBe('/0/1/2/3/4/5/6/7/8/9')
  expect(most).toBe(1)
})

test('a client that pipelines thousands of requests is cut off, and others are served', async () => {
  let begun = 0
  const { port, url } = await serving((_request, response) => {
    begun++
    setImmediate(() => response.end())
  })
  await speak(port, 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(5000)).catch(() => {})
  expect(begun).toBeLessThan(100)
  expect((await fetch(url)).status).toBe(200)
})

test('the server-action header is ignored: the route handles the request like any other', async () => {
  const { url } = await serving(echo)
  const answer = await fetch(`${url}/api/contact`, { method: 'POST', headers: { 'next-action': 'a'.repeat(42) } })
  expect(await answer.text()).not.toContain('next-action')
})
