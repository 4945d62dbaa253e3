import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../set-up/root.mjs'
import { listFailures } from './list-failures.mjs'

function reportOf(content) {
  const file = path.join(process.env.DATA_DIR, 'report.json')
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

test('a failed test is listed with its file and reason', () => {
  const passed = { status: 'passed', fullName: 'a candle burns', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'a candle goes out', failureMessages: ['Error: \u001b[31mstill\n lit'] }
  const testResults = [{ name: path.join(ROOT, 'lib/candle.test.ts'), assertionResults: [passed, failed] }]
  expect(listFailures(reportOf({ testResults }))).toEqual(['lib/candle.test.ts › a candle goes out: Error: still lit'])
})

test('a file that failed to load is listed', () => {
  const testResults = [
    { name: path.join(ROOT, 'lib/a.test.ts'), message: 'Error: no such module', assertionResults: [] },
  ]
  expect(listFailures(reportOf({ testResults }))).toEqual(['lib/a.test.ts: Error: no such module'])
})

test('a failed journey is found at any depth of grouping', () => {
  const spec = (title, ok, error) => ({ title, ok, tests: [{ results: [{ error }] }] })
  const inner = { file: 'visitor.spec.ts', specs: [spec('lights', false, { message: 'timeout' }), spec('reads', true)] }
  const report = { suites: [{ file: 'visitor.spec.ts', specs: [], suites: [inner] }] }
  expect(listFailures(reportOf(report))).toEqual(['visitor.spec.ts › lights: timeout'])
})

test('a run without a report lists nothing', () => {
  expect(listFailures('/nowhere/report.json')).toEqual([])
})
