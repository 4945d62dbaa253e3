import fs from 'node:fs'

/**
 * The counts of a test run. A run that failed without a failed test, or that ran no test, counts as one failure:
 * green must mean that something was checked. `mayBeEmpty`: for runs of changed files only.
 * @param {{ isGreen: boolean }} run
 * @param {string} reportFile the JSON report of Vitest or Playwright
 * @param {{ mayBeEmpty?: boolean }} [options]
 * @returns {{ passed: number, failed: number, skipped: number, remark?: string }}
 */
export function countTests({ isGreen }, reportFile, { mayBeEmpty = false } = {}) {
  const counts = readCounts(reportFile)
  if (!counts) return { passed: 0, failed: 1, skipped: 0, remark: 'ingen rapport' }
  if (counts.failed === 0 && !isGreen) return { ...counts, failed: 1, remark: 'fejlede uden for en test' }
  if (!mayBeEmpty && counts.passed + counts.failed === 0) return { ...counts, failed: 1, remark: 'kørte ingen test' }
  return counts
}

function readCounts(file) {
  if (!fs.existsSync(file)) return undefined
  const report = JSON.parse(fs.readFileSync(file, 'utf8'))
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return { passed: expected, failed: unexpected + flaky, skipped }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests }
}
