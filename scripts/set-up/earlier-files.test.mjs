import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { addFilesOf, bringEarlierFilesBack, setEarlierFilesAside } from './earlier-files.mjs'

let root
let distDir
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'earlier-'))
  distDir = path.join(root, '.next')
})
afterEach(() => fs.rmSync(root, { recursive: true, force: true }))

/** Does what `next build` does: empties the folder and writes the new files. */
function build(files) {
  setEarlierFilesAside(distDir)
  fs.rmSync(distDir, { recursive: true, force: true })
  fs.mkdirSync(path.join(distDir, 'static/chunks'), { recursive: true })
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(distDir, 'static/chunks', name), text)
  bringEarlierFilesBack(distDir)
}
const read = (name) => fs.readFileSync(path.join(distDir, 'static/chunks', name), 'utf8')

test('a page from two builds ago still finds its script', () => {
  build({ 'first.js': '1' })
  build({ 'second.js': '2' })
  build({ 'third.js': '3' })
  expect([read('first.js'), read('second.js'), read('third.js')]).toEqual(['1', '2', '3'])
})

test("the new build's file wins when names are equal", () => {
  build({ 'same.js': 'old' })
  build({ 'same.js': 'new' })
  expect(read('same.js')).toBe('new')
})

test('a build in another folder has the files of the build before it, and that gets those of the new one', () => {
  build({ 'first.js': '1' })
  const former = distDir
  distDir = path.join(root, 'other/.next')
  setEarlierFilesAside(distDir, former)
  build({ 'second.js': '2' })
  expect([read('first.js'), read('second.js')]).toEqual(['1', '2'])
  addFilesOf(distDir, former)
  distDir = former
  expect(read('second.js')).toBe('2')
})

test('a first release, beside code that was never built, keeps its own files', () => {
  const neverBuilt = path.join(root, 'code/.next')
  setEarlierFilesAside(distDir, neverBuilt)
  build({ 'first.js': '1' })
  addFilesOf(neverBuilt, distDir)
  addFilesOf(distDir, neverBuilt)
  expect(read('first.js')).toBe('1')
})

test('files older than a month are dropped', () => {
  build({ 'old.js': '1' })
  const longAgo = new Date(Date.now() - 31 * 86_400_000)
  fs.utimesSync(path.join(distDir, 'static/chunks/old.js'), longAgo, longAgo)
  build({ 'new.js': '2' })
  expect(fs.readdirSync(path.join(distDir, 'static/chunks'))).toEqual(['new.js'])
})
