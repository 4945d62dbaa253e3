import { expect, test } from 'vitest'
import type { MusicItem } from '@/lib/domain/music/schema'
import { markupOf } from '@/tests/factories/markup-of'
import { MusicEditor } from './music-editor'

const hymn: MusicItem = {
  id: '01a20321-6b5d-71be-85b6-dbdfab24ab16',
  status: 'ready',
  hiddenReason: null,
  failure: null,
  title: 'Altid frejdig',
  artist: 'Koret i Præstø',
  year: 1987,
  durationSeconds: 185,
  rights: 'licence',
  licence: 'KODA-123',
  rightsAt: '2026-11-20T10:00:00.000Z',
  rightsByName: 'Birgit Sønderby',
  isShown: true,
  isTop: false,
  isHeard: true,
  isEvened: true,
  isRecorded: false,
  isMade: false,
  isByModel: false,
  file: '/media/a/file',
  original: '/media/a/original',
  contentType: 'audio/mpeg',
  cover: null,
}

type Props = Partial<Parameters<typeof MusicEditor>[0]>

const drawn = (opened: MusicItem[], props: Props = {}) =>
  markupOf(<MusicEditor memorialId="m" opened={opened} hasRoom coming={null} {...props} />)

test('a piece says what it is, why it may be here and who said so', () => {
  const page = drawn([hymn])
  for (const words of [
    'Altid frejdig',
    'Koret i Præstø · 1987 · 3.05',
    'Vi har en tilladelse: KODA-123. Skrevet af Birgit Sønderby 20. november 2026',
    'Lydstyrken er jævnet',
    'preload="none"',
  ])
    expect(page).toContain(words)
  expect(page).not.toMatch(/<details[^>]* open/)
})

test('a piece without stated rights is heard by nobody else, says so, and asks', () => {
  const page = drawn([{ ...hymn, rights: null, licence: null, isHeard: false, isEvened: false }])
  expect(page).toContain('Kun I kan høre det, indtil I har valgt, hvorfor det må ligge her.')
  expect(page).toContain('Vises ikke')
  expect(page).toContain('Lydstyrken er ikke jævnet')
  expect(page).toMatch(/<details[^>]* open=""[^>]*><summary[^>]*>Titel, rettigheder og visning/)
  for (const society of ['Koda', 'NCB', 'Gramex']) expect(page).toContain(society)
})

test('a piece can be described without script', () => {
  const page = drawn([hymn])
  expect(page).toContain(`action="/api/memorials/m/music/${hymn.id}" method="post"`)
  for (const name of ['title', 'artist', 'year', 'rights', 'licence', 'isShown'])
    expect(page).toContain(`name="${name}"`)
  for (const value of ['Altid frejdig', 'Koret i Præstø', '1987', 'KODA-123'])
    expect(page).toContain(`value="${value}"`)
})

test('a form refused without script opens again at its own piece, with its text and the reason', () => {
  const errors = { licence: 'Skriv tilladelsens nummer, eller hvem den kommer fra.' }
  const draft = { values: { mediaId: hymn.id, title: 'Ny titel', rights: 'licence' }, message: '', errors }
  const page = drawn([hymn, { ...hymn, id: 'b' }], { draft })
  expect(page.split('value="Ny titel"')).toHaveLength(2)
  expect(page.match(/role="alert"[^>]*>Skriv tilladelsens nummer/g)).toHaveLength(1)
  expect(page.match(/<details[^>]* open/g)).toHaveLength(1)
})

test('a piece that was recorded on the page says so', () => {
  expect(drawn([{ ...hymn, isRecorded: true }])).toContain('3.05 · Optaget her på siden')
  expect(drawn([hymn])).not.toContain('Optaget her')
})

test('a song says how it was made, and is not asked about rights', () => {
  const page = drawn([{ ...hymn, isMade: true, rights: 'own_work', rightsByName: 'Bodil' }])
  expect(page).toContain('lavet af et program efter faste regler, ikke af et menneske og ikke af AI')
  // Nobody played it.
  expect(page).toContain('Lavet her på siden af livshistorien')
  expect(page).not.toContain('Vi har selv')
  expect(page).not.toContain('name="rights"')
})

test.each([
  ['that is on its way', { status: 'processing', file: null, original: null } as const, 'Gøres klar'],
  [
    'that cannot be used',
    { status: 'failed', failure: 'Filen er i stykker.', file: null } as const,
    'Filen er i stykker.',
  ],
])('a piece %s says so, plays nothing and can be deleted', (_, state, words) => {
  const page = drawn([{ ...hymn, ...state }])
  expect(page).toContain(words)
  expect(page).not.toMatch(/<audio|<form|Vis øverst/)
  expect(page).toContain('aria-label="Slet Altid frejdig"')
})

test('an empty page invites, and a plan without music says so kindly and keeps what is there', () => {
  expect(drawn([])).toContain('Her er endnu ingen musik')
  const closed = drawn([hymn], { hasRoom: false, songs: <p>Lav en sang</p> })
  expect(closed).toContain('Musik hører til Premium. Den musik, der ligger her, bliver liggende og kan høres.')
  expect(drawn([], { hasRoom: false })).not.toContain('bliver liggende')
  expect(closed.indexOf('Lav en sang')).toBeGreaterThan(closed.indexOf('Slet Altid frejdig'))
  expect(closed).not.toContain('type="file"')
  expect(closed).toContain('aria-label="Slet Altid frejdig"')
})
