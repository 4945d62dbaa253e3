import fs from 'node:fs'
import http from 'node:http'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readAsked, tellDocument } from '../../lib/server/page-status'
import { processGlobals } from '../../lib/server/process-globals.mjs'
import { withPageStatus } from './page-status.mjs'
import { withPageStore } from './page-store.mjs'
import { treeInFolder } from './published-tree.mjs'
import { openVisitCounter, withVisitCount } from './visit-counter.mjs'

const CODE = '7G4T9QW2B2'
const page = (text) =>
  `<html><body><script src="/_next/static/chunks/a.js" async=""></script><h1>${text}</h1>${'<p>Et liv.</p>'.repeat(200)}</body></html>`
const brotli = promisify(zlib.brotliCompress)

/** A database and a store in memory, as lib/domain/memorial-page/documents.ts answers. */
function openDocuments() {
  const pages = new Map([['karen', { memorialId: '1', slug: 'karen', layout: 'memorial', version: 1, document: null }]])
  const files = new Map()
  const documents = {
    pages,
    files,
    failures: [],
    scans: [],
    async find({ slug, code }) {
      const found = pages.get(code === CODE ? 'karen' : slug)
      return found ? { ...found, document: found.document?.version === found.version ? found.document : null } : null
    },
    read: async (key) => files.get(key) ?? null,
    async keep({ version, headers, packed }) {
      const storageKey = `pages/1/${files.size}`
      files.set(storageKey, packed)
      pages.get('karen').document = { storageKey, headers, version }
    },
    countScan: (code) => documents.scans.push(code),
    failed: (error) => documents.failures.push(error.message),
  }
  return documents
}

let documents
let asked
let reply
let server
let origin
let calls
let visits
let published
let open

beforeEach(async () => {
  documents = openDocuments()
  asked = []
  calls = []
  reply = (_, response) => {
    tellDocument({ memorialId: '1', version: documents.pages.get('karen')?.version ?? 0, trueUntil: null })
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('cross-origin-opener-policy', 'same-origin')
    response.writeHead(200, { 'cache-control': 'private, no-store' }).end(page('Karen Holm'))
  }
  const framework = withPageStatus((request, response) => {
    asked.push(request.url)
    calls.push(request.headers)
    return reply(request, response)
  })
  const ownScript = { source: '/_next/static/memorial/page-A1.js', names: [] }
  published = fs.mkdtempSync(path.join(os.tmpdir(), 'published-'))
  for (const name of ['memorial/karen', `QR/${CODE}`]) {
    fs.mkdirSync(path.join(published, name), { recursive: true })
    fs.writeFileSync(path.join(published, name, 'index.html'), 'Karens kopi')
  }
  const options = { ownScript, unavailable: '<h1>Lige nu ikke</h1>', published: treeInFolder(published) }
  visits = openVisitCounter()
  open = async (more = {}) => {
    server = http.createServer(withVisitCount(withPageStore(framework, { ...options, ...more }), visits))
    processGlobals.takeDocuments(documents)
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
    origin = `http://127.0.0.1:${server.address().port}`
  }
  await open()
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  processGlobals.takeDocuments = null
  fs.rmSync(published, { recursive: true })
})

const visit = (path = '/memorial/karen', headers = {}) =>
  fetch(`${origin}${path}`, { headers: { connection: 'close', ...headers }, redirect: 'manual' })

/** Waits for the keeping, which does not delay the visitor. */
async function kept() {
  await expect.poll(() => documents.pages.get('karen').document?.version).toBe(documents.pages.get('karen').version)
}

it('makes a page once and sends it to everybody in an encoding they accept', async () => {
  for (const encoding of ['br', 'gzip', 'identity', 'br']) {
    const answer = await visit('/memorial/karen', { 'accept-encoding': encoding })
    const text = await answer.text()
    expect(text).toContain('<h1>Karen Holm</h1>')
    expect(text).toContain('page-A1.js')
    expect(text).not.toContain('chunks/a.js')
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
    // It would cost a new tab one more process.
    expect(answer.headers.has('cross-origin-opener-policy')).toBe(false)
    await kept()
  }
  expect(asked).toEqual(['/memorial/karen'])
})

