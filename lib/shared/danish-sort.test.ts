import { expect, test } from 'vitest'
import { compareDanish, sortDanish } from './danish-sort'

test('names are sorted with æ, ø and å last and aa as å', () => {
  expect(['Åse', 'Zoe', 'Øjvind', 'Anna', 'Ægir', 'Aage', 'bo'].sort(compareDanish)).toEqual([
    'Anna',
    'bo',
    'Zoe',
    'Ægir',
    'Øjvind',
    'Aage',
    'Åse',
  ])
})

test('a sorted list is a new list, and numbers count', () => {
  const packages = [{ name: 'Pakke 10' }, { name: 'Pakke 2' }]
  expect(sortDanish(packages, (entry) => entry.name).map((entry) => entry.name)).toEqual(['Pakke 2', 'Pakke 10'])
  expect(packages[0]?.name).toBe('Pakke 10')
})
