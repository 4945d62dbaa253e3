import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { isInstalled } from './install.mjs'

const root = path.join(process.env.DATA_DIR, 'install')

function write(file, packages) {
  fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  fs.writeFileSync(path.join(root, file), JSON.stringify({ packages }))
}

beforeEach(() => {
  fs.rmSync(root, { recursive: true, force: true })
  write('package-lock.json', {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-machine': { version: '1.0.0', optional: true },
  })
})

test('reports not installed without node_modules', () => expect(isInstalled(root)).toBe(false))

test('packages for other platforms may be missing', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })
  expect(isInstalled(root)).toBe(true)
})

test('a changed version in the lock file requires an installation', () => {
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '0.9.0' } })
  expect(isInstalled(root)).toBe(false)
})
