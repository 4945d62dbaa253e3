import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepPrivate } from './prepare-database.mjs'

let folder
let before
beforeEach(() => {
  before = process.umask(0o022)
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'private-'))
})
afterEach(() => {
  process.umask(before)
  fs.rmSync(folder, { recursive: true })
})

const modeOf = (...names) => (fs.statSync(path.join(folder, ...names)).mode & 0o777).toString(8)

test('a data folder of an earlier version is closed for others, but for its published pages', () => {
  fs.chmodSync(folder, 0o755)
  for (const name of ['files/a', 'mail', 'published/QR']) fs.mkdirSync(path.join(folder, name), { recursive: true })
  for (const name of ['secrets.json', 'mail/a.eml', 'published/QR/index.html'])
    fs.writeFileSync(path.join(folder, name), 'x')
  expect(modeOf('secrets.json')).toBe('644')
  expect(keepPrivate(folder)).toEqual([])
  expect([modeOf(), modeOf('files'), modeOf('mail'), modeOf('secrets.json')]).toEqual(['711', '700', '700', '600'])
  expect([modeOf('published'), modeOf('published/QR'), modeOf('published/QR/index.html')]).toEqual([
    '755',
    '755',
    '644',
  ])
})

test('what is made from then on is its user’s only, and links are left alone', () => {
  const elsewhere = fs.mkdtempSync(path.join(os.tmpdir(), 'elsewhere-'))
  fs.chmodSync(elsewhere, 0o755)
  fs.symlinkSync(elsewhere, path.join(folder, 'files'))
  keepPrivate(folder)
  expect(modeOf('files')).toBe('755')
  fs.mkdirSync(path.join(folder, 'mail'))
  fs.writeFileSync(path.join(folder, 'mail/a.eml'), 'x')
  expect([modeOf('mail'), modeOf('mail/a.eml')]).toEqual(['700', '600'])
  fs.rmSync(elsewhere, { recursive: true })
})

test('a data folder that is not there is made', () => {
  expect(keepPrivate(path.join(folder, 'deep/new'))).toEqual([])
  expect(modeOf('deep/new')).toBe('711')
})
