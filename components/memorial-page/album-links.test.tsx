import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pageInLayout } from '@/app/(memorial)/layout-paths'
import { samplePage } from '@/components/demonstration/sample-page'
import { AlbumLinks } from '@/components/memorial-page/pictures'

const page = pageInLayout('enhanced-memorial', samplePage({ layout: 'standard', theme: 'sea' }))
const album = { id: 'a1', title: 'Rejser', description: null }
const linksOf = (shown: typeof page) =>
  [...renderToStaticMarkup(<AlbumLinks page={shown} />).matchAll(/href="([^"]+)"/g)].map(
    ([, href]) => new URL(href ?? '', 'https://mindelund.dk/QR/7G4T9QW2B2').pathname,
  )

test('links into an album and back keep the layout of the page, also where a code opened it', () => {
  const albums = [{ ...album, count: 3, cover: null }]
  expect(linksOf({ ...page, albums })).toEqual(['/enhanced-memorial/eksempel'])
  expect(linksOf({ ...page, album })).toEqual(['/enhanced-memorial/eksempel'])
})
