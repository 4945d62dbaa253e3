import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../set-up/root.mjs'

const LONGEST_REASON = 300

/**
 * The failed tests, each as `file › test: first words of the reason`, to end a long log with what needs attention.
 * Empty for a run without a report.
 * @param {string} reportFile the JSON report of Vitest or Playwright
 * @returns {string[]}
 */
export function listFailures(reportFile) {
  if (!fs.existsSync(reportFile)) return []
  const report = JSON.parse(fs.readFileSync(reportFile, 'utf8'))
  return report.testResults ? report.testResults.flatMap(ofTestFile) : (report.suites ?? []).flatMap(ofSuite)
}

function ofTestFile({ name, message, assertionResults }) {
  const file = path.relative(ROOT, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  // A file that failed to load has a message and no test.
  if (failed.length === 0 && message) return [line(file, '', message)]
  return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages[0]))
}

function ofSuite({ file, suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok)
  return [...failed.map((spec) => line(file, spec.title, reasonOf(spec))), ...suites.flatMap(ofSuite)]
}

const reasonOf = ({ tests }) => tests.flatMap(({ results }) => results).find(({ error }) => error)?.error.message

function line(file, title, reason = '') {
  const words = stripVTControlCharacters(reason).split(/\s+/).join(' ').slice(0, LONGEST_REASON)
  return [[file, title].filter(Boolean).join(' › '), words].filter(Boolean).join(': ')
}
