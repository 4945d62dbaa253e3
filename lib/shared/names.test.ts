import { expect, test } from 'vitest'
import { birthNameText, fullName, nameLines } from './names'

test('a full name has no gaps where parts are missing', () => {
  expect(fullName({ firstName: 'Anna', middleName: 'Margrethe Ærø', lastName: 'Hansen' })).toBe(
    'Anna Margrethe Ærø Hansen',
  )
  expect(fullName({ firstName: ' Anna ', middleName: '', lastName: null })).toBe('Anna')
  expect(fullName({ firstName: 'Anna', middleName: '  ', lastName: 'Bo  Hansen' })).toBe('Anna Bo Hansen')
})

test('a birth name is shown when it differs from the last name', () => {
  expect(birthNameText('Sørensen')).toBe('født Sørensen')
  expect(birthNameText(' Sørensen ', 'Hansen')).toBe('født Sørensen')
  expect(birthNameText('HANSEN', 'Hansen')).toBeNull()
  expect(birthNameText('  ')).toBeNull()
  expect(birthNameText(null)).toBeNull()
})

test.each([
  ['Karen Margrethe Holm', 'Karen Margrethe', 'Holm'],
  ['Ole Holm', 'Ole', 'Holm'],
  ['Anne-Marie Bech-Hansen', 'Anne-Marie', 'Bech-Hansen'],
  ['Hans Otto von der Pahlen', 'Hans Otto', 'von der Pahlen'],
  ['Jens Peter Jensen jr.', 'Jens Peter', 'Jensen jr.'],
  ['Otto von Bülow jr.', 'Otto', 'von Bülow jr.'],
  ['Æsa Þóra Ærø', 'Æsa Þóra', 'Ærø'],
  ['Johanne Kirstine Margrethe Andersen Mikkelsen', 'Johanne Kirstine Margrethe Andersen', 'Mikkelsen'],
])('the lines of %s are its given names and its surname', (name, given, surname) => {
  expect(nameLines(name)).toEqual([given, surname])
})

test('a name has every word of its own on one of its lines, whatever it is', () => {
  for (const name of ['Karen', '', 'karen holm', 'von Bülow', 'a b c', '李 小龍', 'Ole jr.']) {
    const lines = nameLines(name)
    expect(lines.join(' ')).toBe(name)
    expect(lines.slice(1)).not.toContain('')
  }
})
