import { describe, expect, it, test } from 'vitest'
import {
  hasCookie,
  hasPersonalQuery,
  layoutPaths,
  personalCookies,
  readAddress,
  sessionCookies,
} from './page-address.mjs'

const page = (url: string) => {
  const address = readAddress(url)
  return address?.kind === 'page' ? address : null
}

test.each([
  ['', false],
  ['next-auth.session-token=a', true],
  ['a=1;__Secure-next-auth.session-token=a', true],
  ['a=1; mindelund-bidrag=b; c=2', true],
  ['x-next-auth.session-token=a', false],
  ['fra=mindelund-bidrag; MINDELUND-BIDRAG=b', false],
  ['next-auth.session-token.0=a; mindelund-bidrag-2=b', false],
])('a caller with the cookies »%s« is known: %s', (cookie, expected) => {
  expect(hasCookie(cookie, personalCookies)).toBe(expected)
})

test.each([
  ['/memorial/karen', false],
  ['/memorial/karen?tak=candle', true],
  ['/memorial/karen?a=1&%6bladde=x', true],
  ['/memorial/karen?side=lys.1', true],
  ['/memorial/karen?album=a', true],
  ['/memorial/karen?fbclid=tak&takke=1', false],
])('%s is made for its caller: %s', (url, expected) => {
  expect(hasPersonalQuery(url)).toBe(expected)
})

describe('an address', () => {
  it.each(layoutPaths)('of a page in the layout /%s tells its key', (layout) => {
    expect(page(`/${layout}/karen-holm?tak=candle`)).toMatchObject({
      layout,
      key: 'karen-holm',
      path: `/${layout}/karen-holm`,
    })
  })

  it('that can be no page’s is one all the same, and stays as it is', () => {
    expect(page('/memorial/karen.holm?a=1')).toMatchObject({ key: 'karen.holm', path: '/memorial/karen.holm' })
    expect(page('/memorial/a%2F%2Fevil.example')).toMatchObject({ path: '/memorial/a%2F%2Fevil.example' })
  })

  it('of a code is none of a page', () => {
    expect(readAddress('/memorial/qr/7g4t9-qw2b2/dual')).toEqual({
      kind: 'code',
      code: '7g4t9-qw2b2',
      path: '/memorial/qr/7g4t9-qw2b2/dual',
    })
  })

  it.each(['/memorial', '/memorial/', '/memorial/karen/admin', '/memorials/karen', '/%E0%A4%A', 'https://x/', '*', ''])(
    '»%s« is neither',
    (url) => expect(readAddress(url)).toBeNull(),
  )
})

it('a session is told from a contributor, and from a parameter’s value', () => {
  expect(hasCookie('mindelund-bidrag=b', sessionCookies)).toBe(false)
  expect(hasPersonalQuery('/tak?a=tak')).toBe(false)
})
