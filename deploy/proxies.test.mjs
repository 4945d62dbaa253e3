import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { freePort } from '../scripts/set-up/free-port.mjs'
import { findProxy } from '../scripts/set-up/proxies.mjs'
import { writeShippedNginx } from '../scripts/set-up/shipped-nginx.mjs'

const CODE = '7G4T9QW2B2'
const shared = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'public, max-age=0, must-revalidate' }
const policy =
  "default-src 'none'; img-src 'self' data:; media-src 'self'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
const page = fs.readFileSync(path.join(import.meta.dirname, 'unavailable.html'), 'utf8')

let folder
let service
const ports = {}
const programs = []
/** What the service was asked, and how it answers. */
let calls
let answer

beforeAll(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'proxies-'))
  layOutTree()
  service = http.createServer((request, response) => {
    calls.push(request)
    answer(request, response)
  })
  await listen()
  answer = (_, response) => response.end()
  calls = []
  await Promise.all([startNginx(), startCaddy()])
})

afterAll(async () => {
  for (const program of programs) program.kill()
  await Promise.all(programs.map((program) => program.exitCode ?? once(program, 'exit')))
  service.closeAllConnections()
  await close()
  fs.rmSync(folder, { recursive: true })
})

beforeEach(() => {
  calls = []
  answer = (_, response) => response.writeHead(200, shared).end('fra tjenesten')
})

function layOutTree() {
  const copy = path.join(folder, 'data/published/pages/1/a')
  fs.mkdirSync(path.join(copy, 'medier'), { recursive: true })
  fs.writeFileSync(path.join(copy, 'index.html'), `<h1>Karen Holm</h1>${'<p>Et liv.</p>'.repeat(200)}`)
  for (const name of ['billede.webp', 'billede.avif', 'film.mp4', 'stemme.m4a'])
    fs.writeFileSync(path.join(copy, 'medier', name), '0123456789')
  fs.writeFileSync(path.join(folder, 'data/secrets.json'), 'hemmeligt')
  for (const name of ['memorial/karen', 'memorial/karen-tidligere', `QR/${CODE}`]) {
    fs.mkdirSync(path.dirname(path.join(folder, 'data/published', name)), { recursive: true })
    fs.symlinkSync('../pages/1/a', path.join(folder, 'data/published', name))
  }
}

async function listen() {
  service.listen(ports.service ?? 0, '127.0.0.1')
  await once(service, 'listening')
  ports.service = service.address().port
}

const close = () => new Promise((resolve) => service.close(resolve))

async function startNginx() {
  ports.nginx = await freePort()
  const places = { port: ports.nginx, service: `127.0.0.1:${ports.service}`, dataDir: path.join(folder, 'data') }
  await start('nginx', writeShippedNginx(folder, places), ports.nginx)
}

