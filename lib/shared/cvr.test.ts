import { describe, expect, it } from 'vitest'
import { demoReseller } from '@/lib/domain/accounts/demo-accounts'
import { formatCvr, isCvr } from './cvr'

describe('a company number', () => {
  it('passes when its weighted sum is divisible by 11', () => {
    // Published numbers of Novo Nordisk, Ørsted and Danske Bank, and the demonstration's own.
    for (const cvr of ['24256790', '36213728', '61126228', demoReseller.cvr]) expect(isCvr(cvr), cvr).toBe(true)
  })

  it('is refused with one wrong digit, two digits swapped, or another format', () => {
    for (let place = 0; place < 8; place += 1) {
      const wrong = [...'24256790']
      wrong[place] = String((Number(wrong[place]) + 1) % 10)
      expect(isCvr(wrong.join('')), wrong.join('')).toBe(false)
    }
    for (const text of ['42256790', '2425679', '242567900', '24 25 67 90', 'DK24256790', '', '00000000', '२४२५६७९०'])
      expect(isCvr(text), text).toBe(false)
  })

  it('is shown in pairs', () => {
    expect(formatCvr('24256790')).toBe('24\u00A025\u00A067\u00A090')
    expect(formatCvr('ukendt')).toBe('ukendt')
  })
})
