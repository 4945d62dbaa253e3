import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicPosts } from '@/components/classic-page/classic-posts'
import { samplePage } from '@/components/demonstration/sample-page'
import type { MemorialPageProps } from './memorial-page-props'
import { PostSections } from './post-sections'

const own = {
  id: 'a',
  kind: 'candle',
  status: 'pending',
  statusText: 'Afventer godkendelse',
  own: true,
  burning: true,
  authorName: 'Ida',
  message: 'Tak for alt',
  createdAt: '2026-01-05T10:00:00.000Z',
  relation: null,
  title: null,
  year: null,
  pictures: [],
} as const
const none = { items: [], nextCursor: null }
const empty: MemorialPageProps['page'] = {
  ...samplePage({ layout: 'standard', theme: 'lichen' }),
  counts: { greetings: 0, candles: 0, tributes: 0, burning: 0 },
  candles: none,
  greetings: none,
  tributes: none,
}
const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }
const inviting = [/Tænd det første lys for/, /Skriv den første/, /Fortæl om en dag/]

test.each([
  ['as it is', PostSections, 'class="[^"]*print:hidden'],
  ['in the classic layout', ClassicPosts, 'class="screen"'],
])('a closed page invites no posts and prints no bare heading: %s', (_, Posts, off) => {
  const closed = renderToStaticMarkup(<Posts page={empty} {...frame} />)
  const open = renderToStaticMarkup(<Posts page={{ ...empty, isOpenForPosts: true }} {...frame} />)
  for (const words of inviting) {
    expect(open).toMatch(words)
    expect(closed).not.toMatch(words)
  }
  expect(closed).toContain('Her er endnu ingen hilsner.')
  expect(closed.match(new RegExp(`<section[^>]*${off}`, 'g'))).toHaveLength(3)
})

test.each([
  ['as it is', PostSections],
  ['in the classic layout', ClassicPosts],
])('the page does not say that no candle burns to the visitor whose own awaits approval: %s', (_, Posts) => {
  const page = { ...empty, isOpenForPosts: true, candles: { items: [{ ...own, pictures: [] }], nextCursor: null } }
  const drawn = renderToStaticMarkup(<Posts page={page} {...frame} />)
  expect(drawn).toContain('Dit lys bliver vist for andre, når familien har læst dine ord')
  expect(drawn).not.toMatch(/Tænd det første lys|brænder ingen/)
})

test.each([
  ['as it is', PostSections],
  ['in the classic layout', ClassicPosts],
])('the page does not say that there is no greeting to the visitor whose own awaits approval: %s', (_, Posts) => {
  const greeting = { ...own, kind: 'greeting' as const, burning: false, pictures: [] }
  const page = { ...empty, isOpenForPosts: true, greetings: { items: [greeting], nextCursor: null } }
  const drawn = renderToStaticMarkup(<Posts page={page} {...frame} />)
  expect(drawn).not.toMatch(/<(?:p|span)(?![^>]* hidden="")[^>]*>Her er endnu ingen hilsner/)
  expect(drawn).toMatch(/Her er endnu ingen minder/)
})
