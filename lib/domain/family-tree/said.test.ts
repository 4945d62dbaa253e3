import { expect, test } from 'vitest'
import { joinSaid, readSaid, SAID_MOST, type Said, saidBeside, saidLifespan, saidNoLater, writeSaid } from './said'

const nobody = { born: null, died: null, isDead: false }
const column = (...said: Said[]) => writeSaid(said)

test.each<[string, Said[], object]>([
  ['Døbt 1731', [{ event: 'christening', date: { year: 1731, month: 5 } }], {}],
  [
    'Døbt 1731 – begravet 1788',
    [
      { event: 'burial', date: { year: 1788 } },
      { event: 'christening', date: { year: 1731 } },
    ],
    {},
  ],
  ['Født 1730 – begravet 1788', [{ event: 'burial', date: { year: 1788 } }], { born: { year: 1730 } }],
  ['Døbt 1731 – død 1788', [{ event: 'christening', date: { year: 1731 } }], { died: { year: 1788 } }],
  ['1730 – 1788', [{ event: 'christening', date: { year: 1731 } }], { born: { year: 1730 }, died: { year: 1788 } }],
  ['Skifte 1822', [{ event: 'probate', date: { year: 1822 } }], {}],
  [
    'Nævnt 1801',
    [
      { event: 'census', date: { year: 1845 } },
      { event: 'residence', date: { year: 1801 } },
    ],
    {},
  ],
  ['Født »ved høst«', [{ event: 'birth', words: 'ved høst' }], {}],
  ['', [{ event: 'occupation', text: 'Møller' }], {}],
  ['', [{ event: 'death_unsure', date: { year: 1990 } }], {}],
])('a life in the box reads %j', (text, said, dates) => {
  expect(saidLifespan(column(...said), { ...nobody, ...dates })).toBe(text)
})

test('in the panel everything is told in the order of a life', () => {
  const said = column(
    { event: 'burial', date: { year: 1788 }, place: 'Vrads' },
    { event: 'occupation', text: 'Møller', date: { year: 1760 } },
    { event: 'christening', date: { year: 1731, month: 5, day: 3 }, place: 'Vrads' },
    { event: 'birth', words: 'ved høst' },
    { event: 'event', text: 'Fæste: Nørgård', date: { year: 1765 } },
    { event: 'other', text: 'Mindesten rejst' },
  )
  expect(saidBeside(said, nobody)).toEqual([
    'født »ved høst«',
    'døbt 3. maj 1731 i Vrads',
    'stilling: Møller, 1760',
    'Fæste: Nørgård, 1765',
    'begravet 1788 i Vrads',
    'Mindesten rejst',
  ])
})

test('what somebody has answered since is not told again', () => {
  const said = column({ event: 'birth', words: 'ved høst 1731' }, { event: 'death_unsure', words: 'lever' })
  expect(saidBeside(said, nobody)).toHaveLength(2)
  expect(saidBeside(said, { ...nobody, born: { year: 1731 }, isDead: true })).toEqual(['født »ved høst 1731«'])
  expect(saidBeside(said, { ...nobody, born: { year: 1740 }, isDead: true })).toEqual([])
})

test('a phrase beside a date is told until the date is another', () => {
  const date = { year: 1794, month: 10, day: 3 }
  const said = column({ event: 'birth', words: '12 VEND 3', date })
  expect(saidBeside(said, { ...nobody, born: date })).toEqual(['født »12 VEND 3«'])
  expect(saidBeside(said, { ...nobody, born: { year: 1794 } })).toEqual([])
  // The date is a field that an editor may have emptied.
  expect([saidNoLater(said), saidLifespan(said, nobody)]).toEqual([null, 'Født »12 VEND 3«'])
})

test('what lasted from a year on is told so', () => {
  const said = column({ event: 'occupation', text: 'Smed', date: { year: 1801, qualifier: 'after' }, begun: 1801 })
  expect([saidLifespan(said, nobody), ...saidBeside(said, nobody)]).toEqual(['Nævnt 1801', 'stilling: Smed, fra 1801'])
})

test('the first dated event bounds the birth, by the latest year it can mean', () => {
  expect(saidNoLater(null)).toBeNull()
  expect(saidNoLater(column({ event: 'occupation', text: 'Møller' }))).toBeNull()
  const census: Said = { event: 'census', date: { year: 1845 } }
  expect(saidNoLater(column(census, { event: 'residence', date: { year: 1801, qualifier: 'about' } }))).toBe(1806)
  expect(saidNoLater(column(census, { event: 'residence', date: { year: 1801, qualifier: 'after' } }))).toBe(1845)
  const begun: Said = { event: 'occupation', date: { year: 1801, qualifier: 'after' }, begun: 1801 }
  expect(saidNoLater(column(begun))).toBe(1801)
  // 1901 for 2001, or the other way round: by the later nobody who may live is taken for dead.
  expect(
    saidNoLater(column({ event: 'residence', date: { year: 1881 } }, { event: 'census', date: { year: 2001 } })),
  ).toBe(2001)
  const christening: Said = { event: 'christening', date: { year: 1720 } }
  expect(saidNoLater(column(christening, { event: 'probate', date: { year: 1840 } }))).toBe(1840)
  const stone: Said = { event: 'other', text: 'Mindesten', date: { year: 1990 } }
  expect(saidNoLater(column(christening, stone))).toBe(1720)
  expect(saidNoLater(column({ ...stone, date: { year: 1850 } }))).toBeNull()
  expect(saidNoLater(column({ event: 'death_unsure', date: { year: 1850 } }))).toBeNull()
})

test('two records of one person are told together, each once, and never more than there is room for', () => {
  const [one, other] = [column({ event: 'census', date: { year: 1845 } }), column({ event: 'burial' })]
  expect(readSaid(joinSaid(one, other))).toHaveLength(2)
  expect(joinSaid(one, one)).toBe(one)
  expect(joinSaid(null, other)).toBe(other)
  const many = Array.from({ length: 90 }, (_, at): Said => ({ event: 'residence', place: `Gård ${at}` }))
  expect(readSaid(joinSaid(column(...many), one))).toHaveLength(SAID_MOST)
})
