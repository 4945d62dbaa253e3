import { expect, test } from 'vitest'
import { emailField } from '@/lib/domain/accounts/schema'
import { asciiEmail, readableEmail, readableSearch } from '@/lib/shared/email-address'
import { emailKeyOf } from '@/lib/shared/identity-keys'

test.each([
  ['bodil@blåbærhøj.dk', 'bodil@BLÅBÆRHØJ.DK'],
  ['bodil@blåbærhøj.dk', 'bodil@xn--blbrhj-juaj8n.dk'],
  ['bodil@blåbærhøj.dk', 'bodil@XN--BLBRHJ-JUAJ8N.DK'],
  ['bodil@blåbærhøj.dk', 'bodil@bla\u030Abærhøj.dk'],
  ['bodil@blåbærhøj.dk', ' bodil@blå\u00ADbær\u200Bhøj.dk\u202C '],
  ['bodil@post.blåbærhøj.dk', 'bodil@post.xn--blbrhj-juaj8n.dk'],
  ['bodil@blåbærhøj.dk', 'bodil@blåbærhøj。dk'],
  ['ole@straße.example', 'ole@xn--strae-oqa.example'],
  ['ole@пример.example', 'ole@ПРИМЕР.example'],
  ['Ole.Krogh+a@Eksempel.DK', 'Ole.Krogh+a@Eksempel.DK'],
  ['ole@xn--eksempel-.example', 'ole@xn--eksempel-.example'],
  ['ole+sten@eksempel.dk', 'ｏｌｅ+sten＠ｅｋｓｅｍｐｅｌ．ｄｋ'],
  ['bodil@blåbærhøj.dk', 'bodil＠BLA\u030ABÆRHØJ．dk'],
])('%s is stored for %j', (stored, typed) => {
  expect(emailField.parse(typed)).toBe(stored)
  expect(emailKeyOf(typed.replace(/[\u00AD\u200B\u202C]/g, ''))).toBe(stored.toLowerCase())
})

test('a mail server gets the domain in ASCII, and the two forms are each other’s', () => {
  const ascii = asciiEmail('bodil@blåbærhøj.dk')
  expect(ascii).toBe('bodil@xn--blbrhj-juaj8n.dk')
  expect(readableEmail(ascii)).toBe('bodil@blåbærhøj.dk')
  expect(asciiEmail('bodil@eksempel.dk')).toBe('bodil@eksempel.dk')
})

test.each([
  'bodil',
  'bodil@',
  '@blåbær.dk',
  'bodil@blåbær',
  'bodil@blå bær.dk',
  'bodil@blåbær..dk',
  'bodil@.blåbær.dk',
  'bodil@blåbær.dk/sti',
  'bodil@blåbær.dk:25',
  'bodil@blåbær_høj.dk',
  'bodil@xn--blå.dk',
  'bodil@２１３０７０６４３３',
  'bodil@1２7.0.0.1',
  'bodil@ole@blåbær.dk',
  'bodil@blåbær.dk.',
  'bodil@eksempel.dk.',
  '"bodil krogh"@eksempel.dk',
  '<bodil@eksempel.dk>',
  'bodil.@eksempel.dk',
])('%s is no address', (typed) => {
  expect(emailField.safeParse(typed).error?.issues[0]?.message).toBe('Skriv en mailadresse som navn@eksempel.dk.')
})

test.each(['søren@eksempel.dk', 'søren@blåbær.dk', 'иван@eksempel.dk'])(
  '%s has another letter before the @',
  (typed) => {
    expect(emailField.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
      expect.stringContaining('Før @ må der kun stå'),
    ])
  },
)

test('a search finds what is stored', () => {
  expect(readableSearch('Bodil xn--blbrhj-juaj8n.dk')).toBe('Bodil blåbærhøj.dk')
  expect(readableSearch('bodil@xn--blbrhj-juaj8n.dk Krogh')).toBe('bodil@blåbærhøj.dk Krogh')
  expect(readableSearch('Bodil@Eksempel')).toBe('Bodil@Eksempel')
})
