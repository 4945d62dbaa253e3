import { expect, test } from 'vitest'
import { birthNameText, fullName } from './names'

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
