import fs from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { addUnstable, findOverdue, readUnstable } from './unstable.mjs'

let list
beforeEach(() => {
  list = path.join(process.env.DATA_DIR, 'unstable.md')
  fs.writeFileSync(list, '# Unstable journeys\n\n| Since | Journey | What it said |\n|---|---|---|\n')
})
const live = { file: 'tests/e2e/once/live.spec.ts', title: 'shows a | candle', reason: 'timeout | of\n20 s' }
const journey = 'tests/e2e/once/live.spec.ts › shows a / candle'

test('an unstable journey is written down once, with the day it was first seen', () => {
  expect(addUnstable([live], { list, today: '2026-11-03' })).toEqual([])
  expect(addUnstable([live], { list, today: '2026-11-05' })).toEqual([live])
  expect(readUnstable(list)).toEqual([{ since: '2026-11-03', journey }])
})

test('a journey may be unstable for a week and no longer', () => {
  addUnstable([live], { list, today: '2026-11-03' })
  expect(findOverdue({ list, now: Date.UTC(2026, 10, 10, 23) })).toEqual([])
  expect(findOverdue({ list, now: Date.UTC(2026, 10, 11) })).toEqual([expect.stringContaining(journey)])
})
