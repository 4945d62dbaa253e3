import { expect, test } from 'vitest'
import { nameLine, optionalLine, optionalName, optionalText, singleLine } from '@/lib/domain/memorials/field-schemas'

test.each([
  ['Bodil', '\u202EBo\u200Bd\u00ADil'],
  ['Bodil Krogh', '\uFEFF Bodil\u00A0\n Krogh\u2060'],
  ['Åse', 'A\u030Ase\u200D'],
])('names, titles, captions and places are %j without invisible characters', (wanted, typed) => {
  for (const field of [singleLine(20), nameLine(20), optionalLine(20), optionalName(20)]) {
    expect(field.parse(typed)).toBe(wanted)
  }
})

test('what is only invisible is empty', () => {
  for (const field of [optionalLine(20), optionalName(20), optionalText(20)]) {
    expect(field.parse(' \u00AD\u200B\u2800\u202E ')).toBeNull()
  }
})

test('a note keeps its blank lines and indentation', () => {
  expect(optionalText(40).parse('Marie\n\n\n  elsk\u00ADet\tog savnet \r\n')).toBe('Marie\n\n\n  elsket og savnet')
})

test.each(['Besøg kasino.com', 'www.kasino.example', 'kas\u200Bino.dk'])('%s is no name', (name) => {
  expect(nameLine(40).safeParse(name).error?.issues[0]?.message).toBe('Skriv kun navnet, uden internetadresser.')
  expect(optionalName(40).safeParse(name).success).toBe(false)
})

test.each(['J.P.Me', 'Hansen.Se', 'Per.De la Cour'])('%s is a name', (name) => {
  expect(nameLine(40).parse(name)).toBe(name)
})
