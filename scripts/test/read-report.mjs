import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../set-up/root.mjs'

const LONGEST_REASON = 300

/**
 * What a run of Vitest or Playwright found, from its JSON report. A run that failed without a failed test, or that ran
 * no test, counts as one failure: green must mean that something was checked.
 * @param {{ isGreen: boolean }} run
 * @param {string} file the report
 * @param {{ mayBeEmpty?: boolean }} [options] for runs of what a change can affect only
 * @returns {{ passed: number, failed: number, skipped: number, remark?: string, failures: Failure[] }}
 * @typedef {{ file: string, title: string, reason: string, at: number, place?: string, trace?: string, picture?: string
 * }} Failure `at` is when it began, in milliseconds since 1970; without a title the whole file failed. Journeys have a
 * `place`, file and line
 */
export function readReport({ isGreen }, file, { mayBeEmpty = false } = {}) {
  if (!fs.existsSync(file)) return { passed: 0, failed: 1, skipped: 0, remark: 'ingen rapport', failures: [] }
  const found = readFound(JSON.parse(fs.readFileSync(file, 'utf8')))
  if (found.failed === 0 && !isGreen) return { ...found, failed: 1, remark: 'fejlede uden for en test' }
  if (!mayBeEmpty && found.passed + found.failed === 0) return { ...found, failed: 1, remark: 'kørte ingen test' }
  return found
}

function readFound(report) {
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats
    return {
      passed: expected,
      failed: unexpected + flaky,
      skipped,
      failures: report.suites.flatMap((suite) => ofSuite(suite, report)),
    }
  }
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults = [] } = report
  const failures = testResults.flatMap(ofTestFile)
  // A file that failed to load has no failed test.
  const failed = numFailedTests + failures.filter(({ title }) => !title).length
  return { passed: numPassedTests, failed, skipped: numPendingTests + numTodoTests, failures }
}

function ofTestFile({ name, message, startTime, assertionResults }) {
  const file = path.relative(ROOT, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0 && message) return [failure({ file, title: '', reason: message, at: startTime })]
  return failed.map(({ fullName, failureMessages, startTime: at = startTime }) =>
    failure({ file, title: fullName, reason: failureMessages[0], at }),
  )
}

function ofSuite({ file, suites = [], specs = [] }, report) {
  const place = path.relative(ROOT, path.join(report.config.rootDir, file))
  const failed = specs.filter(({ ok }) => !ok)
  return [...failed.map((spec) => ofSpec(place, spec)), ...suites.flatMap((suite) => ofSuite(suite, report))]
}

function ofSpec(file, { title, line, tests }) {
  const results = tests.flatMap((test) => test.results)
  const { error, startTime, attachments = [] } = results.find((result) => result.error) ?? results[0] ?? {}
  const attached = (name) => attachments.find((each) => each.name === name)?.path
  const found = failure({ file, title, reason: error?.message, at: Date.parse(startTime ?? 0) })
  return { ...found, place: `${file}:${line}`, trace: attached('trace'), picture: attached('screenshot') }
}

function failure({ file, title, reason = '', at }) {
  const words = stripVTControlCharacters(reason).split(/\s+/).join(' ').trim()
  return { file, title, reason: words.slice(0, LONGEST_REASON), at }
}
