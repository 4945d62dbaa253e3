import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { metricsRegistry } from '@/lib/server/monitor/metrics'

const folder = path.resolve(import.meta.dirname, '../../../docs/monitoring')
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8')
const metric = /\b(?:mindelund|nodejs|process)_[a-z0-9_]+/g

it.each(['prometheus-rules.yml', 'grafana.json'])('every metric in %s exists', (file) => {
  const known = new Set(
    metricsRegistry()
      .getMetricsAsArray()
      .map(({ name }) => name),
  )
  const named = read(file).match(metric) ?? []
  const missing = named.filter((name) => !known.has(name) && !known.has(name.replace(/_(?:bucket|sum|count)$/, '')))
  expect(named.length).toBeGreaterThan(10)
  expect(missing).toEqual([])
})

it('every alert has a sentence and says whether it wakes somebody', () => {
  const alerts = read('prometheus-rules.yml').split('- alert: ').slice(1)
  const bad = alerts.filter((rule) => !/severity: (?:page|day) /.test(rule) || !/summary: [A-ZÆØÅ1].{15,}\./.test(rule))
  expect(bad).toEqual([])
})

it('every panel of the dashboard has a title and a query', () => {
  const target = z.object({ expr: z.string().min(5), legendFormat: z.string().min(3) })
  const panel = z.object({ title: z.string().min(3), targets: z.array(target).min(1) })
  const { panels } = z.object({ panels: z.array(panel) }).parse(JSON.parse(read('grafana.json')))
  expect(panels.length).toBeGreaterThan(10)
})
