import http from 'node:http'
import zlib from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processGlobals } from '../../lib/server/process-globals.mjs'
import { withPageStore } from './page-store.mjs'
import { treeInFolder } from './published-tree.mjs'
import { withReadableNotFound, withReadableRefusal } from './readable-errors.mjs'
import { openStartUp } from './start-up.mjs'

let startUp
let server
let origin
let answer
let responses
let asked

beforeEach(async () => {
  responses = []
  asked = []
  startUp = openStartUp()
  answer = startUp.answer
  server = http.createServer((request, response) => {
    responses.push(response)
    answer(request, response)
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${server.address().port}`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

const ask = (path, options) => fetch(`${origin}${path}`, options)

const framework = (request, response) => {
  asked.push(request.url)
  response.end('the framework')
}

test('whoever needs the framework waits for it, and gets its answer', async () => {
  const calls = [ask('/login'), ask('/api/contact', { method: 'POST', body: 'x' })]
  await expect.poll(() => responses.length).toBe(2)
  expect(await Promise.race([...calls, ask('/api/health')]).then(({ status }) => status)).toBe(503)
  startUp.begin(framework)
  expect(await (await ask('/_next/static/a.js')).text()).toBe('the framework')
  expect(asked).toEqual(['/_next/static/a.js'])
  startUp.finish()
  for (const answer of await Promise.all(calls)) expect(await answer.text()).toBe('the framework')
})

test('the health check says that the service is starting until all of it can answer', async () => {
  answer = withReadableRefusal(startUp.answer)
  const health = async (path) => {
    const answer = await ask(path)
    return [answer.status, await answer.text()]
  }
  const starting = [503, '{"status":"starting","message":"Siden er ved at starte. Prøv igen om lidt."}']
  expect(await health('/api/health')).toEqual(starting)
  startUp.begin(framework)
  expect(await health('/api/health?from=proxy')).toEqual(starting)
  startUp.finish()
  expect(await health('/api/health')).toEqual([200, 'the framework'])
})

test('a call whose caller has left while the service started is not begun', async () => {
  const gone = new AbortController()
  const call = ask('/api/contact', { method: 'POST', body: 'x', signal: gone.signal }).catch(() => 'gone')
  await expect.poll(() => responses.length).toBe(1)
  gone.abort()
  expect(await call).toBe('gone')
  await expect.poll(() => responses[0].destroyed).toBe(true)
  startUp.begin(framework)
  startUp.finish()
  expect(await (await ask('/login')).text()).toBe('the framework')
  expect(asked).toEqual(['/login'])
})

test('whoever has waited too long is told to try again, and their call is not begun later', async () => {
  startUp = openStartUp({ patienceMs: 1 })
  const pages = { site: '', memorial: '', unavailable: '<h1>Lige nu ikke</h1>' }
  answer = withReadableNotFound(withReadableRefusal(startUp.answer), pages)
  const told = async (path, options) => {
    const reply = await ask(path, options)
    return [reply.status, reply.headers.has('retry-after'), await reply.text()]
  }
  expect(await told('/login', { headers: { accept: 'text/html' } })).toEqual([503, true, '<h1>Lige nu ikke</h1>'])
  const sentence = '{"code":"STARTING","message":"Siden er ved at starte. Prøv igen om lidt."}'
  expect(await told('/api/contact', { method: 'POST', body: 'x' })).toEqual([503, true, sentence])
  startUp.begin(framework)
  expect(await told('/media/1/400.webp')).toEqual([503, true, sentence])
  startUp.finish()
  expect(await told('/login')).toEqual([200, false, 'the framework'])
  expect(asked).toEqual(['/login'])
})

test('whoever has waited too long for a memorial page gets the sentence of a page that cannot be made', async () => {
  const options = {
    ownScript: { source: '', names: [] },
    unavailable: '<h1>Lige nu ikke</h1>',
    published: treeInFolder(''),
  }
  answer = withPageStore(startUp.answer, { ...options, patienceMs: 1 })
  const reply = await ask('/memorial/karen')
  expect([reply.status, await reply.text()]).toEqual([503, '<h1>Lige nu ikke</h1>'])
})

test('a page that is kept is sent while the framework is still kept from answering', async () => {
  answer = withPageStore(startUp.answer, {
    ownScript: { source: '', names: [] },
    unavailable: '',
    published: treeInFolder(''),
  })
  const before = ask('/memorial/karen')
  const other = ask('/login')
  await expect.poll(() => responses.length).toBe(2)
  const document = { storageKey: 'pages/1/a', headers: { etag: '"1"' } }
  const packed = { br: zlib.brotliCompressSync('Karens side'), gzip: zlib.gzipSync('Karens side') }
  const order = []
  await processGlobals.takeDocuments({
    find: async ({ slug }) => ({ memorialId: '1', slug, layout: 'memorial', version: 1, document }),
    read: async () => {
      order.push('read for who came before')
      return packed
    },
  })
  order.push('the application goes on')
  expect(order).toEqual(['read for who came before', 'the application goes on'])
  for (const page of [before, ask('/memorial/karen')]) expect(await (await page).text()).toBe('Karens side')
  expect(asked).toEqual([])
  startUp.begin(framework)
  startUp.finish()
  expect(await (await other).text()).toBe('the framework')
})
