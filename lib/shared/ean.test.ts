import { expect, test } from 'vitest'
import { formatEan, isEan } from '@/lib/shared/company'

test.each(['5798000000001', '4006381333931', '5790000000005'])('%s has the right check digit', (ean) => {
  expect(isEan(ean)).toBe(true)
})

test.each(['5798000000002', '4006381339331', '579800000000', '57980000000011', '579800000000O', ''])(
  '%s is not an EAN',
  (ean) => {
    expect(isEan(ean)).toBe(false)
  },
)

test('is printed in groups', () => {
  expect(formatEan('5798000000001')).toBe('5798\u00A00000\u00A00000\u00A01')
})
