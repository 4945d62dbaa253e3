import { describe, expect, it } from 'vitest'
import { decodeCp850, decodeCp1252, mendLetters } from '@/lib/integrations/gedcom/reading/single-byte'

const readings = {
  Windows: decodeCp1252,
  'Latin-1': (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1'),
  DOS: decodeCp850,
}
const misread = (text: string, reading: keyof typeof readings, times: number): string =>
  Array.from({ length: times }).reduce<string>((each) => readings[reading](Buffer.from(each)), text)

const texts = [
  'Søren Åge Ærø',
  'KØGE ÅSTRUP',
  'ældste søn på Øland',
  'José – “hej”, Müller og Þór …',
  'Michał Żak af Łódź',
  '25° N, ½ td. «ø» § 4',
  '€ 5',
  'Første linje\nAnden på sløjd',
]

describe.each(Object.keys(readings) as (keyof typeof readings)[])('UTF-8 that was read as %s', (reading) => {
  it.each(texts)('is whole again after one, two and three times: %j', (text) => {
    for (const times of [1, 2, 3]) expect(mendLetters(misread(text, reading, times))).toBe(text)
  })
})

it.each([
  ['S├╕ren ├à', 'Søren Å'],
  ['a ΓÇô b', 'a – b'],
  ['S√∏ren ved √Ö', 'Søren ved Å'],
  ['Bjørn SÃ¸rensen', 'Bjørn Sørensen'],
  ['SÃ¸ren ðŸŒ³', 'Søren 🌳'],
  ['Ð˜Ð²Ð°Ð½', 'Иван'],
  ['Ole\x92s b\u00e6k \x96 1900', 'Ole’s bæk – 1900'],
  ['Grete\nSÃ¸ren\nIRMÃ', 'Grete\nSøren\nIRMÃ'],
])('%j is %j', (text, mended) => {
  expect(mendLetters(text)).toBe(mended)
})

it.each([
  ...['João da CONCEIÇÃO', 'IRMÃ', 'IRMÃ»', 'AMANHÃ', 'Âge', 'PARÂ»', '«CAFÉ»', 'SKJERN Å»', 'Å–', 'å…»', '»Já»…'],
  ...['NGUYỄN THỊ Ã', 'Søren Åge', 'ÄÖÜ', 'Ø…', 'SÃ¸ren og Ã', '√2 ≈ 1,41', '┌┬┐', 'Ê«x»', 'Ole\x81'],
])('%j stays', (text) => {
  expect(mendLetters(text)).toBe(text)
})
