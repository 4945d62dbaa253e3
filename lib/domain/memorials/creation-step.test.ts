import { expect, test } from 'vitest'
import { continuingOf, stepsOf } from '@/lib/domain/memorials/creation-step'

const id = '0197a2c4-0000-7000-8000-000000000000'
const page = { id, isOwnStory: false }

test('a page in guided creation shows its next step and links to it', () => {
  expect(continuingOf({ ...page, state: 'draft', creationStep: 'biography' })).toEqual({
    path: `/create-memorial/guided?id=${id}&trin=biography`,
    label: 'Fortsæt, trin 5 af 8',
    step: 'biography',
  })
  expect(continuingOf({ ...page, state: 'draft', creationStep: 'a step of before' })?.label).toBe(
    'Fortsæt, trin 8 af 8',
  )
})

test('a finished or published page has no next step', () => {
  expect(continuingOf({ ...page, state: 'draft', creationStep: null })).toBeNull()
  expect(continuingOf({ ...page, state: 'published', creationStep: 'biography' })).toBeNull()
})

test('a living person is asked who takes over, and not for a grave; a family the other way round', () => {
  const own = stepsOf({ isOwnStory: true })
  expect(continuingOf({ id, isOwnStory: true, state: 'draft', creationStep: 'successor' })?.label).toBe(
    'Fortsæt, trin 5 af 6',
  )
  expect(own).not.toContain('places')
  expect(own).not.toContain('visibility')
  expect(stepsOf({ isOwnStory: false })).not.toContain('successor')
})