it('answers 304 when the client already has the page', async () => {
  const etag = (await visit()).headers.get('etag')
  const answer = await visit('/memorial/karen', { 'if-none-match': etag })
  expect(answer.status).toBe(304)
  expect(answer.headers.get('content-length')).toBe(null)
})

it('sends a document that another process kept, without the framework', async () => {
  documents.files.set('pages/1/theirs', { br: await brotli('theirs'), gzip: zlib.gzipSync('theirs') })
  documents.pages.get('karen').document = { storageKey: 'pages/1/theirs', headers: { etag: '"1"' }, version: 1 }
  for (const encoding of ['br', 'gzip', 'identity']) {
    expect(await (await visit('/memorial/karen', { 'accept-encoding': encoding })).text()).toBe('theirs')
  }
  expect(asked).toEqual([])
})

it('makes a document again whose files are gone', async () => {
  documents.pages.get('karen').document = { storageKey: 'pages/1/gone', headers: {}, version: 1 }
  expect(await (await visit()).text()).toContain('Karen Holm')
  await kept()
  expect(documents.failures).toEqual([])
})

it('asks the framework once, however many ask, and without their cookies', async () => {
  const release = deferred()
  const draw = reply
  reply = async (request, response) => {
    await release.promise
    draw(request, response)
  }
  const visits = Array.from({ length: 20 }, () => visit('/memorial/karen', { cookie: 'theme=dark' }))
  await expect.poll(() => asked.length).toBe(1)
  release.resolve()
  for (const answer of await Promise.all(visits)) expect(await answer.text()).toContain('Karen Holm')
  expect(asked).toEqual(['/memorial/karen'])
  expect(calls[0].cookie).toBeUndefined()
})

it('makes a page for the others when the visitor who asked first has left', async () => {
  const release = deferred()
  const draw = reply
  reply = async (request, response) => {
    await release.promise
    draw(request, response)
  }
  const gone = new AbortController()
  const first = fetch(`${origin}/memorial/karen`, { signal: gone.signal }).catch(() => 'gone')
  await expect.poll(() => asked.length).toBe(1)
  const second = visit()
  gone.abort()
  release.resolve()
  expect(await first).toBe('gone')
  expect(await (await second).text()).toContain('Karen Holm')
})

it('never sends what was drawn before a change to a visitor who came after it', async () => {
  const release = deferred()
  reply = (_, response) => {
    const version = documents.pages.get('karen').version
    tellDocument({ memorialId: '1', version, trueUntil: null })
    const text = `version ${version}`
    const send = () => {
      response.setHeader('content-type', 'text/html; charset=utf-8')
      response.writeHead(200).end(page(text))
    }
    if (version === 1) release.promise.then(send)
    else send()
  }
  const early = visit()
  await expect.poll(() => asked.length).toBe(1)
  documents.pages.get('karen').version = 2
  const late = visit()
  release.resolve()
  expect(await (await early).text()).toContain('version 1')
  expect(await (await late).text()).toContain('version 2')
})

it('gives a visitor a copy of their own of a page that changes faster than it is drawn', async () => {
  reply = (_, response) => {
    tellDocument({ memorialId: '1', version: 0, trueUntil: null })
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.writeHead(200).end(page('nu'))
  }
  expect(await (await visit()).text()).toContain('<h1>nu</h1>')
  expect(asked).toHaveLength(4)
})

it('gives a visitor a copy of their own when drawing the page for all breaks off', async () => {
  const draw = reply
  reply = (request, response) => (asked.length === 1 ? response.destroy() : draw(request, response))
  expect(await (await visit()).text()).toContain('Karen Holm')
  expect(documents.failures).toHaveLength(1)
  expect(documents.files.size).toBe(0)
})

it('gives a visitor a copy of their own when drawing the page for all never ends, and draws it again for the next', async () => {
  server.close()
  await open({ drawnWithinMs: 100 })
  const draw = reply
  reply = (request, response) => (asked.length === 1 ? undefined : draw(request, response))
  expect(await (await visit()).text()).toContain('Karen Holm')
  expect(documents.failures).toHaveLength(1)
  expect(await (await visit()).text()).toContain('Karen Holm')
})

it('keeps nothing of a page that does not say what it is', async () => {
  reply = (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.writeHead(200).end(page('uden nummer'))
  }
  expect(await (await visit()).text()).toContain('uden nummer')
  expect(documents.files.size).toBe(0)
})

