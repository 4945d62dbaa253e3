import { expect, test } from 'vitest'
import { isMobile } from './is-mobile'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0'

test.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)',
    true,
  ],
  ['a phone with Android', `Mozilla/5.0 (Linux; Android 10; K) ${webkit} Mobile Safari/537.36`, true],
  ['a tablet', `Mozilla/5.0 (Linux; Android 14; SM-X200) ${webkit} Safari/537.36`, true],
  ['Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Safari/537.36`, false],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Safari/537.36`, false],
  ['Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Safari/537.36`, false],
])('the app’s scanner on %s', (_, userAgent, isOffered) => {
  expect(isMobile(userAgent)).toBe(isOffered)
})
