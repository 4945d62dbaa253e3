import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const lib = path.resolve(import.meta.dirname, '../../lib')
const rowLock = /\bFOR (NO KEY )?UPDATE\b/

/** They lock what they read in the same statement, or skip what others have locked. */
const withReason = [
  'domain/contributions/change-status.ts',
  'domain/notifications/chosen-mails.ts',
  'domain/packages/stock.ts',
  'domain/production/choose-codes.ts',
  'domain/production/commands/switch-piece.ts',
  'domain/production/commands/take-next-piece.ts',
  'domain/queues/failed-jobs.ts',
]

it('rows are locked by lib/server/lock-rows.ts', () => {
  const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) => /(?<!\.test)\.ts$/.test(file))
  const found = files.filter((file) => rowLock.test(readFileSync(path.join(lib, file), 'utf8')))
  expect(found.sort()).toEqual([...withReason, 'server/lock-rows.ts'].sort())
})
