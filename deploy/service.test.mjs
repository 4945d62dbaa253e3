import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { KILL_AFTER_MS } from '../scripts/server/launch.mjs'

const root = path.resolve(import.meta.dirname, '..')
const read = (file) => fs.readFileSync(path.join(root, file), 'utf8')
const unit = read('deploy/mindelund.service')
const setting = (name) => new RegExp(`^${name}=(.+)$`, 'm').exec(unit)[1]

test('the unit starts a program that is there, and may write where the settings let it', () => {
  const [, program] = setting('ExecStart').split(' ')
  expect(fs.existsSync(path.join(root, program))).toBe(true)
  const [, backups] = /^#BACKUP_TO=(\/\S+)$/m.exec(read('.env.example'))
  expect(setting('ReadWritePaths').split(' ')).toEqual([setting('WorkingDirectory'), `-${backups}`])
})

test('systemd stops the launcher alone, waits for the database, and starts again whatever ended', () => {
  expect(setting('KillMode')).toBe('mixed')
  expect(Number(setting('TimeoutStopSec'))).toBeGreaterThan(KILL_AFTER_MS / 1000 + 60)
  expect([setting('Restart'), setting('OOMPolicy'), setting('StartLimitIntervalSec')]).toEqual([
    'always',
    'continue',
    '0',
  ])
})

test('each part of the manual that a shipped file sends its reader to is there', () => {
  const headings = new Set([...read('docs/operations.md').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading))
  const named = fs
    .readdirSync(import.meta.dirname)
    .flatMap((file) => [...read(`deploy/${file}`).matchAll(/operations\.md, '([^']+)'/g)].map(([, heading]) => heading))
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((heading) => !headings.has(heading))).toEqual([])
})
