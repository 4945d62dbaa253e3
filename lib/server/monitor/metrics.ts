import 'server-only'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { pool } from '@/lib/server/db'
import { type Figure, lookedUp, readQuietly } from '@/lib/server/monitor/figures'
import { oncePerProcess } from '@/lib/server/process-globals.mjs'
import { taskCounts } from '@/lib/server/task-counts'
import { releaseName } from '@/lib/server/telemetry/release'
import { requestsSinceStart } from '@/lib/server/telemetry/requests'
import { stepsMs, timeKinds, totalsSinceStart } from '@/lib/server/telemetry/times'

/** Every metric of this process. Names and labels hold nothing about a person: no address, no slug, no code. */
export function metricsRegistry(): Registry {
  return oncePerProcess('metrics', openRegistry)
}

function openRegistry(): Registry {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  new Gauge({
    name: 'mindelund_release',
    help: 'The release that runs, as a label.',
    labelNames: ['release'],
    registers,
    collect() {
      this.set({ release: releaseName }, 1)
    },
  })
  addCounters(registry)
  addLoad(registry)
  new WorkDuration(registry)
  for (const [name, { help, read }] of Object.entries(lookedUp)) {
    const labelNames = labelsOf(name)
    new Gauge({
      name,
      help,
      labelNames,
      registers,
      async collect() {
        const figures: Figure[] = await readQuietly(name, read)
        this.reset()
        // Without labels a gauge that was reset says 0: what is not known is left out.
        if (figures.length === 0 && labelNames.length === 0) this.remove()
        for (const { labels, value } of figures) this.set(labels, value)
      },
    })
  }
  return registry
}

function labelsOf(name: string): string[] {
  if (name === 'mindelund_jobs') return ['queue', 'state']
  return name === 'mindelund_mails' ? ['status'] : []
}

/** A counter whose values are counted elsewhere, since this process began. */
function counter(registry: Registry, of: { name: string; help: string; labelNames: string[]; read: () => Figure[] }) {
  const { read, ...named } = of
  new Counter({
    ...named,
    registers: [registry],
    collect() {
      this.reset()
      for (const { labels, value } of read()) this.inc(labels, value)
    },
  })
}

function addCounters(registry: Registry): void {
  counter(registry, {
    name: 'mindelund_http_requests_total',
    help: 'Answered requests by route and class of status.',
    labelNames: ['route', 'status'],
    read: () =>
      [...requestsSinceStart().byRoute].map(([key, value]) => {
        const [status = '', route = ''] = key.split(' ', 2)
        return { labels: { route, status }, value }
      }),
  })
  counter(registry, {
    name: 'mindelund_memorial_pages_total',
    help: 'Memorial pages from memory (hit), and those that were rendered (miss).',
    labelNames: ['from'],
    read: () => Object.entries(requestsSinceStart().pages).map(([from, value]) => ({ labels: { from }, value })),
  })
  counter(registry, {
    name: 'mindelund_failures_total',
    help: 'Work that ended by an unexpected error, by kind.',
    labelNames: ['kind'],
    read: () => timeKinds.map((kind) => ({ labels: { kind }, value: totalsSinceStart().times[kind].failed })),
  })
  counter(registry, {
    name: 'mindelund_refusals_total',
    help: 'Refusals of commands and reads by their code.',
    labelNames: ['code'],
    read: () => [...totalsSinceStart().refused].map(([code, value]) => ({ labels: { code }, value })),
  })
}

function addLoad(registry: Registry): void {
  const registers = [registry]
  new Gauge({
    name: 'mindelund_tasks',
    help: 'Tasks that wait for a thread or a process, and those that run.',
    labelNames: ['state'],
    registers,
    collect() {
      const { waiting, running } = taskCounts()
      this.set({ state: 'waiting' }, waiting)
      this.set({ state: 'running' }, running)
    },
  })
  new Gauge({
    name: 'mindelund_pool_connections',
    help: 'Connections to the database in use and idle, and callers that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'used' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

const name = 'mindelund_work_duration_seconds'
const help = 'Time of routes, commands, reads, jobs and statements since this process began.'

/** A histogram made of what is counted anyway, so that measuring costs nothing more. */
class WorkDuration extends Gauge<'kind' | 'le'> {
  // Says what a histogram is, and is never counted in.
  private readonly shape = new Histogram({ name, help, labelNames: ['kind'], registers: [] })

  constructor(registry: Registry) {
    super({ name, help, labelNames: ['kind', 'le'], registers: [registry] })
  }

  override async get() {
    const { times } = totalsSinceStart()
    const values = timeKinds.flatMap((kind) => {
      const { count, sumMs, steps } = times[kind]
      let below = 0
      const buckets = stepsMs.map((most, place) => {
        below += steps[place] ?? 0
        return { metricName: `${name}_bucket`, labels: { kind, le: most / 1000 }, value: below }
      })
      return [
        ...buckets,
        { metricName: `${name}_bucket`, labels: { kind, le: '+Inf' }, value: count },
        { metricName: `${name}_sum`, labels: { kind }, value: sumMs / 1000 },
        { metricName: `${name}_count`, labels: { kind }, value: count },
      ]
    })
    return { ...(await this.shape.get()), values }
  }
}
