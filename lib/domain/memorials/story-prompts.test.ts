import { expect, test } from 'vitest'
import { shownPrompts, storyPrompts } from '@/lib/domain/memorials/story-prompts'

test('twelve different questions come before the first is repeated, and none implies a gender', () => {
  const turns = [0, 1, 2, 3].flatMap((turn) => storyPrompts('Karen', turn))
  expect(new Set(turns).size).toBe(12)
  expect(storyPrompts('Karen', 4)).toEqual(storyPrompts('Karen', 0))
  expect(storyPrompts('Karen', 0)).toHaveLength(shownPrompts)
  for (const question of turns) expect(question).not.toMatch(/\b(han|hun|hans|hendes|ham|hende)\b/i)
})
