import { expect, it } from 'vitest'
import { burningText, litText } from './page-copy'

it('says how many candles burn', () => {
  expect([0, 1, 1214].map(burningText)).toEqual([
    'Der brænder ingen lys lige nu',
    '1 lys brænder lige nu',
    '1.214 lys brænder lige nu',
  ])
})

it('says how many were lit only when some have burnt out', () => {
  expect(litText(8, 8)).toBe('')
  expect(litText(1215, 8)).toBe('1.215 er tændt i alt. ')
})
