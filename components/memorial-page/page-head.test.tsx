import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { samplePage } from '@/components/demonstration/sample-page'
import { MemorialPage } from './memorial-page'
import type { MemorialPageProps } from './memorial-page-props'
import { NameAndYears } from './page-head'

const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }

function drawn(page: MemorialPageProps['page']): string {
  const Whole = page.layout === 'classic' ? ClassicBody : MemorialPage
  return renderToStaticMarkup(<Whole page={page} {...frame} />)
}

test.each(['standard', 'enhanced', 'classic'] as const)(
  'the head links to the candles when content lies between, and in the enhanced layout always: %s',
  (layout) => {
    const page = { ...samplePage({ layout, theme: 'sea' }), isOpenForPosts: true }
    const empty = { ...page, biography: null, timeline: [], pictures: { items: [], nextCursor: null } }
    const toCandles = /<header.*href="#taend-lys".*<\/header>/s
    expect(drawn(page)).toMatch(toCandles)
    expect(toCandles.test(drawn(empty))).toBe(layout === 'enhanced')
    expect(drawn(page)).toMatch(/<details[^>]*>(?:(?!<\/details>).)*<form id="taend-lys"/s)
    // A page that takes no posts has no form to open.
    expect(drawn({ ...page, isOpenForPosts: false })).toMatch(/<header.*href="#lys".*Se lysene.*<\/header>/s)
  },
)

test.each(['standard', 'enhanced', 'classic'] as const)(
  'places have their own preposition, and inexact dates have no machine-readable form: %s',
  (layout) => {
    const sample = samplePage({ layout, theme: 'sea' })
    const [first] = sample.timeline
    const born = { date: { year: 1938, month: 5, qualifier: 'before' } as const, place: 'Bornholm' }
    const died = { date: { year: 2026, month: 3, day: 3 }, place: 'Hjemme på Fjordvej' }
    const timeline = first ? [{ ...first, date: { year: 1950, qualifier: 'decade' } as const }] : []
    const text = drawn({ ...sample, born, died, timeline })
    expect(text).toMatch(/Født før maj 1938 på Bornholm/)
    expect(text).toMatch(/Død 3\. marts 2026 hjemme på Fjordvej/)
    expect(text).toMatch(/<span class="when[^>]*>1950’erne<\/span>/)
    expect(text.match(/datetime="[^"]*"/gi)?.filter((time) => /19/.test(time)) ?? []).toEqual([])
  },
)

test('the line of chapters links to films and voices', () => {
  const page = samplePage({ layout: 'enhanced', theme: 'sea' })
  const said = { id: 'a', caption: null, people: null, takenYear: null, durationSeconds: 12, src: '/media/a/a.m4a' }
  const voices = [said] as MemorialPageProps['page']['voices']
  const chapters = (shown: typeof page) => drawn(shown).match(/<nav aria-label="Kapitler".*?<\/nav>/s)?.[0]
  expect(chapters({ ...page, voices })).toContain('href="#stemmer"')
  expect(chapters(page)).not.toContain('href="#stemmer"')
})

test.each([
  ['Karen Holm', 'text-5xl'],
  ['Christian Frederik Wilhelm Mikkelsen', 'text-4xl'],
  ['Anna Bartholomæussen', 'text-3xl sm:text-4xl'],
])('the size of a name lets its longest word fit a narrow phone: %s', (name, size) => {
  const page = { ...samplePage({ layout: 'standard', theme: 'sea' }), name }
  expect(renderToStaticMarkup(<NameAndYears page={page} />)).toContain(`tracking-tight ${size}"`)
})

test.each(['standard', 'enhanced', 'classic'] as const)(
  'the name breaks between given names and surname, and is plain text where it has no other break: %s',
  (layout) => {
    const page = samplePage({ layout, theme: 'sea' })
    const heading = (name: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(drawn({ ...page, name }))?.[1]
    const part = (words: string) => `<span class="name-part">${words}</span>`
    expect(heading('Karen Margrethe Holm')).toBe(`${part('Karen Margrethe')} ${part('Holm')}`)
    expect(heading('Karen Bech-Holm')).toBe(`${part('Karen')} ${part('Bech-Holm')}`)
    expect(heading('Karen Holm')).toBe('Karen Holm')
    expect(heading('Anne-Marie')).toBe('Anne-Marie')
  },
)
