// Part of lint: no journey stays unstable for longer than a week (tests/unstable.md).
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../set-up/root.mjs'

const LIST = path.join(ROOT, 'tests/unstable.md')
const LONGEST_DAYS = 7
const DAY_MS = 86_400_000

/** @returns {{ since: string, journey: string }[]} `since` as YYYY-MM-DD, `journey` as `file › title` */
export function readUnstable(list = LIST) {
  return fs
    .readFileSync(list, 'utf8')
    .split('\n')
    .map((line) => line.split(' | '))
    .filter(([first]) => /^\| \d{4}-\d{2}-\d{2}$/.test(first))
    .map(([since, journey]) => ({ since: since.slice(2), journey }))
}

/**
 * Adds journeys that failed and then passed.
 * @param {import('./read-report.mjs').Failure[]} failures
 * @returns {import('./read-report.mjs').Failure[]} those that were in the list already
 */
export function addUnstable(failures, { list = LIST, today = new Date().toISOString().slice(0, 10) } = {}) {
  const known = readUnstable(list).map(({ journey }) => journey)
  const added = failures.filter((failure) => !known.includes(nameOf(failure)))
  fs.appendFileSync(
    list,
    added.map((failure) => `| ${today} | ${nameOf(failure)} | ${asCell(failure.reason)} |\n`).join(''),
  )
  return failures.filter((failure) => !added.includes(failure))
}

/** @returns {string[]} a sentence for each journey that has been unstable for more than a week */
export function findOverdue({ list = LIST, now = Date.now() } = {}) {
  return readUnstable(list)
    .filter(({ since }) => now - Date.parse(since) >= (LONGEST_DAYS + 1) * DAY_MS)
    .map(({ since, journey }) => `${journey} has been unstable since ${since}: mend it, and take its row out.`)
}

const nameOf = ({ file, title }) => asCell(`${file} › ${title}`)
const asCell = (text) => text.replaceAll('|', '/').replaceAll('\n', ' ')

if (process.argv[1] === import.meta.filename) {
  const overdue = findOverdue()
  for (const sentence of overdue) console.error(sentence)
  if (overdue.length > 0) process.exitCode = 1
}
