import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { samplePage } from '@/components/demonstration/sample-page'
import { AlbumLinks } from './album-links'

const page = samplePage({ layout: 'enhanced', theme: 'sea' })
const album = { id: 'a1', title: 'Rejser', description: null }
const linksOf = (shown: typeof page) =>
  [...renderToStaticMarkup(<AlbumLinks page={shown} />).matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => new URL(href ?? '', 'https://mindelund.dk/enhanced-memorial/eksempel').pathname,
  )

test('links into an album and back keep the layout of the page', () => {
  const albums = [{ ...album, count: 3, cover: null }]
  expect(linksOf({ ...page, albums })).toEqual(['/enhanced-memorial/eksempel'])
  expect(linksOf({ ...page, album })).toEqual(['/enhanced-memorial/eksempel'])
})
