import { expect, test } from 'vitest'
import { compareDanish, sortDanish } from './danish-sort'

test('names sort with æ, ø and å last and aa as å', () => {
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

test('sorting returns a new list, with numbers in numeric order', () => {
  const packages = [{ name: 'Pakke 10' }, { name: 'Pakke 2' }]
  expect(sortDanish(packages, (entry) => entry.name).map((entry) => entry.name)).toEqual(['Pakke 2', 'Pakke 10'])
  expect(packages[0]?.name).toBe('Pakke 10')
})
