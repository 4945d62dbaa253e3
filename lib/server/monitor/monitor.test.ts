import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { answerDeepHealth, answerMetrics } from '@/lib/server/monitor/answer'
import { canConnectToMail } from '@/lib/server/monitor/check-mail'
import { readQuietly } from '@/lib/server/monitor/figures'
import { recordRequest } from '@/lib/server/telemetry/requests'
import { recordRefusal, recordTime } from '@/lib/server/telemetry/times'

const headers = { 'x-client-address': '127.0.0.1', 'x-came-directly': '1', host: '127.0.0.1:3000' }
const asked = (path: string) => new Request(`http://127.0.0.1:3000${path}`, { headers })
const metrics = async () => (await answerMetrics(asked('/metrics'))).text()

it('tells in Prometheus’ format what this process counted', async () => {
  const [route, code] = [`/${randomUUID()}`, `CODE_${randomUUID()}`]
  recordRequest({ route, status: 503, ms: 30, page: null })
  recordRequest({ route, status: 503, ms: 30, page: null })
  recordRefusal('a.command', code)
  const text = await metrics()
  expect(text).toContain(`mindelund_http_requests_total{route="${route}",status="5xx"} 2`)
  expect(text).toContain(`mindelund_refusals_total{code="${code}"} 1`)
  expect(text).toMatch(/^mindelund_disk_free_bytes \d+/m)
  expect(text).toMatch(/^mindelund_database_size_bytes \d+/m)
  expect(text).toMatch(/^mindelund_mails\{status="queued"\} \d+$/m)
})

it('a metric that is never known has a help text and no value', async () => {
  const text = await metrics()
  expect(text).toContain('# HELP mindelund_backup_age_seconds')
  expect(text).not.toMatch(/^mindelund_backup_age_seconds /m)
})

it('times are a histogram whose steps include the ones before', async () => {
  const stepsOf = async () => {
    const text = await metrics()
    const step = (le: string) => Number(new RegExp(`_bucket\\{kind="job",le="${le}"\\} (\\d+)`).exec(text)?.[1])
    return [step('0.05'), step('0.1'), step('\\+Inf'), Number(/_count\{kind="job"\} (\d+)/.exec(text)?.[1])]
  }
  const before = await stepsOf()
  recordTime({ kind: 'job', name: randomUUID(), ms: 70 })
  recordTime({ kind: 'job', name: randomUUID(), ms: 70_000 })
  const more = [0, 1, 2, 2]
  expect(await stepsOf()).toEqual(before.map((value, place) => value + (more[place] ?? 0)))
})

it('a figure that cannot be read is left out', async () => {
  expect(await readQuietly('a figure', () => Promise.reject(new Error('away')))).toEqual([])
})

it('the deep health tries database, files, queue and disk; calls at once share a check', async () => {
  const [response, again] = await Promise.all([1, 2].map(() => answerDeepHealth(asked('/api/health/deep'))))
  const health = await response?.json()
  expect(health.checks).toMatchObject({
    database: { status: 'ok', migrations: 'ok' },
    files: { status: 'ok' },
    mail: { status: 'skipped' },
  })
  expect(health.checks.disk.freeBytes).toBeGreaterThan(0)
  expect(response?.status).toBe(health.status === 'ok' ? 200 : 503)
  expect(await again?.json()).toEqual(health)
})

it('a mail server that does not answer is seen', async () => {
  const server = createServer((socket) => socket.end('554 closed\r\n'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  expect(await canConnectToMail(`smtp://127.0.0.1:${port}`)).toBe(false)
  server.close()
})
