import { describe, expect, it } from 'vitest'
import { cvrField } from '@/lib/domain/resellers/schema'

const saidOf = (typed: string) => cvrField.safeParse(typed).error?.issues.map(({ message }) => message)

describe('a CVR number', () => {
  it('of eight digits with a wrong check digit is not called too short', () => {
    expect(saidOf('12 34 56 78')).toEqual(['Der er ikke noget CVR-nummer med de 8 cifre. Se efter, om de er rigtige.'])
  })

  it.each(['1234567', '123456745', 'Lyngby'])('must have eight digits, unlike %s', (typed) => {
    expect(saidOf(typed)).toEqual(['CVR-nummeret skal være 8 cifre.'])
  })

  it('is required, and accepted with spaces and DK', () => {
    expect(saidOf('  ')).toEqual(['Skriv virksomhedens CVR-nummer.'])
    expect(cvrField.parse('DK 12 34 56 74')).toBe('12345674')
  })
})
