import { randomUUID } from 'node:crypto'
import { beforeEach, expect, it, vi } from 'vitest'
import { onRequestError } from '@/instrumentation'
import { performOnceBegun } from '@/lib/server/begun-jobs'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { describeRefusal } from '@/lib/server/http'
import { describeFault } from '@/lib/server/telemetry/describe-fault'
import { recordFault, takeFaults, writeFaults } from '@/lib/server/telemetry/faults'

const secret = 'hemmelighed'

function withStack(error: Error, frames: string[]): Error {
  error.stack = `${error.name}: ${error.message}\n${frames.map((frame) => `    at ${frame}`).join('\n')}`
  return error
}

const failing = (line: number, build = 'abc123') =>
  withStack(new TypeError(`no ${randomUUID()}`), [
    `lightCandle (${process.cwd()}/.next/server/chunks/[root]__${build}._.js:${line}:7)`,
    `async execute (${process.cwd()}/.next/server/chunks/ssr_${build}.js:${line + 5}:1)`,
    `Client.query (${process.cwd()}/node_modules/.pnpm/pg@8/node_modules/pg/lib/client.js:1:2)`,
    'process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
  ])

const keep = () => db.$transaction((tx) => writeFaults(tx, takeFaults()))
const storedAt = (place: string) => db.fault.findMany({ where: { place }, include: { days: true } })
const newPlace = () => `test.${randomUUID()}`

beforeEach(() => {
  takeFaults()
})

it('the same error is the same in the next release, at other lines of other files', async () => {
  const place = newPlace()
  recordFault(failing(10), place)
  recordFault(failing(99, 'def456'), place)
  await keep()
  const faults = await storedAt(place)
  expect(faults).toMatchObject([{ name: 'TypeError', count: 2, days: [{ count: 2 }] }])
  expect(faults[0]?.stack.split('\n')).toEqual([
    'lightCandle (.next/server/chunks/[root]__abc123._.js:10:7)',
    'execute (.next/server/chunks/ssr_abc123.js:15:1)',
    'Client.query (npm:pg)',
    'process.processTicksAndRejections (node:internal/process/task_queues:105:5)',
  ])
})

it('the same error elsewhere is another', () => {
  const other = withStack(new TypeError('x'), ['other (/app/lib/other.ts:1:1)'])
  const prints = [describeFault(failing(1), 'a.b'), describeFault(failing(1), 'a.c'), describeFault(other, 'a.b')]
  expect(new Set(prints.map(({ fingerprint }) => fingerprint)).size).toBe(3)
})

it('nothing that an error says is stored: not its message, its cause, nor a message that looks like a stack', async () => {
  const place = newPlace()
  const query = new Error(
    `\nInvalid \`prisma.user.create()\` invocation:\n\n  at ${secret} (/x/y.ts:1:1)\n  name: '${secret}'`,
  )
  Object.assign(query, { code: 'P2002', meta: { target: [secret] } })
  const named = Object.assign(new Error(secret), { name: `${secret} and more` })
  recordFault(query, place)
  recordFault(named, place)
  recordFault(new Error('outer', { cause: new Error(secret) }), place)
  recordFault({ message: secret }, place)
  recordFault(secret, place)
  await keep()
  const faults = await storedAt(place)
  expect(new Set(faults.map(({ name }) => name))).toEqual(new Set(['Error', 'P2002']))
  expect(JSON.stringify(faults).includes(secret)).toBe(false)
})

it('an error is named by its code, of a wrapped one by the code inside', () => {
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  const raw = Object.assign(new Error('raw'), {
    code: 'P2010',
    meta: { driverAdapterError: { cause: { originalCode: '42P01' } } },
  })
  const names = [refused, new Error('not sent', { cause: refused }), raw, new RangeError('x')]
  expect(names.map((error) => describeFault(error, 'a.b').name)).toEqual([
    ...['ECONNREFUSED', 'ECONNREFUSED', '42P01', 'RangeError'],
  ])
})

it('a solved error that comes back is open again and is to be told; one from before it was solved is not a return', async () => {
  const place = newPlace()
  const solve = (at: Date) =>
    db.fault.updateMany({ where: { place }, data: { solvedAt: at, solvedById: randomUUID(), toldAt: new Date() } })
  recordFault(failing(1), place)
  await keep()
  recordFault(failing(1), place)
  await solve(new Date(Date.now() + 1000))
  await keep()
  expect(await storedAt(place)).toMatchObject([{ count: 2, solvedAt: expect.any(Date), returnedAt: null }])
  await solve(new Date(Date.now() - 60_000))
  recordFault(failing(1), place)
  await keep()
  expect(await storedAt(place)).toMatchObject([
    { count: 3, solvedAt: null, solvedById: null, toldAt: null, returnedAt: expect.any(Date) },
  ])
})

it('several processes at once lose nothing, and a clock that goes back changes no last time', async () => {
  const place = newPlace()
  recordFault(failing(1), place)
  recordFault(withStack(new RangeError('x'), ['other (/app/lib/other.ts:1:1)']), place)
  const rows = takeFaults()
  const earlier = rows.map((row) => ({ ...row, lastAt: new Date('2020-01-01'), firstAt: new Date('2020-01-01') }))
  await Promise.all(
    [rows, rows.toReversed(), earlier, rows].map((each) => db.$transaction((tx) => writeFaults(tx, each))),
  )
  const faults = await storedAt(place)
  expect(faults.map(({ count }) => count)).toEqual([4, 4])
  expect(faults.every(({ lastAt }) => lastAt > new Date('2025-01-01'))).toBe(true)
})

it('a flood of different errors stays bounded', () => {
  for (let index = 0; index < 300; index++) recordFault(failing(1), `flood.${index}`)
  expect(takeFaults()).toHaveLength(200)
})

it('requests, jobs and pages that fail are counted where it happened; refusals and redirects are not', async () => {
  vi.stubEnv('NEXT_RUNTIME', 'nodejs')
  describeRefusal(new TypeError('x'), 'contributions.light-candle')
  describeRefusal(new DomainError('CONFLICT'), 'contributions.light-candle')
  const job = { id: randomUUID(), queue: 'send-mail', data: {} }
  await expect(performOnceBegun(job, () => Promise.reject(new DomainError('CONFLICT')))).rejects.toThrow()
  const request = { path: '/memorial/karen?kladde=1', method: 'GET', headers: {} }
  const page = { routerKind: 'App Router', routePath: '/memorial/[id]', routeType: 'render' } as const
  const context = { ...page, renderSource: 'react-server-components', revalidateReason: undefined } as const
  await onRequestError(new RangeError('x'), request, context)
  await onRequestError(Object.assign(new Error('x'), { digest: 'NEXT_NOT_FOUND' }), request, context)
  vi.unstubAllEnvs()
  expect(takeFaults().map(({ name, place }) => `${name} ${place}`)).toEqual([
    ...['TypeError contributions.light-candle', 'CONFLICT job.send-mail', 'RangeError /memorial/[id]'],
  ])
})
