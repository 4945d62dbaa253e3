import type { ChildKind, Sex, UnionEnd, UnionKind } from '@/lib/domain/family-tree/schema'
import type { DemoMemorial } from '@/prisma/seed/families'

export type DemoPerson = {
  key: string
  givenNames: string
  surname: string
  birthSurname?: string
  sex: Sex
  /** 'yyyy', 'yyyy-mm-dd', or 'ca. yyyy'. */
  born: string
  bornPlace?: string
  /** Missing for the living. */
  died?: string
  diedPlace?: string
  note?: string
  /** The seed of a drawn portrait. */
  portrait?: number
  /** The demo page that is about this person. */
  page?: DemoMemorial['key']
}

export type DemoCouple = {
  partners: string[]
  kind?: UnionKind
  married?: string
  marriedPlace?: string
  ended?: UnionEnd
  endedOn?: string
  /** By birth, unless 'key:adopted'; 'key*' are twins. */
  children: string[]
}

const woman = { sex: 'female' } as const
const man = { sex: 'male' } as const

/** The family of the demonstration's Karen Holm: five generations, with what happens in families. */
export const demoPeople: readonly DemoPerson[] = [
  {
    key: 'anders',
    ...man,
    givenNames: 'Anders',
    surname: 'Lauridsen',
    born: '1868',
    died: '1941',
    bornPlace: 'Ferring',
  },
  {
    key: 'ane',
    ...woman,
    givenNames: 'Ane Kirstine',
    surname: 'Lauridsen',
    birthSurname: 'Bech',
    born: 'ca. 1872',
    died: '1950',
  },
  { key: 'thoger', ...man, givenNames: 'Thøger Christian', surname: 'Thøgersen', born: '1875', died: '1938' },
  {
    key: 'mette-marie',
    ...woman,
    givenNames: 'Mette Marie',
    surname: 'Thøgersen',
    birthSurname: 'Kjær',
    born: '1880',
    died: '1961',
  },
  {
    key: 'peder',
    ...man,
    givenNames: 'Peder',
    surname: 'Lauridsen',
    born: '1902-03-11',
    bornPlace: 'Bovbjerg',
    died: '1971-10-02',
    diedPlace: 'Lemvig',
    portrait: 61,
    note: 'Fiskede fra stranden ved Bovbjerg i 38 år. Hans første kone, Maren, døde fra en lille dreng.',
  },
  {
    key: 'maren',
    ...woman,
    givenNames: 'Maren',
    surname: 'Lauridsen',
    birthSurname: 'Dahl',
    born: '1904',
    died: '1930',
  },
  {
    key: 'johanne',
    ...woman,
    givenNames: 'Johanne',
    surname: 'Lauridsen',
    birthSurname: 'Thøgersen',
    born: '1908-07-20',
    bornPlace: 'Trans',
    died: '1994',
    diedPlace: 'Lemvig',
    portrait: 62,
  },
  {
    key: 'laurids',
    ...man,
    givenNames: 'Laurids',
    surname: 'Lauridsen',
    born: '1929',
    died: '1999',
    bornPlace: 'Bovbjerg',
  },
  {
    key: 'else',
    ...woman,
    givenNames: 'Else',
    surname: 'Toft',
    birthSurname: 'Lauridsen',
    born: '1935-01-14',
    died: '2016',
  },
  {
    key: 'karl',
    ...man,
    givenNames: 'Karl',
    surname: 'Lauridsen',
    born: '1935-01-14',
    died: '1943',
    note: 'Elses tvilling. Døde af difteri.',
  },
  {
    key: 'karen',
    ...woman,
    givenNames: 'Karen Margrethe',
    surname: 'Holm',
    birthSurname: 'Lauridsen',
    born: '1938-05-03',
    bornPlace: 'Bovbjerg',
    died: '2024-11-12',
    diedPlace: 'Lemvig',
    portrait: 3,
    page: 'public',
  },
  { key: 'ingrid', ...woman, givenNames: 'Ingrid', surname: 'Lauridsen', born: '1941', died: 'today', page: 'private' },
  { key: 'svend', ...man, givenNames: 'Svend Aage', surname: 'Lauridsen', born: '1945-09-30', bornPlace: 'Bovbjerg' },
  { key: 'viggo', ...man, givenNames: 'Viggo', surname: 'Toft', born: '1931', died: '2001' },
  { key: 'bente', ...woman, givenNames: 'Bente', surname: 'Toft', born: '1958-04-08' },
  {
    key: 'jens-peter',
    ...man,
    givenNames: 'Jens Peter',
    surname: 'Holm',
    born: '1899',
    bornPlace: 'Trans',
    died: '1968',
  },
  {
    key: 'birthe',
    ...woman,
    givenNames: 'Birthe',
    surname: 'Holm',
    birthSurname: 'Madsen',
    born: '1905',
    died: '1987',
  },
  { key: 'niels', ...man, givenNames: 'Niels', surname: 'Holm', born: '1931', died: '2003' },
  {
    key: 'poul',
    ...man,
    givenNames: 'Poul Erik',
    surname: 'Holm',
    born: '1934',
    bornPlace: 'Trans',
    died: '2009',
    diedPlace: 'Lemvig',
    portrait: 8,
    page: 'unlisted',
  },
  {
    key: 'egon',
    ...man,
    givenNames: 'Egon',
    surname: 'Lund',
    born: '1938',
    died: '2012',
    note: 'Kom som plejebarn, da han var fem, og blev.',
  },
  { key: 'mette', ...woman, givenNames: 'Mette', surname: 'Holm', born: '1960-02-27', bornPlace: 'Trans' },
  { key: 'jens', ...man, givenNames: 'Jens', surname: 'Holm', born: '1962-08-16', bornPlace: 'Trans' },
  { key: 'birgit', ...woman, givenNames: 'Birgit', surname: 'Holm', born: '1965-12-01', bornPlace: 'Trans' },
  { key: 'henrik', ...man, givenNames: 'Henrik', surname: 'Bak', born: '1958' },
  { key: 'torben', ...man, givenNames: 'Torben', surname: 'Friis', born: '1957', died: '2018' },
  { key: 'lone', ...woman, givenNames: 'Lone', surname: 'Holm', birthSurname: 'Dam', born: '1964' },
  { key: 'hanne', ...woman, givenNames: 'Hanne', surname: 'Skov', born: '1968' },
  { key: 'kasper', ...man, givenNames: 'Kasper', surname: 'Bak', born: '1986-05-19' },
  { key: 'line', ...woman, givenNames: 'Line', surname: 'Bak', born: '1989-11-03' },
  { key: 'signe', ...woman, givenNames: 'Signe', surname: 'Bak', birthSurname: 'Riis', born: '1988' },
  { key: 'ida', ...woman, givenNames: 'Ida', surname: 'Bak', born: '2019-06-21' },
  { key: 'emil', ...man, givenNames: 'Emil', surname: 'Holm', born: '1993-03-05' },
  { key: 'frederik', ...man, givenNames: 'Frederik', surname: 'Holm', born: '1993-03-05' },
  { key: 'anna', ...woman, givenNames: 'Anna', surname: 'Holm', born: '1997-07-30' },
  { key: 'sofia', ...woman, givenNames: 'Sofia', surname: 'Holm Skov', born: '2003' },
]

