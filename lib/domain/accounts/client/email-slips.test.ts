import { describe, expect, it } from 'vitest'
import { emailMeant } from '@/lib/domain/accounts/client/email-slips'

describe('the email that was meant', () => {
  it.each([
    ['birgit@gmial.com', 'birgit@gmail.com'],
    ['birgit@gmail.con', 'birgit@gmail.com'],
    ['birgit@gmail.co', 'birgit@gmail.com'],
    ['birgit@ggmail.com', 'birgit@gmail.com'],
    ['birgit@gmail.dk', 'birgit@gmail.com'],
    [' Birgit.S@HOTMIAL.dk ', 'Birgit.S@hotmail.dk'],
  ])('for %j is %j', (typed, meant) => {
    expect(emailMeant(typed)).toBe(meant)
  })

  it.each(['birgit@gmail.com', 'birgit@live.dk', 'birgit@mail.dk', 'birgit@familie.example', 'birgit@', 'birgit', ''])(
    'is not guessed for %j',
    (typed) => {
      expect(emailMeant(typed)).toBeNull()
    },
  )
})