async function startCaddy() {
  ports.caddy = await freePort()
  let shipped = fs.readFileSync(path.join(import.meta.dirname, 'Caddyfile'), 'utf8')
  for (const [theirs, ours] of Object.entries({
    '{$SITE_URL:mindelund.example} {': `http://:${ports.caddy} {`,
    '/srv/mindelund/.data': path.join(folder, 'data'),
    '/srv/mindelund/deploy': import.meta.dirname,
    '127.0.0.1:3000': `127.0.0.1:${ports.service}`,
  })) {
    expect(shipped).toContain(theirs)
    shipped = shipped.replaceAll(theirs, ours)
  }
  const own = path.join(folder, 'Caddyfile')
  fs.writeFileSync(own, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${shipped}`)
  await start('caddy', ['run', '--config', own, '--adapter', 'caddyfile'], ports.caddy)
}

async function start(name, args, port) {
  const file = findProxy(name)
  if (!file) throw new Error('install the packages nginx-light and caddy')
  const program = spawn(file, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { HOME: folder, XDG_DATA_HOME: folder },
  })
  programs.push(program)
  let said = ''
  program.stderr.on('data', (part) => {
    said += part
  })
  const isReady = () =>
    get(port, '/api/ready').then(
      () => true,
      () => false,
    )
  await vi.waitUntil(isReady, { timeout: 20_000 }).catch(() => Promise.reject(new Error(said)))
}

/** Not fetch, which tidies addresses up and asks for encodings. */
async function send(port, address, { body, ...options } = {}) {
  const request = http.request({ port, host: '127.0.0.1', path: address, agent: false, ...options })
  const answered = once(request, 'response')
  request.end(body)
  const [response] = await answered
  return response
}

async function get(port, address, options) {
  const response = await send(port, address, options)
  const body = Buffer.concat(await response.toArray())
  return { status: response.statusCode, headers: response.headers, body: body.toString() }
}

/** Runs `act` while nothing listens where the service should be. */
async function whileDown(act) {
  service.closeAllConnections()
  await close()
  try {
    return await act()
  } finally {
    await listen()
  }
}

const askedFor = () => calls.map(({ url }) => url)
const silent = () => {}
const unavailable = (_, response) => response.writeHead(503, { 'content-type': 'text/html' }).end('framework')

describe.each(['nginx', 'caddy'])('%s', (name) => {
  const fetched = (address, options) => get(ports[name], address, options)

  test('asks the service as a proxy that it can trust', async () => {
    answer = (request, response) => response.end(JSON.stringify(request.headers))
    const headers = { host: 'mindelund.dk', 'x-forwarded-for': '6.6.6.6', 'x-forwarded-proto': 'gopher' }
    const seen = JSON.parse((await fetched('/login', { headers })).body)
    expect(seen.host).toBe('mindelund.dk')
    expect(seen['x-forwarded-for'].split(', ').at(-1)).toBe('127.0.0.1')
    expect(seen['x-forwarded-proto']).toBe('http')
  })

  test('passes on what the service compressed, and asks for what the visitor reads', async () => {
    answer = ({ headers }, response) =>
      response.writeHead(200, { ...shared, 'content-encoding': headers['accept-encoding'] }).end('pakket')
    for (const encoding of ['br', 'gzip', 'br']) {
      const { headers } = await fetched('/memorial/pakket', { headers: { 'accept-encoding': encoding } })
      expect(headers['content-encoding']).toBe(encoding)
    }
  })

  test('takes a body of 48 MB, and refuses a larger one in Danish', async () => {
    let received = 0
    answer = (request, response) => {
      request.on('data', (part) => {
        received += part.length
      })
      request.on('end', () => response.end('{}'))
    }
    const body = Buffer.alloc(48 * 1024 * 1024)
    expect((await fetched('/api/photos', { method: 'POST', body })).status).toBe(200)
    expect(received).toBe(body.length)
    calls = []
    const headers = { 'content-length': body.length + 1 }
    const refused = await fetched('/api/photos', { method: 'POST', headers, body: 'x' })
    expect(refused).toMatchObject({ status: 413, headers: { 'content-type': 'application/json; charset=utf-8' } })
    expect(JSON.parse(refused.body).message).toMatch(/^Det, du sender, fylder for meget/)
    expect(calls).toEqual([])
  })

  test('sends news on as they come', async () => {
    let tell
    answer = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: 1\n\n')
      tell = (text) => response.end(text)
    }
    const response = await send(ports[name], '/api/memorials/1/live')
    const parts = response[Symbol.asyncIterator]()
    expect(String((await parts.next()).value)).toBe('data: 1\n\n')
    tell('data: 2\n\n')
    expect(String((await parts.next()).value)).toBe('data: 2\n\n')
    expect((await parts.next()).done).toBe(true)
  })

  test('sends a piece of a file on as it comes', async () => {
    let first
    answer = (request, response) => {
      first = once(request, 'data')
      request.on('end', () => response.writeHead(204).end())
    }
    const headers = { 'content-length': 8 }
    const request = http.request({
      port: ports[name],
      host: '127.0.0.1',
      path: '/api/uploads/1',
      method: 'PATCH',
      headers,
    })
    const answered = once(request, 'response')
    request.write('0123')
    await expect.poll(() => first).toBeDefined()
    expect(String(await first)).toBe('0123')
    request.end('4567')
    expect((await answered)[0].statusCode).toBe(204)
  })

  test.each(['/metrics', '//metrics', '/%6Detrics', '/x/../metrics', '/metrics?a'])('has no %s', async (address) => {
    expect((await fetched(address)).status).toBe(404)
    expect(calls).toEqual([])
  })

  test.each([
    ['/memorial/karen', 'memorial/karen'],
    ['/memorial/karen/', 'memorial/karen'],
    ['/memorial/karen-tidligere', 'memorial/karen-tidligere'],
    ['/enhanced-memorial/karen', 'memorial/karen'],
    ['/classic-memorial/karen?tak=candle', 'memorial/karen'],
    [`/QR/${CODE}`, `QR/${CODE}`],
    [`/QR/${CODE}/`, `QR/${CODE}`],
    [`/qr-scan/${CODE}`, `QR/${CODE}`],
    [`/memorial/${CODE}`, `QR/${CODE}`],
  ])('leads from %s to its copy while the service is down or says that it is', async (address, copy) => {
    const expected = { status: 302, headers: { location: `/published/${copy}/`, 'cache-control': 'no-store' } }
    expect(await whileDown(() => fetched(address))).toMatchObject(expected)
    answer = unavailable
    expect(await fetched(address)).toMatchObject(expected)
    const read = await whileDown(() => fetched(`/published/${copy}/`))
    expect(read).toMatchObject({ status: 200, body: expect.stringContaining('Karen Holm') })
  })

  test('serves copies without the service, with the headers of the service', async () => {
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
      'x-content-type-options': 'nosniff',
      'content-security-policy': policy,
    }
    const { etag, ...rest } = (await fetched('/published/memorial/karen/')).headers
    expect(rest).toMatchObject(headers)
    const again = await fetched('/published/memorial/karen/', { headers: { 'if-none-match': etag } })
    expect(again.status).toBe(304)
    expect(await fetched('/published/memorial/karen')).toMatchObject({
      status: 302,
      headers: { location: '/published/memorial/karen/', 'cache-control': 'no-store' },
    })
    for (const [file, type] of [
      ['billede.webp', 'image/webp'],
      ['billede.avif', 'image/avif'],
      ['film.mp4', 'video/mp4'],
      ['stemme.m4a', 'audio/mp4'],
    ]) {
      const address = `/published/memorial/karen/medier/${file}`
      expect(await fetched(address)).toMatchObject({ status: 200, headers: { 'content-type': type } })
      const part = await fetched(address, { headers: { range: 'bytes=2-4' } })
      expect(part).toMatchObject({ status: 206, headers: { 'content-range': 'bytes 2-4/10' }, body: '234' })
    }
    expect(calls).toEqual([])
  })

  test.each([
    '/published/',
    '/published/memorial/',
    '/published/memorial',
    '/published/pages/1/a/',
    '/published/pages/1/a/index.html',
    '/published/memorial/karen/medier/',
    '/published/memorial/karen/medier',
    '/published/memorial/../pages/1/a/index.html',
    '/published/memorial/%2e%2e/pages/1/a/index.html',
    '/published/memorial/..%2fpages/1/a/index.html',
    '/published/../secrets.json',
    '/published/..%2fsecrets.json',
    '/published/memorial/%2e%2e/%2e%2e/secrets.json',
    '/published/memorial/ingen/',
  ])('leaves %s to the service', async (address) => {
    answer = (_, response) => response.writeHead(404).end('ordinary')
    const found = await fetched(address)
    expect([found.status, [404, 400].includes(found.status)]).toEqual([found.status, true])
    expect(found.body).not.toMatch(/Karen|hemmeligt|billede|Index of/)
  })

  test('says in Danish that everything else has to wait', async () => {
    const sentence = { status: 503, headers: { 'content-type': 'application/json; charset=utf-8' } }
    const document = {
      status: 503,
      headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
    }
    const all = async () => {
      for (const address of [
        '/',
        '/memorial/ingen',
        '/login',
        '/published/memorial/ingen/',
        '/memorial/karen/billeder',
      ])
        expect(await fetched(address)).toMatchObject({ ...document, body: page })
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
        const answered = await fetched('/api/memorials/1/candles', { method, body: '{}' })
        expect(answered).toMatchObject(sentence)
        expect(JSON.parse(answered.body).message).toMatch(/er ikke kommet frem/)
      }
      expect(await fetched('/api/session')).toMatchObject(sentence)
      const form = { method: 'POST', body: 'a=1', headers: { accept: 'text/html,*/*' } }
      expect(await fetched('/api/memorials/1/candles', form)).toMatchObject({ ...document, body: page })
    }
    await whileDown(all)
  })

  test('passes on what the service itself says to a call', async () => {
    answer = (_, response) =>
      response.writeHead(503, { 'content-type': 'application/json' }).end('{"code":"SERVER_BUSY"}')
    expect(await fetched('/api/memorials/1/candles', { method: 'POST', body: '{}' })).toMatchObject({
      status: 503,
      body: '{"code":"SERVER_BUSY"}',
    })
    answer = (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('Findes ikke')
    expect(await fetched('/memorial/findes-ikke')).toMatchObject({ status: 404, body: 'Findes ikke' })
  })
})

test('a page that has not begun to come after five seconds is read from its copy', async () => {
  answer = silent
  const found = await Promise.all([
    get(ports.nginx, '/memorial/karen'),
    get(ports.nginx, `/QR/${CODE}`),
    get(ports.caddy, '/memorial/karen'),
    get(ports.caddy, `/QR/${CODE}`),
  ])
  expect(found.map(({ status }) => status)).toEqual([302, 302, 302, 302])
  service.closeAllConnections()
})

describe('nginx shares a page', () => {
  const fetched = (address, headers) => get(ports.nginx, address, { headers })

  test('among thirty who come at once', async () => {
    let release
    const released = new Promise((resolve) => {
      release = resolve
    })
    answer = async ({ url }, response) => {
      if (url === '/memorial/begravelse') await released
      response.writeHead(200, shared).end('fra tjenesten')
    }
    const visits = Array.from({ length: 30 }, () => fetched('/memorial/begravelse'))
    await expect.poll(askedFor).toContain('/memorial/begravelse')
    // Later than all of them: nginx has read their calls.
    await fetched('/api/later')
    release()
    for (const { body } of await Promise.all(visits)) expect(body).toBe('fra tjenesten')
    expect(askedFor()).toEqual(['/memorial/begravelse', '/api/later'])
  })

  test.each([
    ['who is signed in', '/memorial/egen', { cookie: 'a=1; __Secure-next-auth.session-token=x' }],
    ['who is signed in without https', '/memorial/egen', { cookie: 'next-auth.session-token=x' }],
    ['who has written', '/memorial/egen', { cookie: 'mindelund-bidrag=x' }],
    ['who comes back from a form', '/memorial/egen?tak=candle', {}],
    ['whose script asks', '/memorial/egen', { rsc: '1' }],
    ['who scans a code', `/QR/${CODE}`, {}],
  ])('not with one %s', async (_, address, headers) => {
    await fetched('/memorial/egen')
    calls.length = 1
    answer = (_request, response) => response.writeHead(200, shared).end(`nummer ${calls.length}`)
    for (const time of [2, 3]) expect((await fetched(address, headers)).body).toBe(`nummer ${time}`)
    expect((await fetched('/memorial/egen')).body).toBe('fra tjenesten')
  })

  test('only where the service says that it is for everybody', async () => {
    answer = (_, response) => response.writeHead(200, { 'cache-control': 'private, no-store' }).end()
    for (let time = 0; time < 2; time++) await fetched('/memorial/lukket')
    expect(calls).toHaveLength(2)
  })

  test('for a moment, then asks whether it is still true, and never sends what was closed or is stale', async () => {
    const etag = 'W/"1"'
    answer = (request, response) => {
      const isSame = request.headers['if-none-match'] === etag
      response.writeHead(isSame ? 304 : 200, { ...shared, etag }).end(isSame ? '' : 'fra tjenesten')
    }
    await fetched('/memorial/karen')
    const asked = () => calls.filter(({ headers }) => headers['if-none-match'] === etag).length
    await expect.poll(async () => (await fetched('/memorial/karen')).body && asked(), { timeout: 10_000 }).toBe(1)
    expect((await fetched('/memorial/karen', { 'if-none-match': etag })).status).toBe(304)
    expect(calls.length).toBeLessThan(4)
    answer = unavailable
    await expect.poll(async () => (await fetched('/memorial/karen')).status, { timeout: 10_000 }).toBe(302)
    expect((await fetched('/memorial/karen')).status).toBe(302)
  })
})
