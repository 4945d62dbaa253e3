import { expect, test } from 'vitest'
import { roomTexts } from '@/lib/domain/billing/copy'
import { songsTexts } from '@/lib/domain/songs/copy'

test.each([
  ['films', roomTexts.films],
  ['music', roomTexts.music],
  ['songs', songsTexts.premium],
])('a page without %s is not told that they stay', (_, text) => {
  expect(text(0)).toMatch(/ hører til Premium\.$/)
  expect(text(1)).toMatch(/ hører til Premium\. .+ bliver liggende/)
})
