import fs from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ROOT } from '../set-up/root.mjs'
import { alone, listReleases, makeCurrent, makeFolder, removeOldReleases, servedFolder } from './releases.mjs'

let dir
beforeEach(() => {
  dir = fs.mkdtempSync(path.join(process.env.DATA_DIR, 'releases-'))
  vi.stubEnv('RELEASES_DIR', dir)
})
afterEach(() => fs.rmSync(dir, { recursive: true, force: true }))

const names = () => listReleases().map((folder) => path.basename(folder))

test('without a release this folder is served, then the one in use, whichever others are there', () => {
  expect(servedFolder()).toBe(ROOT)
  const [first, second] = ['20260101-a', '20260102-b'].map(makeFolder)
  expect([servedFolder(), names()]).toEqual([ROOT, []])
  makeCurrent(first)
  makeCurrent(second)
  expect(servedFolder()).toBe(second)
  makeCurrent(first)
  expect([servedFolder(), names()]).toEqual([first, ['20260101-a', '20260102-b']])
})

test('the last three are kept, what is in use besides, and nothing that was never finished', () => {
  const folders = ['1', '2', '3', '4', '5', '6'].map(makeFolder)
  for (const folder of folders) makeCurrent(folder)
  makeFolder('7')
  makeCurrent(folders[2])
  removeOldReleases([folders[0]])
  expect(fs.readdirSync(dir).sort()).toEqual(['1', '3', '4', '5', '6', 'current'])
})

test('one at a time; a process that is gone holds up nobody', async () => {
  fs.writeFileSync(path.join(dir, 'lock'), '999999999')
  await alone(async () => {
    await expect(alone(async () => {})).rejects.toThrow(`(proces ${process.pid})`)
  })
  expect(fs.existsSync(path.join(dir, 'lock'))).toBe(false)
})
