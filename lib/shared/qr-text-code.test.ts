import { describe, expect, test } from 'vitest'
import {
  formatTextCode,
  generateTextCode,
  isTextCode,
  normaliseTextCode,
  printedAddress,
  readScannedText,
} from './qr-text-code'
import { CODE_ALPHABET } from './text-code.mjs'

const CODE = '7G4T9QW2B2'

describe('a text code', () => {
  test('is ten characters of the alphabet with a valid check character, and never repeats', () => {
    const codes = Array.from({ length: 2_000 }, generateTextCode)
    for (const code of codes) {
      expect(code).toMatch(new RegExp(`^[${CODE_ALPHABET}]{10}$`))
      expect(isTextCode(code)).toBe(true)
    }
    expect(new Set(codes).size).toBe(codes.length)
  })

  test('uses every character of the alphabet in every position', () => {
    const codes = Array.from({ length: 5_000 }, generateTextCode)
    for (let place = 0; place < 10; place++) expect(new Set(codes.map((code) => code[place])).size).toBe(32)
  })

  test.each([
    '7g4t9qw2b2',
    '7G4T9-QW2B2',
    ' 7g4t 9qw2 b2 ',
    '7-G-4-T-9-Q-W-2-B-2',
    '7G4T9–QW2B2',
    '\u202A7G4T9\u2066QW2B2\u202C',
    '7G4T9\uFE63QW2B2',
  ])('is known however it is typed: %j', (typed) => {
    expect(normaliseTextCode(typed)).toBe(CODE)
    expect(isTextCode(typed)).toBe(true)
  })

  test('accepts O for 0 and I or L for 1', () => {
    expect(normaliseTextCode('oOiIlL')).toBe('001111')
  })

  test.each([
    '',
    '7G4T9QW2B',
    '7G4T9QW2B22',
    '7G4T9QW2BC',
    'UUUUUUUUUU',
    '7G4T9QW2B\u0000',
    '７G4T9QW2B2',
    '../../etc/',
  ])('is not %j', (typed) => {
    expect(isTextCode(typed)).toBe(false)
  })

  test('is shown in two groups of five', () => {
    expect(formatTextCode('7g4t9qw2b2')).toBe('7G4T9-QW2B2')
  })

  test('is printed in QR alphanumeric characters only', () => {
    const address = printedAddress('https://mindelund.dk', '7g4t9-qw2b2')
    expect(address).toBe('HTTPS://MINDELUND.DK/QR/7G4T9QW2B2')
    expect(address).toMatch(/^[0-9A-Z $%*+\-./:]+$/)
    expect(printedAddress('http://localhost:3000/', CODE)).toBe('HTTPS://LOCALHOST:3000/QR/7G4T9QW2B2')
  })
})

describe('a scanned text', () => {
  test.each([
    ['HTTPS://MINDELUND.DK/QR/7G4T9QW2B2', { kind: 'code', code: CODE }],
    ['https://mindelund.dk/qr/7g4t9-qw2b2', { kind: 'code', code: CODE }],
    ['https://mindelund.dk/qr/7g4t9qw2b2/?x=1', { kind: 'code', code: CODE }],
    ['https://mindelund.dk/qr-scan/7G4T9QW2B2/login', { kind: 'code', code: CODE }],
    ['https://mindelund.dk/memorial/qr/7G4T9QW2B2/dual', { kind: 'code', code: CODE }],
    ['/qr/7G4T9QW2B2', { kind: 'code', code: CODE }],
    ['  7g4t9qw2b2\n', { kind: 'code', code: CODE }],
    ['«HTTPS://MINDELUND.DK/QR/7G4T9QW2B2».', { kind: 'code', code: CODE }],
    ['(7G4T9-QW2B2)', { kind: 'code', code: CODE }],
    ['<https://mindelund.dk/memorial/anna-hansen>,', { kind: 'memorial', id: 'anna-hansen' }],
    ['“/memorial/anna-hansen”', { kind: 'memorial', id: 'anna-hansen' }],
    ['https://mindelund.dk/memorial/anna-hansen#hilsner', { kind: 'memorial', id: 'anna-hansen' }],
    ['https://mindelund.dk/memorial/anna-hansen', { kind: 'memorial', id: 'anna-hansen' }],
    ['https://mindelund.dk/memorial/anna-hansen/music?x=1', { kind: 'memorial', id: 'anna-hansen' }],
    ['https://mindelund.dk/memorial/anna-hansen?from=stone', { kind: 'memorial', id: 'anna-hansen' }],
    ['/memorial/7G4T9QW2B2', { kind: 'memorial', id: '7G4T9QW2B2' }],
    ['https://mindelund.dk/memorial/', { kind: 'other', text: 'https://mindelund.dk/memorial/' }],
    ['HTTPS://MINDELUND.DK/QR/7G4T9QW2BC', { kind: 'other', text: 'HTTPS://MINDELUND.DK/QR/7G4T9QW2BC' }],
    ['HTTPS://ANDEN.DK/QR/7G4T9QW2B2', { kind: 'other', text: 'HTTPS://ANDEN.DK/QR/7G4T9QW2B2' }],
    ['anna-hansen', { kind: 'other', text: 'anna-hansen' }],
    ['WIFI:S:cafe;;', { kind: 'other', text: 'WIFI:S:cafe;;' }],
    ['javascript:alert(1)', { kind: 'other', text: 'javascript:alert(1)' }],
    ['', { kind: 'other', text: '' }],
  ])('%j is read as %j', (text, expected) => {
    expect(readScannedText(text, 'mindelund.dk')).toEqual(expected)
  })

  test('is accepted from any host when none is given', () => {
    expect(readScannedText('https://anden.dk/qr/7G4T9QW2B2')).toEqual({ kind: 'code', code: CODE })
  })
})
