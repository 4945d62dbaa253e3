import http from 'node:http'
import net from 'node:net'
import { afterEach, describe, expect, test } from 'vitest'
import { connectionKinds, deviceKinds, metrics, pageKinds } from '@/lib/domain/vitals/schema'
import {
  connectionWords,
  deviceWords,
  metricWords,
  openVitalsIntake,
  pageWords,
  parseBeacon,
  withVitals,
} from './vitals-intake.mjs'

const open = []
afterEach(() => Promise.all(open.splice(0).map((server) => new Promise((done) => server.close(done)))))

const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1'
const beacon = { page: 'memorial', device: 'phone', connection: 'fast', values: { LCP: 1200, CLS: 0.02 } }
const said = (more = {}) => JSON.stringify({ ...beacon, ...more })

/** A server whose clock stands until `later`; `send` answers status and body, `taken` what is measured so far. */
async function serving({ isOn = true } = {}) {
  let now = Date.parse('2026-05-03T10:00:00Z')
  const intake = openVitalsIntake(() => now)
  const next = (_, response) => response.end('next')
  const server = http.createServer(withVitals(next, isOn ? intake : null, 'https://mindelund.example'))
  await new Promise((done) => server.listen(0, '127.0.0.1', done))
  open.push(server)
  const { port } = server.address()
  const send = (body, { headers = {}, method = 'POST', path = '/api/vitals' } = {}) =>
    new Promise((done, fail) => {
      const request = http.request({
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { 'user-agent': phone, connection: 'close', ...headers },
      })
      request.on('error', fail)
      request.on('response', async (response) => {
        let text = ''
        for await (const part of response) text += part
        done([response.statusCode, text])
      })
      request.end(body)
    })
  const later = (ms = 60_000) => {
    now += ms
  }
  return { send, later, intake, port, taken: () => intake.take() }
}

const nothing = [204, '']

test('takes a beacon once its minute is over, by Danish day, without its address', async () => {
  const { send, later, taken } = await serving()
  expect(await send(said())).toEqual(nothing)
  expect(taken()).toEqual({ measured: [], keptOut: [] })
  later()
  const where = { day: '2026-05-03', page: 'memorial', device: 'phone', connection: 'fast' }
  expect(taken()).toEqual({
    measured: [
      { ...where, metric: 'LCP', values: [[1200, 1]] },
      { ...where, metric: 'CLS', values: [[20, 1]] },
    ],
    keptOut: [],
  })
  expect(taken()).toEqual({ measured: [], keptOut: [] })
})

test('knows the same words as the application that stores them', () => {
  expect([pageWords, deviceWords, metricWords]).toEqual([pageKinds, deviceKinds, metrics])
  expect(connectionWords.toSorted()).toEqual(connectionKinds.toSorted())
})

test('leaves everything else to the framework', async () => {
  const { send } = await serving()
  expect(await send(undefined, { method: 'GET', path: '/api/vitals.csv' })).toEqual([200, 'next'])
})

test.each([
  ['a body that is too long', said({ more: 'x'.repeat(2000) }), {}, 1],
  [
    'a body that is too long and does not say so',
    said({ more: 'x'.repeat(2000) }),
    { 'transfer-encoding': 'chunked' },
    1,
  ],
  ['what is not JSON', '{"page":', {}, 1],
  ['nothing', '', {}, 1],
  ['another site’s page', said(), { origin: 'https://evil.example' }, 0],
  ['a robot', said(), { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }, 0],
])('answers %s like any other, and does not count it', async (_, body, headers, keptOut) => {
  const { send, later, taken } = await serving()
  expect(await send(body, { headers })).toEqual(nothing)
  later()
  const { measured, keptOut: out } = taken()
  expect(measured).toEqual([])
  expect(out.reduce((sum, { count }) => sum + count, 0)).toBe(keptOut)
})

test('takes beacons of its own pages, also behind a proxy', async () => {
  const { send, later, taken, port } = await serving()
  await send(said(), { headers: { origin: `http://127.0.0.1:${port}` } })
  await send(said(), { headers: { origin: 'https://mindelund.example' } })
  later()
  expect(taken().measured[0].values).toEqual([[1200, 2]])
})

