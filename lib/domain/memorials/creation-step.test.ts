import { expect, test } from 'vitest'
import { continuingOf } from '@/lib/domain/memorials/creation-step'

const id = '0197a2c4-0000-7000-8000-000000000000'

test('a page in guided creation shows its next step and links to it', () => {
  expect(continuingOf({ id, state: 'draft', creationStep: 'biography' })).toEqual({
    path: `/create-memorial/guided?id=${id}&trin=biography`,
    label: 'Fortsæt, trin 5 af 8',
    step: 'biography',
  })
  expect(continuingOf({ id, state: 'draft', creationStep: 'a step of before' })?.label).toBe('Fortsæt, trin 8 af 8')
})

test('a finished or published page has no next step', () => {
  expect(continuingOf({ id, state: 'draft', creationStep: null })).toBeNull()
  expect(continuingOf({ id, state: 'published', creationStep: 'biography' })).toBeNull()
})
