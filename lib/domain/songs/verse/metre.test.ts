import { expect, it } from 'vitest'
import { lineFits } from './metre'

const hintOf = (...line: Parameters<typeof lineFits>) => lineFits(...line).hint
const countOf = (...line: Parameters<typeof lineFits>) => lineFits(...line).syllables.length

it('a line is told how it fits its place in the melody', () => {
  expect(lineFits('Hun sang i kirkens lille kor', 'hymn', 0)).toMatchObject({ wanted: 8, hint: null })
  expect(countOf('Hun sang i kirkens lille kor', 'hymn', 0)).toBe(8)
  expect(hintOf('Hun sang i koret', 'hymn', 1)).toBe('Linjen har 5 stavelser, melodien 7. Den kan stadig synges.')
  expect(hintOf('Hun sang i koret hver torsdag aften i Ribe', 'hymn', 0)).toBe(
    'Linjen har 13 stavelser, melodien 8. Gør den gerne kortere, så den er lettere at synge.',
  )
  expect(hintOf('Hun sang i kor hver torsdag aften ude', 'hymn', 0)).toBe(
    'Linjen har 11 stavelser, melodien 8. Den kan stadig synges.',
  )
})

it('a place beyond the verse counts from its beginning, and an empty line is told what is missing', () => {
  expect(lineFits('ro', 'ballad', 5).wanted).toBe(6)
  expect(countOf('ro', 'ballad', 5)).toBe(1)
  // A syllable more or fewer is nothing to trouble anybody with.
  expect(hintOf('Inger blev født i Svendborg', 'ballad', 0)).toBeNull()
  expect(hintOf(' ', 'lullaby', 0)).toBe('Skriv en linje. Melodien har 7 stavelser her.')
})
