import { describe, expect, test } from 'vitest'
import { safeRedirectPath } from './safe-redirect'

describe('a redirect stays on this site', () => {
  test.each([
    ['/', '/'],
    ['/profile', '/profile'],
    ['/qr-scan/7G4T9QW2B2?x=1#top', '/qr-scan/7G4T9QW2B2?x=1#top'],
    ['/memorial/anna/../bo', '/memorial/bo'],
    ['/soeg?q=a%20b&next=https%3A%2F%2Fexample.dk', '/soeg?q=a%20b&next=https%3A%2F%2Fexample.dk'],
    ['/søg', '/s%C3%B8g'],
    ['/@evil.example', '/@evil.example'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
  ])('%j leads to %j', (input, path) => {
    expect(safeRedirectPath(input, '/fallback')).toBe(path)
  })

  test.each([
    '',
    'profile',
    ' /profile',
    '//evil.example',
    '///evil.example',
    '////evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '\\/evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '\t//evil.example',
    '\u0000//evil.example',
    '/\r\nSet-Cookie: a=b',
    '/%0d%0aSet-Cookie:%20a=b',
    '/%250d%250aSet-Cookie',
    '/%5cevil.example',
    '/%5Cevil.example',
    '/%255cevil.example',
    '/%2fevil.example',
    '/%2F%2Fevil.example',
    '%2F%2Fevil.example',
    '/%09/evil.example',
    '/.//evil.example',
    '/..//evil.example',
    '/%2e//evil.example',
    '/%2e%2e//evil.example',
    '/x/..//evil.example',
    '/x/../..//evil.example',
    '/x\\..\\..\\evil.example',
    'http://evil.example',
    'https://evil.example/profile',
    'https:evil.example',
    'https:/evil.example',
    'HTTPS://SITE.INVALID/profile',
    'ftp://evil.example',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'mailto:a@b.dk',
    '?next=/x',
    '#x',
    '.',
    '/\u2028evil',
    '/%E0%A4%A',
    '/%',
    `/${'a'.repeat(2_001)}`,
  ])('%j leads to the fallback', (input) => {
    expect(safeRedirectPath(input, '/fallback')).toBe('/fallback')
  })

  test.each([null, undefined, 1, {}, ['/profile', '/x']])('%j, not a text, leads to the fallback', (input) => {
    expect(safeRedirectPath(input, '/fallback')).toBe('/fallback')
  })
})
