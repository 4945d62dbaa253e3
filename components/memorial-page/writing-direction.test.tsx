import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicPosts } from '@/components/classic-page/classic-posts'
import { samplePage } from '@/components/demonstration/sample-page'
import { PostSections } from './post-sections'

const words = 'رحمها الله، كانت جارة طيبة.'
const page = samplePage({ layout: 'standard', theme: 'lichen' })
const said = ({ items }: typeof page.candles) => ({
  items: items.slice(0, 1).map((post) => ({ ...post, message: words, title: post.title && words })),
  nextCursor: null,
})
const { candles, greetings, tributes } = page
const written = { ...page, candles: said(candles), greetings: said(greetings), tributes: said(tributes) }
const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }

test.each([
  ['as it is', <PostSections key="page" page={written} />],
  ['in the classic layout', <ClassicPosts key="classic" page={written} {...frame} />],
])('right-to-left text is shown right to left: %s', (_, posts) => {
  // A candle's message, a greeting, and a memory with its title.
  expect(renderToStaticMarkup(posts).match(new RegExp(`<[^>]* dir="auto"[^>]*>${words}<`, 'g'))).toHaveLength(4)
})