it('answers a printed code with the page it leads to, names its address, and counts the scan', async () => {
  const answer = await visit(`/QR/${CODE}`)
  expect(await answer.text()).toContain('Karen Holm')
  expect(answer.headers.get('content-location')).toBe('/memorial/karen')
  expect(asked).toEqual(['/memorial/karen'])
  expect(documents.scans).toEqual([CODE])
})

it('lets visits be counted, by link and from the stone, of a page that was there before', async () => {
  await visit()
  await kept()
  const asPerson = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (iPhone) Safari/605.1' }
  for (const path of ['/memorial/karen', '/memorial/karen', `/QR/${CODE}`]) await (await visit(path, asPerson)).text()
  const seen = {}
  const counted = () => {
    for (const { source, count } of visits.take()) seen[source] = (seen[source] ?? 0) + count
    return seen
  }
  await expect.poll(counted).toEqual({ link: 2, qr: 1 })
})

it.each([
  ['somebody who is signed in', '/memorial/karen', 'a=1; next-auth.session-token=x'],
  ['a signed-in device on https', '/memorial/karen', '__Secure-next-auth.session-token=x'],
  ['somebody who has written', '/memorial/karen', 'mindelund-bidrag=x'],
  ['somebody who has written, at the stone', `/QR/${CODE}`, 'mindelund-bidrag=x'],
])('gives %s the shared page with the sign for what is theirs, and lets nobody keep it', async (_, path, cookie) => {
  for (const encoding of ['gzip', 'identity']) {
    const answer = await visit(path, { cookie, 'accept-encoding': encoding, 'if-none-match': '*' })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('etag')).toBe(null)
    expect(await answer.text()).toContain('data-own="" src="/_next/static/memorial/page-A1.js"')
    await kept()
  }
  expect(asked).toEqual(['/memorial/karen'])
  expect(calls[0].cookie).toBeUndefined()
  expect(await (await visit()).text()).not.toContain('data-own')
})

it.each([
  ['an address with a query', '/memorial/karen?tak=candle', {}],
  ['the framework’s own calls', '/memorial/karen', { rsc: '1' }],
  ['what lies below a page', '/memorial/karen/admin', {}],
  ['another page', '/profile', {}],
  [
    'a page in the layout without script, for somebody known',
    '/classic-memorial/karen',
    { cookie: 'mindelund-bidrag=x' },
  ],
  ['a page that is not open', '/memorial/grethe', {}],
  ['a code that leads to no page', '/QR/2B2QW9T4G7', {}],
])('asks the framework each time for %s', async (_, path, headers) => {
  for (let time = 0; time < 2; time++) await (await visit(path, headers)).text()
  expect(asked).toEqual([path, path])
  expect(documents.files.size).toBe(0)
  expect(documents.scans).toEqual([])
})

