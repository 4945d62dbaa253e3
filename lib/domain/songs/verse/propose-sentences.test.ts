import { expect, it } from 'vitest'
import { lifeStories } from '@/tests/factories/life-stories'
import { proposeSentences } from './propose-sentences'
import { splitSentences } from './split-sentences'

it('a life from its beginning to its end is proposed, without the illness', () => {
  const sentences = splitSentences(lifeStories.inger)
  const chosen = proposeSentences(sentences, 8).map(
    (key) => sentences.find((sentence) => sentence.key === key)?.text ?? '',
  )
  expect(chosen).toHaveLength(8)
  expect(chosen[0]).toContain('blev født')
  expect(chosen.at(-1)).toContain('sov stille ind')
  expect(chosen.join(' ')).toMatch(/gift.*børn/s)
  expect(chosen.join(' ')).not.toContain('kræft')
})

it('they stand in the order of the story, and are never more than asked for or than there are', () => {
  for (const story of Object.values(lifeStories)) {
    const sentences = splitSentences(story)
    for (const most of [0, 1, 5, 40]) {
      const keys = proposeSentences(sentences, most)
      expect(keys.length).toBeLessThanOrEqual(Math.min(most, sentences.length))
      expect(keys).toEqual(sentences.map(({ key }) => key).filter((key) => keys.includes(key)))
    }
  }
})

it('illness is taken where there is nothing else, and nothing of what cannot be sung', () => {
  expect(proposeSentences(splitSentences('Hun fik kræft i 2021. Roser. She was a nurse and had a house.'), 3)).toEqual([
    's1',
  ])
  expect(proposeSentences([], 5)).toEqual([])
})
