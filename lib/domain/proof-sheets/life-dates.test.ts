import { describe, expect, it } from 'vitest'
import {
  ageText,
  furtherDoubts,
  lifeDateField,
  lifeDoubts,
  lifeProblem,
  readLifeDate,
} from '@/lib/domain/proof-sheets/life-dates'

const says = (text: string) => lifeDateField.safeParse(text).error?.issues[0]?.message

describe('the dates on a stone', () => {
  it('are read as Danes write them: a day, a month or a year', () => {
    expect(readLifeDate('3.5.1942')).toEqual({ year: 1942, month: 5, day: 3 })
    expect(readLifeDate('03-05-1942')).toEqual({ year: 1942, month: 5, day: 3 })
    expect(readLifeDate('05.1942')).toEqual({ year: 1942, month: 5 })
    expect(readLifeDate('1942')).toEqual({ year: 1942 })
    expect(readLifeDate('1942-05-03')).toBeNull()
  })

  it('are refused when the day does not exist or is in the future', () => {
    expect(says('31.02.1942')).toBe('Den dag findes ikke.')
    expect(says('03.13.1942')).toBe('Den måned findes ikke.')
    expect(says('01.01.2999')).toBe('Datoen ligger i fremtiden.')
    expect(says('i maj')).toContain('03.05.1942')
    expect(says('')).toBeUndefined()
  })

  it('cannot end before they begin', () => {
    expect(lifeProblem({ born: '03.05.1942', died: '02.05.1942' })).toBe('Dødsdagen ligger før fødselsdagen.')
    expect(lifeProblem({ born: '03.05.1942', died: '1942' })).toBeNull()
  })

  it('give the age, exact when both are known to the day', () => {
    expect(ageText({ born: '03.05.1942', died: '02.05.2024' })).toBe('blev 81 år')
    expect(ageText({ born: '03.05.1942', died: '03.05.2024' })).toBe('blev 82 år')
    expect(ageText({ born: '1942', died: '2024' })).toBe('blev 81 eller 82 år')
    expect(ageText({ born: '', died: '2024' })).toBeNull()
  })

  it('need confirmation above 115 years, and when other years are cut than were given', () => {
    expect(lifeDoubts({ born: '1842', died: '2024', dates: '1842 – 2024' })).toHaveLength(1)
    expect(lifeDoubts({ born: '03.05.1942', died: '2024', dates: '* 1924 † 2024' })[0]).toContain('1924')
    expect(lifeDoubts({ born: '03.05.1942', died: '2024', dates: '1942 – 2024' })).toEqual([])
  })

  it.each([
    { born: '03.05.1942', died: '12.01.2024' },
    { born: '', died: '2024' },
  ])('need confirmation when none are cut though some were given: %o', (given) => {
    expect(lifeDoubts({ ...given, dates: '' })).toEqual([expect.stringContaining('ingen datoer med')])
    expect(lifeDoubts({ born: '', died: '', dates: '' })).toEqual([])
  })

  it.each([
    ['a day that there is not', '* 31.02.1944 † 2025', 'Åge Holm: '],
    ['death before birth', '* 2025 † 3. maj 1944', 'den seneste dato først'],
    ['a life too long', '1844 – 2025', 'omkring 181 år'],
  ])('of a further name are doubted with %s, under that name', (_, dates, says) => {
    expect(furtherDoubts([['Åge Holm', dates]]).join(' ')).toContain(says)
    expect(furtherDoubts([['Åge Holm', '* 3. maj 1944', '† 2025']])).toEqual([])
  })

  it.each([
    ['a day that is another', '* 5. maj 1942 † 12. januar 2024', '5. maj 1942'],
    ['a month that is another', '3/5 1942 – 12/2 2024', '12. februar 2024'],
    ['birth and death the wrong way round', '* 12. januar 2024 † 3. maj 1942', 'den seneste dato først'],
  ])('are doubted when the line to be cut has %s', (_, dates, says) => {
    expect(lifeDoubts({ born: '03.05.1942', died: '12.01.2024', dates }).join(' ')).toContain(says)
  })

  it.each([
    '* 3. maj 1942 † 12. januar 2024',
    '3.5.1942-12.1.2024',
    'født 03.05.1942, død jan. 2024',
    'maj 1942 – 2024',
  ])('are not doubted where the line says the same: %s', (dates) =>
    expect(lifeDoubts({ born: '03.05.1942', died: '12.01.2024', dates })).toEqual([]),
  )

  it('are checked in the line alone when no dates were given', () => {
    const alone = (dates: string) => lifeDoubts({ born: '', died: '', dates }).join(' ')
    expect(alone('* 1942 † 2999')).toContain('fremtiden')
    expect(alone('* 31. februar 1942')).toContain('findes ikke')
    expect(alone('1842 – 2024')).toContain('182')
    expect(alone('1942 – 2024')).toBe('')
  })
})