it('gives a page made for one caller its own script too, in an encoding it accepts', async () => {
  for (const encoding of ['gzip', 'identity']) {
    const answer = await visit('/memorial/karen?tak=candle', { 'accept-encoding': encoding })
    expect(answer.headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(answer.headers.get('etag')).toBe(null)
    const text = await answer.text()
    expect(text).toContain('page-A1.js')
    expect(text).not.toContain('chunks/a.js')
  }
})

it('sends a redirect without the page that the framework puts behind it', async () => {
  reply = (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.writeHead(308, { location: '/memorial/karen-holm' }).end(page('ingen ser det'))
  }
  const answer = await visit('/memorial/grethe')
  expect(answer.status).toBe(308)
  expect(answer.headers.get('location')).toBe('/memorial/karen-holm')
  expect(await answer.text()).toBe('')
})

it.each([
  ['a missing page', 'text/html', 404],
  ['what is no page', 'application/json', 200],
])('passes on %s without keeping it', async (_, type, status) => {
  reply = (_request, response) => {
    response.setHeader('content-type', type)
    response.writeHead(status)
    response.write('første ')
    response.end('anden')
  }
  const answer = await visit()
  expect(answer.status).toBe(status)
  expect(await answer.text()).toBe('første anden')
  expect(documents.files.size).toBe(0)
})

it.each([
  ['/memorial/karen', '/published/memorial/karen/'],
  ['/enhanced-memorial/karen', '/published/memorial/karen/'],
  ['/classic-memorial/karen', '/published/memorial/karen/'],
  ['/memorial/karen?tak=candle', '/published/memorial/karen/'],
  [`/memorial/${CODE}`, `/published/QR/${CODE}/`],
  [`/QR/${CODE}`, `/published/QR/${CODE}/`],
  [`/QR/${CODE.toLowerCase()}`, `/published/QR/${CODE}/`],
  [`/qr-scan/${CODE}`, `/published/QR/${CODE}/`],
])('leads from %s to the published copy while the database does not answer', async (address, copy) => {
  documents.find = async () => {
    throw new Error('connection refused')
  }
  const answer = await visit(address, { cookie: 'next-auth.session-token=x' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, copy])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(asked).toEqual([])
  expect(documents.failures).toEqual(['connection refused'])
})

it('says in Danish that a page without a copy cannot be had while the database does not answer', async () => {
  documents.find = async () => {
    throw new Error('connection refused')
  }
  for (const address of ['/memorial/grethe', '/classic-memorial/grethe']) {
    const answer = await visit(address)
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('30')
    expect(await answer.text()).toBe('<h1>Lige nu ikke</h1>')
  }
  expect(asked).toEqual([])
})

it.each([
  ['/memorial/grethe', 503, null],
  ['/memorial/karen?tak=candle', 302, '/published/memorial/karen/'],
])('does the same for one caller when the page made for them fails: %s', async (address, status, copy) => {
  reply = (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.setHeader('content-length', 19)
    response.writeHead(500).end('<html id="__next"/>')
  }
  const answer = await visit(address, { cookie: 'next-auth.session-token=x' })
  expect([answer.status, answer.headers.get('location')]).toEqual([status, copy])
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(await answer.text()).toBe(status === 503 ? '<h1>Lige nu ikke</h1>' : '')
})

it('leaves what is said about a code to the framework, as it is', async () => {
  expect(await (await visit(`/qr-scan/${CODE}`)).text()).toBe(page('Karen Holm'))
  expect(asked).toEqual([`/qr-scan/${CODE}`])
})

it('sends the page also when it cannot be kept', async () => {
  documents.keep = async () => {
    throw new Error('disk full')
  }
  expect(await (await visit()).text()).toContain('Karen Holm')
  await expect.poll(() => documents.failures).toEqual(['disk full'])
  expect(await (await visit()).text()).toContain('Karen Holm')
})

function deferred() {
  const made = {}
  made.promise = new Promise((resolve, reject) => Object.assign(made, { resolve, reject }))
  return made
}

const drawStatic = (found, wanted) => processGlobals.drawStatic(found, wanted)

it('draws a page for its static copy, and has it know what is asked for', async () => {
  const known = []
  const draw = reply
  reply = async (request, response) => {
    await new Promise((resolve) => setImmediate(resolve))
    known.push(readAsked())
    draw(request, response)
  }
  const wanted = { list: { name: 'hilsner', number: 2 } }
  const html = await drawStatic({ memorialId: '1', layout: 'memorial', slug: 'karen' }, wanted)
  expect(html).toContain('<h1>Karen Holm</h1>')
  expect(html).not.toContain('chunks/a.js')
  expect(known).toEqual([wanted])
  // It is nobody's page: it is not kept.
  expect(documents.files.size).toBe(0)
})

it('lets nothing of a request ask for a static copy', async () => {
  const known = []
  const draw = reply
  reply = (request, response) => {
    known.push(readAsked())
    draw(request, response)
  }
  for (const headers of [{ 'x-press': 'a' }, { cookie: 'asked=1; mindelund-bidrag=x' }]) {
    await visit('/memorial/karen?asked=1&side=hilsner.x', headers)
  }
  await visit()
  expect(known).toEqual([null, null, null])
})

it('draws nothing for the copy of a page that is another one by now, or is closed', async () => {
  expect(await drawStatic({ memorialId: '2', layout: 'memorial', slug: 'karen' }, { list: null })).toBe(null)
  reply = (_, response) => response.writeHead(404, { 'content-type': 'text/html' }).end('Væk')
  expect(await drawStatic({ memorialId: '1', layout: 'memorial', slug: 'karen' }, { list: null })).toBe(null)
})
