import { expect, test } from 'vitest'
import { placeInWords } from './place-in-words'

test.each([
  ['København', 'i København'],
  ['Gentofte, Sjælland', 'i Gentofte, Sjælland'],
  ['Grønland', 'i Grønland'],
  ['Nykøbing Mors', 'i Nykøbing Mors'],
  ['Vejen', 'i Vejen'],
  ['Vejle', 'i Vejle'],
  ['Ikast', 'i Ikast'],
  ['Pårup', 'i Pårup'],
  ['Vedbæk', 'i Vedbæk'],
  ['Hjemmested', 'i Hjemmested'],
  ['Nærum', 'i Nærum'],
  ['Undersøllerup', 'i Undersøllerup'],
  ['Over Jerstal', 'i Over Jerstal'],
  ['Fanø Kirke', 'i Fanø Kirke'],
  ['Nørregade 4, Ribe', 'i Nørregade 4, Ribe'],
])("%s takes 'i': %s", (place, words) => {
  expect(placeInWords(place)).toBe(words)
})

test.each([
  ['Bornholm', 'på Bornholm'],
  ['Samsø, Danmark', 'på Samsø, Danmark'],
  ['ærø', 'på ærø'],
  ['Island', 'på Island'],
  ['Færøerne', 'på Færøerne'],
  ['De Kanariske Øer', 'på De Kanariske Øer'],
  ['Frederiksberg', 'på Frederiksberg'],
  ['Rigshospitalet', 'på Rigshospitalet'],
  ['Aarhus Universitetshospital, Skejby', 'på Aarhus Universitetshospital, Skejby'],
  ['Plejehjemmet Solgården', 'på Plejehjemmet Solgården'],
  ['Hospice Fyn', 'på Hospice Fyn'],
  ['Skive Sygehus', 'på Skive Sygehus'],
  ['Fjordvej 12', 'på Fjordvej 12'],
])("%s takes 'på': %s", (place, words) => {
  expect(placeInWords(place)).toBe(words)
})

test.each([
  ['Hjemme på Fjordvej', 'hjemme på Fjordvej'],
  ['hjemme', 'hjemme'],
  ['I København', 'i København'],
  ['På Rigshospitalet', 'på Rigshospitalet'],
  ['Ved Fjorden', 'ved Fjorden'],
  ['Hos Anna i Ribe', 'hos Anna i Ribe'],
  ['Til søs', 'til søs'],
  ['Nær Viborg', 'nær Viborg'],
  ['Uden for Ribe', 'uden for Ribe'],
  ['Udenfor Ribe', 'udenfor Ribe'],
  ['Under en rejse i Norge', 'under en rejse i Norge'],
  ['Om bord på Jylland', 'om bord på Jylland'],
  ['Nord for Skagen', 'nord for Skagen'],
])('%s already has a preposition: %s', (place, words) => {
  expect(placeInWords(place)).toBe(words)
})

test.each([
  ['Hjemmet på Fjordvej', 'i hjemmet på Fjordvej'],
  ['Eget hjem', 'i eget hjem'],
])('%s is a home, not a place name: %s', (place, words) => {
  expect(placeInWords(place)).toBe(words)
})
