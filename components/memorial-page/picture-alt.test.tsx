import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicPosts } from '@/components/classic-page/classic-posts'
import { samplePage } from '@/components/demonstration/sample-page'
import { belongingToPost, pictureAlt } from './picture-alt'
import { PostSections } from './post-sections'

const page = samplePage({ layout: 'standard', theme: 'lichen' })
const [first] = page.pictures.items
const undescribed = (id: string) => ({
  ...(first ?? fail()),
  id,
  alt: '',
  caption: null,
  people: null,
  takenYear: null,
})
const [greeting, tribute] = [page.greetings.items[0] ?? fail(), page.tributes.items[0] ?? fail()]

function fail(): never {
  throw new Error('the sample page has no such thing')
}

/** The page with one picture in a greeting and two in a memory, none with a caption. */
const doneMessage = {
  ...page,
  greetings: { items: [{ ...greeting, authorName: 'Karen', pictures: [undescribed('a')] }], nextCursor: null },
  tributes: {
    items: [{ ...tribute, authorName: 'Bent', title: 'Fjorden', pictures: [undescribed('b'), undescribed('c')] }],
    nextCursor: null,
  },
}
const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }

test.each([
  ['as it is', <PostSections key="page" page={doneMessage} />],
  ['in the classic layout', <ClassicPosts key="classic" page={doneMessage} {...frame} />],
])('the alt text names the picture’s post and, of several, its number: %s', (_, posts) => {
  const alts = [...renderToStaticMarkup(posts).matchAll(/ alt="([^"]+)"/g)].map(([, alt]) => alt)
  expect(alts).toEqual([
    'Billede til hilsenen fra Karen',
    'Billede 1 til mindet »Fjorden« fra Bent',
    'Billede 2 til mindet »Fjorden« fra Bent',
  ])
})

test('the family’s own caption takes precedence', () => {
  const described = { ...undescribed('d'), alt: 'Karen i haven' }
  expect(pictureAlt([described], 0, belongingToPost(greeting))).toBe('Karen i haven')
})
