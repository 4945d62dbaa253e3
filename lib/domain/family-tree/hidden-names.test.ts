import { expect, it } from 'vitest'
import { HiddenNames } from './hidden-names'

const nobody = { callName: null, birthSurname: null }
const ida = {
  ...nobody,
  givenNames: 'Ida Marie',
  callName: 'Misse',
  surname: 'Kjær',
  birthSurname: 'Vang',
  isMasked: true,
}
const names = new HiddenNames([
  ida,
  { ...nobody, givenNames: 'Bo', surname: 'Kjær', isMasked: true },
  { ...nobody, givenNames: 'Bo', surname: 'Kjær', isMasked: false },
  { ...nobody, givenNames: 'Ib', surname: null, isMasked: true },
])

it.each([
  ...['Mor: Ida Kjær', 'Datteren ida marie else KJÆR i Ribe', 'Ida M. Vang f. 1980', 'Misse Kjærs hus', '(Kjær Ida)'],
  'Ole\nhos Ida Vang',
])('%j names her', (text) => {
  expect(names.isIn(text)).toBe(true)
})

it.each([
  ...['Ida', 'Ida og Ole Kjær', 'Ida, Ole Kjær', 'Bo Kjær', 'Ib', 'Idas Kjærlighed', 'Ida af Ribe ved åen i Kjær', ''],
  'Ida\nKjær',
])('%j does not', (text) => {
  expect(names.isIn(text)).toBe(false)
})

it('the other lines of a text stay', () => {
  expect(names.linesWithout('Født i Ribe.\nMor: Ida Kjær\nDøde ung.')).toBe('Født i Ribe.\nDøde ung.')
  expect(names.linesWithout('Mor: Ida Kjær')).toBeNull()
  expect(names.linesWithout(null)).toBeNull()
})
