import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { secretsOf } from './secrets.mjs'

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

test('a broken file is reported and never replaced', () => {
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(file, '{')
  expect(() => secretsOf(folder)).toThrow(file)
  expect(fs.readFileSync(file, 'utf8')).toBe('{')
})
