import { expect, it } from 'vitest'
import { readShares } from '@/lib/domain/bookkeeping/schema'

it.each([
  ['10012 290,00', [['10012', 29_000]]],
  [
    '10012 290\n\n 1000 17  1.290,50 ',
    [
      ['10012', 29_000],
      ['100017', 129_050],
    ],
  ],
  [
    'Faktura 10012: 290,5 kr.\n10013\u00A01,00\u00A0kr',
    [
      ['10012', 29_050],
      ['10013', 100],
    ],
  ],
])('reads %j', (text, shares) => {
  expect(readShares(text)).toEqual(shares.map(([invoice, amountOere]) => ({ invoice, amountOere })))
})

it.each([
  ...['', ' \n ', '10012', '290,00', '10012 alt', '10012 -290', '10012 0', 'Bo 290,00', '1001 290,00', 'kr.'],
  ...['10012 290,00\n10013', `${'1'.repeat(16)} 5,00`, '10012 1,00\n'.repeat(41)],
])('does not guess at %j', (text) => {
  expect(readShares(text)).toBeNull()
})
