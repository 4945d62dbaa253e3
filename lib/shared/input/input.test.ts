import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { composeLetters, trimLines } from '@/lib/shared/input/clean-text'
import { fromForm } from '@/lib/shared/input/from-form'
import { listOf } from '@/lib/shared/input/list-of'
import { recordOf } from '@/lib/shared/input/record-of'
import { tick } from '@/lib/shared/input/tick'
import { typedDay } from '@/lib/shared/input/typed-day'
import { typedNumber } from '@/lib/shared/input/typed-number'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'

const messageOf = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('a text', () => {
  it('is tidied before its length is checked, so surrounding spaces are forgiven', () => {
    expect(typedText(5).parse(`  Karen${' '.repeat(900)}`)).toBe('Karen')
    expect(messageOf(typedText(5), 'Karen H')).toBe('Det er for langt. Der er plads til 5 tegn.')
  })

  it('is never tidied or matched when it is too long', () => {
    const tidy = vi.fn((text: string) => text)
    const check = vi.fn(() => true)
    expect(messageOf(typedText(5, tidy).refine(check), ' '.repeat(200_000))).toMatch(/for langt/)
    expect(messageOf(boundedText(5).refine(check), ' '.repeat(200_000))).toMatch(/for langt/)
    expect(tidy).not.toHaveBeenCalled()
    expect(check).not.toHaveBeenCalled()
  })

  it('is counted in code points: an emoji is one', () => {
    expect(boundedText(2).safeParse('👍👍').success).toBe(true)
    expect(boundedText(2).safeParse('👍👍👍').success).toBe(false)
  })

  it('has its combining marks cut before they are ordered', () => {
    const ordered = vi.spyOn(String.prototype, 'normalize')
    expect(composeLetters(`A\u030Age${'\u0301\u0316'.repeat(50_000)}`)).toMatch(/^Ågé\p{M}{5}$/u)
    expect(ordered.mock.contexts.map(String).every((text) => text.length < 20)).toBe(true)
  })

  it('loses trailing space on each line and keeps indentation', () => {
    expect(trimLines('Karen \t\n  Holm\u00A0\n\nTak ')).toBe('Karen\n  Holm\n\nTak')
  })
})

describe('a number', () => {
  it('is accepted as JSON and as typed, but not from a list or an endless text', () => {
    const year = typedNumber(z.number('Skriv et tal.').int())
    expect([year.parse(1962), year.parse(' 1962 ')]).toEqual([1962, 1962])
    for (const wrong of ['x', '1'.repeat(41), ['1962'], null, true]) expect(year.safeParse(wrong).success).toBe(false)
    expect(messageOf(year, '1'.repeat(16_000))).toBe('Skriv et tal.')
  })
})

describe('a list or a record', () => {
  const item = vi.fn((value: unknown) => value)
  const looked = z.unknown().transform(item)

  it('is counted before its values are read', () => {
    const many = Array.from({ length: 6 }, (_, at) => at)
    expect(messageOf(listOf(looked, { most: 5, tooMany: 'Vælg højst 5.' }), many)).toBe('Vælg højst 5.')
    expect(messageOf(recordOf(looked, 5), { ...many })).toBe('Der er plads til 5.')
    expect(item).not.toHaveBeenCalled()
  })

  it('reports what is missing when it is too short or not a list', () => {
    const some = listOf(z.string(), { least: 1, most: 5, missing: 'Vælg en.' })
    for (const wrong of [[], undefined, 'a', {}]) expect(messageOf(some, wrong)).toBe('Vælg en.')
  })
})

describe('a day', () => {
  it('is in the calendar, from the year 1000', () => {
    expect(typedDay().parse('2024-02-29')).toBe('2024-02-29')
    for (const wrong of ['0000-01-01', '0999-12-31', '2023-02-29', '20240229', ''])
      expect(messageOf(typedDay('Vælg en dag.'), wrong)).toBe('Vælg en dag.')
  })
})

describe('a form', () => {
  it('is nested when it has no more fields than any of our forms', () => {
    const nest = vi.fn((fields: Readonly<Record<string, unknown>>) => ({ name: fields['a.name'] }))
    const schema = fromForm(nest, z.object({ name: z.string('Skriv et navn.') }))
    expect(schema.parse({ 'a.name': 'Karen' })).toEqual({ name: 'Karen' })
    nest.mockClear()
    expect(messageOf(schema, { ...Array.from({ length: 300 }, () => 'x') })).toBe('Skriv et navn.')
    expect(nest).not.toHaveBeenCalled()
  })
})

describe('a checkbox', () => {
  it('is ticked or not, as JSON, as a form sends it, and after a hidden empty field', () => {
    for (const sent of [true, 'on', 'ja', 'true', '1', ['', 'on']]) expect(tick.parse(sent), String(sent)).toBe(true)
    for (const sent of [undefined, false, '', 'off', 'nej', 'false', '0', ['']])
      expect(tick.parse(sent), String(sent)).toBe(false)
  })

  it('refuses what is neither yes nor no', () => {
    for (const sent of ['maaske', 1, null, {}, [], ['', 'maaske']])
      expect(messageOf(tick, sent), String(sent)).toBe('Sæt kryds, eller lad feltet være tomt.')
  })
})
