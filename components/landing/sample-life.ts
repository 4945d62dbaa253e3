import type { LifeEvent } from './timeline'

/** One fictional person used throughout the page: her stone, story, life and visitors. */
export const KAREN = { name: 'Karen Lund', years: '1934–2024' } as const

/** Covers every precision of a date: a day, a month, a year. */
export const KARENS_LIFE: readonly LifeEvent[] = [
  {
    date: { year: 1934, month: 5, day: 3 },
    place: 'Kongenshus Hede',
    text: 'Født på en lille gård som den yngste af fem.',
    picture: 'farm',
  },
  {
    date: { year: 1954, month: 9 },
    place: 'Ribe',
    text: 'Begynder på seminariet og lejer et værelse med udsigt til domkirken.',
    picture: 'town',
  },
  {
    date: { year: 1958 },
    place: 'Daugbjerg',
    text: 'Lærer i landsbyskolen. Der blev hun i 38 år.',
    picture: 'school',
  },
  {
    date: { year: 1962, month: 6, day: 16 },
    place: 'Daugbjerg Kirke',
    text: 'Gift med Erik. Det regnede hele dagen, og de dansede alligevel.',
    picture: 'church',
  },
  {
    date: { year: 1965, month: 4 },
    place: 'Huset på bakken',
    text: 'Anna kommer til verden, og der bliver plantet et æbletræ.',
    picture: 'house',
  },
  {
    date: { year: 2024, month: 11, day: 12 },
    place: 'Daugbjerg',
    text: 'Karen dør stille hjemme med udsigt til træet.',
    picture: 'evening',
  },
]