test('takes nothing by GET, and nothing at all when it is switched off', async () => {
  const { send, later, taken } = await serving()
  expect(await send(undefined, { method: 'GET' })).toEqual(nothing)
  const off = await serving({ isOn: false })
  expect(await off.send(said())).toEqual(nothing)
  later()
  off.later()
  expect([taken(), off.taken()]).toEqual([
    { measured: [], keptOut: [] },
    { measured: [], keptOut: [] },
  ])
})

test('a body that is cut off is not counted, and the server goes on', async () => {
  const { send, later, taken, port } = await serving()
  await new Promise((done) => {
    const socket = net.connect(port, '127.0.0.1', () => {
      socket.write(`POST /api/vitals HTTP/1.1\r\nhost: x\r\nuser-agent: ${phone}\r\ncontent-length: 400\r\n\r\n{"page"`)
      socket.end()
    })
    socket.on('close', done).resume()
  })
  expect(await send(said())).toEqual(nothing)
  later()
  expect(taken().measured[0].values).toEqual([[1200, 1]])
})

describe('a value that cannot be', () => {
  test.each([
    ['negative', { LCP: -1 }],
    ['no number', { LCP: '1200' }],
    ['longer than two minutes', { LCP: 120_001 }],
    ['a shift above ten', { CLS: 11 }],
    ['of an unknown measurement', { LCP: 1, FID: 1 }],
    ['of an object’s own', { constructor: 1 }],
    ['missing', {}],
  ])('drops the whole beacon: %s', (_, values) => {
    expect(parseBeacon(said({ values }))).toBeNull()
  })

  test.each([{ page: 'evil' }, { device: 'tv' }, { connection: ['fast'] }, { values: null }, { values: [1] }])(
    'so does an unknown word: %o',
    (more) => {
      expect(parseBeacon(said(more))).toBeNull()
    },
  )

  test.each(['null', '1', '"x"', '[]', '{"values":{"LCP":1e999}}'])('and a body that is something else: %s', (text) => {
    expect(parseBeacon(text)).toBeNull()
  })
})

describe('many beacons of one address', () => {
  const parsed = parseBeacon(said())
  const sumOf = ({ measured }) =>
    measured.filter(({ metric }) => metric === 'LCP').reduce((sum, { values }) => sum + values[0][1], 0)

  test('are a flood when they are more than thirty and a fifth of all: only the others count', async () => {
    const { intake, later, taken } = await serving()
    for (let count = 0; count < 100; count++) intake.add('1.2.3.4', parsed)
    for (let count = 0; count < 30; count++) intake.add(`10.0.0.${count}`, parsed)
    later()
    const all = taken()
    expect(sumOf(all)).toBe(30)
    expect(all.keptOut).toEqual([{ day: '2026-05-03', reason: 'flood', count: 100 }])
  })

  test('count when they are few, or a church among many others', async () => {
    const { intake, later, taken } = await serving()
    for (let count = 0; count < 30; count++) intake.add('1.2.3.4', parsed)
    later()
    expect(sumOf(taken())).toBe(30)
    for (let count = 0; count < 100; count++) intake.add('1.2.3.4', parsed)
    for (let count = 0; count < 500; count++) intake.add(`10.0.${count}`, parsed)
    later()
    expect(taken().keptOut).toEqual([])
  })

  test('are held within bounds, however many come', async () => {
    const { intake, later, taken } = await serving()
    for (let count = 0; count < 60_010; count++) intake.add(`a${count % 1000}`, parsed)
    later()
    const all = taken()
    expect(sumOf(all)).toBe(60_000)
    expect(all.keptOut).toEqual([{ day: '2026-05-03', reason: 'too-many', count: 10 }])
  })

  test('are judged before the process ends, and a clock that goes back ends a minute too', async () => {
    const { intake, later, taken } = await serving()
    intake.add('1.2.3.4', parsed)
    intake.end()
    expect(sumOf(taken())).toBe(1)
    intake.add('1.2.3.4', parsed)
    later(-3600_000)
    intake.add('1.2.3.4', parsed)
    expect(sumOf(taken())).toBe(1)
    later()
    expect(sumOf(taken())).toBe(1)
  })
})
