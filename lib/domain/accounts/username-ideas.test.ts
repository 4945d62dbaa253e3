import { describe, expect, it } from 'vitest'
import { usernameField } from '@/lib/domain/accounts/schema'
import { usernameFrom, usernameIdeas } from '@/lib/domain/accounts/username-ideas'

describe('ideas for another username', () => {
  it('start from the full name', () => {
    expect(usernameIdeas('birgit', 'Birgit Sønderby').slice(0, 3)).toEqual([
      'birgit.s',
      'birgit.sønderby',
      'b.sønderby',
    ])
  })

  it('work without a full name', () => {
    expect(usernameIdeas('Birgit')).toEqual(['birgit2', 'birgit3', 'birgit4', 'birgit5', 'birgit6'])
  })

  it('never include the taken name', () => {
    expect(usernameIdeas('Birgit.S', 'Birgit Sønderby')).not.toContain('birgit.s')
  })

  it.each([
    ['birgit', '  '],
    ['b.s', 'Ø'],
    ['x'.repeat(60), 'Åse Æbelø-Ærø von der Ø'],
    ['birgit', '李 小龙'],
    ['2-3', '<b>Karen</b> "Kaja" Holm'],
  ])('are names that an account may have: %j %j', (taken, fullName) => {
    for (const idea of usernameIdeas(taken, fullName)) expect(usernameField.safeParse(idea).data).toBe(idea)
  })
})

describe('the first suggestion', () => {
  it.each([
    ['Karen Holm', 'karen-holm'],
    ['  Karen  Margrethe   Sønderby-Holm ', 'karen-holm'],
    ['Åse', 'åse'],
    ['李 小龙', ''],
    ['K', ''],
    [`Karen ${'x'.repeat(80)}`, 'karen'],
  ])('of %j is %j', (fullName, username) => {
    expect(usernameFrom(fullName)).toBe(username)
    if (username) expect(usernameField.parse(username)).toBe(username)
  })
})

it('a typed username has one hyphen for each gap between names', () => {
  expect(usernameField.parse(' Karen   Holm ')).toBe('Karen-Holm')
})
