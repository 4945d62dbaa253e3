import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { moveAside } from './bounded-log.mjs'

let folder
let log
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'log-'))
  log = path.join(folder, 'postgres.log')
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const dayMs = 24 * 3600_000
const sizesOf = (...names) => names.map((name) => fs.statSync(path.join(folder, name)).size)

test('a log of ten megabytes is moved aside, and its writer goes on at the beginning of the emptied file', () => {
  const writer = fs.openSync(log, 'a')
  fs.writeSync(writer, 'x'.repeat(10 * 1024 * 1024))
  moveAside(log)
  fs.writeSync(writer, 'next line')
  moveAside(log)
  fs.closeSync(writer)
  expect(sizesOf('postgres.log', 'postgres.log.1')).toEqual([9, 10 * 1024 * 1024])
})

test('a log is moved aside after two weeks, so that no line is older than four', () => {
  fs.writeFileSync(log, 'line')
  moveAside(log, Date.now() + 13 * dayMs)
  expect(fs.existsSync(`${log}.1`)).toBe(false)
  moveAside(log, Date.now() + 15 * dayMs)
  expect(sizesOf('postgres.log', 'postgres.log.1')).toEqual([0, 4])
  fs.writeFileSync(log, 'other')
  // Two weeks after the last time, not after the file was made.
  moveAside(log, Date.now() + 13 * dayMs)
  expect(sizesOf('postgres.log', 'postgres.log.1')).toEqual([5, 4])
})

test('a log that is not there is none to move', () => {
  moveAside(log)
  expect(fs.readdirSync(folder)).toEqual([])
})
