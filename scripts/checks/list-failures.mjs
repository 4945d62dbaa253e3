import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from '../set-up/root.mjs'

const LONGEST_REASON = 300

/**
 * The tests that failed, each as `file › test: first words of the reason`, so that the end of a long log says what to
 * look at. Empty for a run that wrote no report.
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
  // A file that could not be loaded has a message and no test.
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