export const demoCouples: readonly DemoCouple[] = [
  { partners: ['anders', 'ane'], married: '1895', children: ['peder'] },
  { partners: ['thoger', 'mette-marie'], married: '1901', children: ['johanne'] },
  { partners: ['peder', 'maren'], married: '1928', children: ['laurids'] },
  {
    partners: ['peder', 'johanne'],
    married: '1932-11-04',
    marriedPlace: 'Trans Kirke',
    children: ['else*', 'karl*', 'karen', 'ingrid', 'svend'],
  },
  { partners: ['viggo', 'else'], married: '1957', children: ['bente'] },
  { partners: ['jens-peter', 'birthe'], married: '1930', children: ['niels', 'poul', 'egon:foster'] },
  {
    partners: ['poul', 'karen'],
    married: '1959-06-06',
    marriedPlace: 'Trans Kirke',
    children: ['mette', 'jens', 'birgit'],
  },
  {
    partners: ['henrik', 'mette'],
    married: '1984',
    ended: 'divorced',
    endedOn: '1997',
    children: ['kasper', 'line'],
  },
  { partners: ['torben', 'mette'], kind: 'partners', children: [] },
  { partners: ['jens', 'lone'], married: '1990', children: ['emil*', 'frederik*', 'anna'] },
  { partners: ['birgit', 'hanne'], married: '2013', children: ['sofia:adopted'] },
  { partners: ['kasper', 'signe'], married: '2017', children: ['ida'] },
]

/** How a child of `DemoCouple` is written. */
export function readDemoChild(text: string): { key: string; kind: ChildKind; isTwin: boolean } {
  const [, key = '', star, kind] = /^([a-z-]+)(\*)?(?::(adopted|foster|step))?$/.exec(text) ?? []
  const kinds = ['adopted', 'foster', 'step'] as const
  return { key, isTwin: star !== undefined, kind: kinds.find((one) => one === kind) ?? 'birth' }
}
