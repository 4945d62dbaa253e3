import { expect, test } from 'vitest'
import { previewPage } from '@/lib/domain/memorial-page/client/preview-page'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'

const saved = {
  name: 'Karen Holm',
  birthName: null,
  lifespan: '1938 – 2024',
  born: { date: { year: 1938 }, place: 'Bovbjerg' },
  died: { date: { year: 2024 }, place: null },
  epitaph: 'Elsket',
  biography: '<p>Før</p>',
  funeral: null,
  restingPlace: null,
  layout: 'standard',
  theme: 'lichen',
} as unknown as MemorialPageView
const base = { page: saved, names: { firstName: 'Karen', middleName: null, lastName: 'Holm', birthName: null } }
const now = new Date('2026-05-03T10:00:00Z')

test('without changes the preview is the saved page', () => {
  expect(previewPage(base, {}, now)).toEqual(saved)
})

test('the preview shows what is typed before it is saved', () => {
  const typed = {
    middleName: 'Margrethe',
    birthName: 'Lauridsen',
    born: { year: '1939', month: '5', day: '3' },
    bornPlace: 'Lemvig',
    epitaph: '',
    biography: '<p>Nu</p>',
    restingCemetery: 'Bovbjerg Kirkegård',
    restingLatitude: '56,5',
    restingLongitude: '8,1',
    theme: 'sea' as const,
    layout: 'classic' as const,
  }
  expect(previewPage(base, typed, now)).toMatchObject({
    name: 'Karen Margrethe Holm',
    birthName: 'født Lauridsen',
    lifespan: '1939 – 2024',
    born: { date: { year: 1939, month: 5, day: 3 }, place: 'Lemvig' },
    epitaph: null,
    biography: '<p>Nu</p>',
    restingPlace: { cemetery: 'Bovbjerg Kirkegård', plot: null, position: { latitude: 56.5, longitude: 8.1 } },
    theme: 'sea',
    layout: 'classic',
  })
})

test('an invalid field keeps its saved value', () => {
  const typed = { firstName: ' ', born: { year: '19', month: '', day: '' }, epitaph: 'x'.repeat(301) }
  expect(previewPage(base, typed, now)).toEqual(saved)
})

test('gifts instead of flowers show as they are typed, and not when the funeral is long over', () => {
  const blank = { name: '', link: '', mobilePay: '', note: '' }
  const typed = {
    funeralDay: '2026-05-02',
    donations: [{ ...blank, name: 'Hospice Lemvig', mobilePay: '12345678' }, blank],
  }
  expect(previewPage(base, typed, now).donations).toEqual({
    items: [{ name: 'Hospice Lemvig', link: null, host: null, mobilePay: '12 34 56 78', note: null }],
    until: '2026-07-31T22:00:00.000Z',
  })
  const over = { ...typed, funeralDay: '2026-02-01' }
  expect(previewPage(base, over, now).donations).toBeNull()
  expect(previewPage(base, { ...over, donationsStay: true }, now).donations).toMatchObject({ until: null })
})

test('links to music show as they are typed, once they have both words and a link', () => {
  const musicLinks = [
    { title: 'Den signede dag', link: 'youtu.be/abcdefghijk?si=x' },
    { title: 'Altid frejdig', link: '' },
  ]
  expect(previewPage(base, { musicLinks }, now).musicLinks).toEqual([
    { title: 'Den signede dag', link: 'https://www.youtube.com/watch?v=abcdefghijk', site: 'YouTube' },
  ])
})

test('a funeral shows when its day is not over', () => {
  const typed = { funeralKind: 'church' as const, funeralPlace: 'Bovbjerg Kirke' }
  expect(previewPage(base, typed, now).funeral).toBeNull()
  expect(previewPage(base, { ...typed, funeralDay: '2026-05-02' }, now).funeral).toBeNull()
  expect(previewPage(base, { ...typed, funeralDay: '2026-05-03' }, now).funeral).toEqual({
    kind: 'church',
    day: '2026-05-03T12:00:00.000Z',
    time: null,
    place: 'Bovbjerg Kirke',
    address: null,
    note: null,
    stream: null,
    recording: null,
    programmeBytes: null,
    answerBy: null,
    isOver: false,
    until: '2026-05-03T22:00:00.000Z',
  })
})
