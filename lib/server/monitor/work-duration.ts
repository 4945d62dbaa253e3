import 'server-only'
import { Gauge, Histogram, type Registry } from 'prom-client'
import { stepsMs, timeKinds, totalsSinceStart } from '@/lib/server/telemetry/times'

const name = 'mindelund_work_duration_seconds'
const help = 'Time of routes, commands, reads, jobs and statements since this process began.'

/** A histogram made of what is counted anyway, so that measuring costs nothing more. */
export class WorkDuration extends Gauge<'kind' | 'le'> {
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
