import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../set-up/root.mjs'
import { readReport } from './read-report.mjs'

function reportOf(content) {
  const file = path.join(process.env.DATA_DIR, 'report.json')
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = (passed, failed, testResults = []) =>
  reportOf({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0, testResults })

test.each([
  ['tests that passed and failed are counted', false, [3, 1], { passed: 3, failed: 1 }],
  ['a run that fails outside a test is a failure', false, [3, 0], { passed: 3, failed: 1 }],
  ['a run without a test is a failure', true, [0, 0], { passed: 0, failed: 1 }],
])('%s', (_promise, isGreen, counts, expected) => {
  expect(readReport({ isGreen }, vitest(...counts))).toMatchObject(expected)
})

test('a journey that passes only on retry has failed', () => {
  const file = reportOf({ stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 1 }, suites: [] })
  expect(readReport({ isGreen: true }, file)).toMatchObject({ passed: 2, failed: 1, skipped: 1 })
})

test('a run without a report is a failure', () => {
  expect(readReport({ isGreen: true }, '/nowhere/report.json')).toMatchObject({ passed: 0, failed: 1, failures: [] })
})

test('a failed test is told with its file, its reason and when it began', () => {
  const passed = { status: 'passed', fullName: 'a candle burns', failureMessages: [] }
  const failed = { status: 'failed', fullName: 'a candle goes out', failureMessages: ['Error: \u001b[31mstill\n lit'] }
  const name = path.join(ROOT, 'lib/candle.test.ts')
  const file = vitest(1, 1, [{ name, startTime: 7, assertionResults: [passed, failed] }])
  const expected = { file: 'lib/candle.test.ts', title: 'a candle goes out', reason: 'Error: still lit', at: 7 }
  expect(readReport({ isGreen: false }, file).failures).toEqual([expected])
})

test('a file that failed to load is a failure, and told', () => {
  const name = path.join(ROOT, 'lib/a.test.ts')
  const file = vitest(3, 0, [{ name, message: 'Error: no such module', startTime: 7, assertionResults: [] }])
  expect(readReport({ isGreen: false }, file)).toMatchObject({
    failed: 1,
    failures: [{ file: 'lib/a.test.ts', title: '', reason: 'Error: no such module' }],
  })
})

test('a failed journey is found at any depth of grouping, with its picture', () => {
  const attachments = [{ name: 'screenshot', path: '/shot.png' }]
  const spec = (title, ok, error) => ({
    title,
    line: 5,
    ok,
    tests: [{ results: [{ error, startTime: '2026-11-03T10:00:00.000Z', attachments }] }],
  })
  const inner = { file: 'visitor.spec.ts', specs: [spec('lights', false, { message: 'timeout' }), spec('reads', true)] }
  const suites = [{ file: 'visitor.spec.ts', specs: [], suites: [inner] }]
  const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 }
  const config = { rootDir: path.join(ROOT, 'tests/e2e') }
  expect(readReport({ isGreen: false }, reportOf({ config, stats, suites })).failures).toEqual([
    {
      file: 'tests/e2e/visitor.spec.ts',
      place: 'tests/e2e/visitor.spec.ts:5',
      title: 'lights',
      reason: 'timeout',
      at: Date.UTC(2026, 10, 3, 10),
      trace: undefined,
      picture: '/shot.png',
    },
  ])
})
