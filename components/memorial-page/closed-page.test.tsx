import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicDocument } from '@/components/classic-page/classic-document'
import { samplePage } from '@/components/demonstration/sample-page'
import { MemorialPage } from './memorial-page'
import type { MemorialPageProps } from './memorial-page-props'

const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }
const asking = /holdt af|Siden har adressen|og:title/

function drawn(page: MemorialPageProps['page']): string {
  const Whole = page.layout === 'classic' ? ClassicDocument : MemorialPage
  return renderToStaticMarkup(<Whole page={page} {...frame} />)
}

test.each(['standard', 'enhanced', 'classic'] as const)(
  'a page that only the family can open offers no sharing: %s',
  (layout) => {
    const page = samplePage({ layout, theme: 'sea' })
    expect(drawn(page)).toMatch(asking)
    expect(drawn({ ...page, isMembersOnly: true })).not.toMatch(asking)
    expect(drawn({ ...page, state: 'archived' })).not.toMatch(asking)
  },
)

test('a shared classic page links its share picture', () => {
  const markup = drawn(samplePage({ layout: 'classic', theme: 'sea' }))
  expect(markup).toContain('<meta property="og:image" content="https://mindelund.dk/memorial/eksempel/opengraph"/>')
})
