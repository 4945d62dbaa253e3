import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { samplePage } from '@/components/demonstration/sample-page'
import { MemorialPage } from './memorial-page'
import type { MemorialPageProps } from './memorial-page-props'

const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }

function linksOf(layout: 'standard' | 'enhanced' | 'classic', more: Partial<MemorialPageProps> = {}) {
  const page = samplePage({ layout, theme: 'sea' })
  const props = { page, ...frame, ...more }
  const markup = renderToStaticMarkup(layout === 'classic' ? <ClassicBody {...props} /> : <MemorialPage {...props} />)
  return { page, ids: [...markup.matchAll(/href="\/contact\?anmeld=([^"]*)"/g)].map(([, id]) => id) }
}

test.each(['standard', 'enhanced', 'classic'] as const)(
  'the page and every post with text have their own report link, without script: %s',
  (layout) => {
    const { page, ids } = linksOf(layout)
    const posts = [
      ...page.greetings.items,
      ...page.tributes.items,
      ...page.candles.items.filter((candle) => candle.message),
    ]
    expect(new Set(ids)).toEqual(new Set([page.id, ...posts.map(({ id }) => id)]))
    expect(ids).toHaveLength(posts.length + 1)
  },
)

test.each(['standard', 'enhanced', 'classic'] as const)('an example has no report links: %s', (layout) => {
  expect(linksOf(layout, { isExample: true }).ids).toEqual([])
})
