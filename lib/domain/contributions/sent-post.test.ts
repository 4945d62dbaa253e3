import { expect, test } from 'vitest'
import { refuseSpamInPost } from '@/lib/domain/contributions/sent-post'

const check = (message: string, kind: 'greeting' | 'candle' | 'tribute' = 'greeting', authorName = 'Bodil') =>
  refuseSpamInPost({ kind, authorName, relation: null, title: null, message })

test.each([
  'Vi mødtes på Casino i Aalborg, og han elskede at spille på heste.',
  'Hun sagde altid: det går nok.Vi savner hende.',
  'Billederne ligger på https://www.eksempel.dk/karen/2024.net?x=1',
  'Født d. 3.5.1942 kl. 14.05, osv.',
  'Skriv til mig på bodil@eksempel.dk',
])('a mourner may write: %s', (message) => {
  expect(() => check(message)).not.toThrow()
})

test.each([
  ['TOO_MANY_LINKS', 'http://a.example http://b.example'],
  ['TOO_MANY_LINKS', 'køb-nu.shop og billigt.xyz'],
  ['TOO_MANY_LINKS', '[url=x]her[/url] <a href=y>'],
  ['BLOCKED_WORDS', 'Billig V I A G R A? Nej: viagra!'],
  ['BLOCKED_WORDS', 'Free   spins til alle'],
  ['BLOCKED_WORDS', 'KVIKLÅN i dag'],
])('%s: %s', (code, message) => {
  expect(() => check(message)).toThrow(code)
})

test('a candle’s message and the author’s name may contain no link', () => {
  expect(() => check('Se eksempel.dk', 'candle')).toThrow('TOO_MANY_LINKS')
  expect(() => check('Hvil i fred', 'greeting', 'Bodil, billigt.dk')).toThrow('TOO_MANY_LINKS')
})
