import { createElement } from 'react'
import { expect, it } from 'vitest'
import { FreeRoom } from '@/components/billing/free-room'
import { freeRoom } from '@/lib/domain/billing/plans'
import { markupOf } from '@/tests/factories/markup-of'

const shown = (pages: number, bytes: number, isShopOpen = false) =>
  markupOf(createElement(FreeRoom, { use: { pages, bytes, isShopOpen } }))

it.each([
  ['of nothing', 0, 0],
  ['just below half', freeRoom.pages / 2 - 1, freeRoom.bytes / 2 - 1],
])('is quiet while an account has used little: %s', (_, pages, bytes) => {
  expect(shown(pages, bytes)).toBe('')
})

it.each([
  ['half of the pages', freeRoom.pages / 2, 0, `${freeRoom.pages / 2} af ${freeRoom.pages}`],
  ['half of the bytes', 1, freeRoom.bytes / 2, '5 GB af 10 GB'],
  ['more than there is', freeRoom.pages + 3, 0, `${freeRoom.pages + 3} af ${freeRoom.pages}`],
])('says what is used from %s on', (_, pages, bytes, text) => {
  expect(shown(pages, bytes)).toContain(text)
  expect(shown(pages, bytes)).not.toContain('Premium')
  expect(shown(pages, bytes, true)).toContain('vælger du Premium')
})
