import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicPosts } from '@/components/classic-page/classic-posts'
import { samplePage } from '@/components/demonstration/sample-page'
import { PostSections } from './post-sections'

const none = { items: [], nextCursor: null }
const empty = {
  ...samplePage({ layout: 'standard', theme: 'lichen' }),
  counts: { greetings: 0, candles: 0, tributes: 0, burning: 0 },
  ...{ candles: none, greetings: none, tributes: none },
}
const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }
const inviting = [/Tænd det første lys for/, /Skriv den første/, /Fortæl om en dag/]

test.each([
  ['as it is', PostSections, 'class="[^"]*print:hidden'],
  ['in the classic layout', ClassicPosts, 'class="screen"'],
])('nobody is invited to what a page does not receive, and no bare heading is printed: %s', (_, Posts, off) => {
  const closed = renderToStaticMarkup(<Posts page={empty} {...frame} />)
  const open = renderToStaticMarkup(<Posts page={{ ...empty, isOpenForPosts: true }} {...frame} />)
  for (const words of inviting) {
    expect(open).toMatch(words)
    expect(closed).not.toMatch(words)
  }
  expect(closed).toContain('Her er endnu ingen hilsner.')
  expect(closed.match(new RegExp(`<section[^>]*${off}`, 'g'))).toHaveLength(3)
})
