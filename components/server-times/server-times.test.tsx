import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ProcessPlots, ProcessTable } from '@/components/server-times/process-plots'
import { SlowStatements, TimesOfPlot, TimeTable } from '@/components/server-times/time-table'
import { serverTimesInput } from '@/lib/domain/server-times/schema'

const has = (html: string, ...texts: string[]) => texts.filter((text) => !html.includes(text))
const at = '2026-03-05T09:00:00.000Z'

it('a job is told in words, with its figures, and leads to its plot', () => {
  const row = { name: 'send-mail', count: 1204, failed: 2, p50: 12, p95: 850, p99: 2500, max: 9000 }
  const html = renderToStaticMarkup(
    <TimeTable
      rows={[{ ...row, refusals: [{ code: 'NOT_FOUND', count: 3 }] }]}
      more={7}
      filter={serverTimesInput.parse({ kind: 'job' })}
    />,
  )
  expect(has(html, 'Sende en mail', '1.204', '850 ms', '2,5 s', 'NOT_FOUND 3', 'name=send-mail', '7 flere')).toEqual([])
})

it('one name over time has its figures in a table', () => {
  const points = [{ at, p50: 10, p95: 200, count: 5 }]
  const html = renderToStaticMarkup(<TimesOfPlot kind="route" name="/memorial/*" points={points} isByDay={false} />)
  expect(has(html, '/memorial/*', '5 gange', '200 ms', '10.00')).toEqual([])
})

it('a process that died is told as such, and one that has told nothing has dashes', () => {
  const process = { id: 'a', release: '1.0-abc', pid: 4321, runsJobs: false, startedAt: at, seenAt: at, last: null }
  const html = renderToStaticMarkup(<ProcessTable processes={[{ ...process, state: 'died' }]} />)
  expect(has(html, 'Gået ned', '4321', '1.0-abc', 'uden opgaver', '–')).toEqual([])
})

it('what nobody measured is told as such', () => {
  const nothing = { rssMb: null, tasksWaiting: null, tasksRunning: null, poolWaiting: null, pageShare: null }
  const html = renderToStaticMarkup(<ProcessPlots points={[{ at, loopP99Ms: 40, ...nothing }]} range="hours" />)
  expect(has(html, 'Senest 40 ms', 'Ikke målt endnu')).toEqual([])
})

it('without PostgreSQL’s own figures the page says how to get them', () => {
  expect(renderToStaticMarkup(<SlowStatements statements={null} />)).toContain('pg_stat_statements')
})
