import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { countTests } from './count-tests.mjs'

function reportOf(content) {
  const file = path.join(process.env.DATA_DIR, 'report.json')
  fs.writeFileSync(file, JSON.stringify(content))
  return file
}

const vitest = (passed, failed) =>
  reportOf({ numPassedTests: passed, numFailedTests: failed, numPendingTests: 0, numTodoTests: 0 })

test.each([
  ['tests that passed and failed are counted', false, vitest, [3, 1], { passed: 3, failed: 1 }],
  ['a run that fails outside a test is a failure', false, vitest, [3, 0], { passed: 3, failed: 1 }],
  ['a run without a test is a failure', true, vitest, [0, 0], { passed: 0, failed: 1 }],
])('%s', (_promise, isGreen, report, counts, expected) => {
  expect(countTests({ isGreen }, report(...counts))).toMatchObject(expected)
})

test('a journey that passes only on retry has failed', () => {
  const file = reportOf({ stats: { expected: 2, unexpected: 0, flaky: 1, skipped: 1 } })
  expect(countTests({ isGreen: true }, file)).toEqual({ passed: 2, failed: 1, skipped: 1 })
})

test('a run without a report is a failure', () => {
  expect(countTests({ isGreen: true }, '/nowhere/report.json')).toMatchObject({ passed: 0, failed: 1 })
})
