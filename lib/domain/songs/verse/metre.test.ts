import { expect, it } from 'vitest'
import { lineFits } from './metre'

it('a line is told how it fits its place in the melody', () => {
  expect(lineFits('Hun sang i kirkens lille kor', 'hymn', 0)).toEqual({
    syllables: 8,
    wanted: 8,
    isFit: true,
    hint: null,
  })
  expect(lineFits('Hun sang i koret', 'hymn', 1)).toMatchObject({ syllables: 5, wanted: 7, isFit: false })
  expect(lineFits('Hun sang i koret hver torsdag aften i Ribe', 'hymn', 0)).toMatchObject({
    syllables: 13,
    hint: 'Linjen har 13 stavelser, melodien 8. Gør den gerne kortere, så den er lettere at synge.',
  })
  expect(lineFits('Hun sang i kor hver torsdag aften ude', 'hymn', 0).hint).toBe(
    'Linjen har 11 stavelser, melodien 8. Den kan stadig synges.',
  )
})

it('a place beyond the verse counts from its beginning, and an empty line is told what is missing', () => {
  expect(lineFits('ro', 'ballad', 5)).toMatchObject({ wanted: 6, syllables: 1 })
  // A syllable more or fewer is nothing to trouble anybody with.
  expect(lineFits('Inger blev født i Svendborg', 'ballad', 0).hint).toBeNull()
  expect(lineFits(' ', 'lullaby', 0).hint).toBe('Skriv en linje. Melodien har 7 stavelser her.')
})
