import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { secretsOf } from './secrets.mjs'
import { unreadable } from './unreadable.mjs'

const folder = path.join(process.env.DATA_DIR, 'secrets')
const file = path.join(folder, 'secrets.json')

beforeEach(() => {
  vi.stubEnv('NEXTAUTH_SECRET', '')
  fs.rmSync(folder, { recursive: true, force: true })
})
test('a secret is created once and stays, readable only by its owner', () => {
  const first = secretsOf(folder)
  expect(first.NEXTAUTH_SECRET).toMatch(/^[\w-]{64}$/)
  expect(secretsOf(folder)).toEqual(first)
  expect(fs.statSync(file).mode & 0o077).toBe(0)
})

test("the environment's secret takes precedence", () => {
  vi.stubEnv('NEXTAUTH_SECRET', 'given')
  expect(secretsOf(folder).NEXTAUTH_SECRET).toBe('given')
})

test('a broken file is reported and never replaced, nor is it said to be', () => {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file, '{')
  expect(() => secretsOf(folder)).toThrow(/secrets\.json.*Hent filen fra jeres sikkerhedskopi/)
  expect(fs.readFileSync(file, 'utf8')).toBe('{')
})

test('of a file that may not be read it is said whose it is and what to do', () => {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file, '{}')
  const me = os.userInfo().username
  const { message } = unreadable(file, Object.assign(new Error('EACCES'), { code: 'EACCES' }))
  expect(message).toContain(`${file} tilhører ${me}`)
  expect(message).toContain(`chown ${me} ${file}`)
  expect(message).not.toMatch(/slet/i)
})

test('what is no file is reported with the reason', () => {
  fs.mkdirSync(file, { recursive: true })
  expect(() => secretsOf(folder)).toThrow(/secrets\.json kan ikke læses \(EISDIR/)
})
