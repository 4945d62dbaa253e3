import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { samplePage } from '@/components/demonstration/sample-page'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'
import { MemorialPage } from './memorial-page'
import type { MemorialPageProps } from './memorial-page-props'

/** A page with its three forms and, in each list, one of the reader's own posts. */
function ownPage(layout: 'enhanced' | 'classic'): MemorialPageProps['page'] {
  const page = samplePage({ layout, theme: 'sea' })
  const own = ({ items }: typeof page.candles) => ({
    items: items.slice(0, 1).map((post) => ({ ...post, own: true })),
    nextCursor: null,
  })
  const { candles, greetings, tributes } = page
  return { ...page, isOpenForPosts: true, candles: own(candles), greetings: own(greetings), tributes: own(tributes) }
}

const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }

function pageAt(layoutPath: LayoutPath): string {
  return renderToStaticMarkup(<MemorialPage page={ownPage('enhanced')} layoutPath={layoutPath} {...frame} />)
}

function hiddenFields(markup: string): string[] {
  return markup.match(/<input type="hidden"[^>]*>/g) ?? []
}

const enhanced = '<input type="hidden" name="layout" value="enhanced-memorial"/>'
const classic = '<input type="hidden" name="layout" value="classic-memorial"/>'

test('forms and withdrawals at the enhanced address name it', () => {
  const markup = pageAt('enhanced-memorial')
  expect(markup.match(/<form[^>]* data-post=/g)).toHaveLength(3)
  // The reader's own post in each list, and the template of the next one.
  expect(markup.match(/<form[^>]* data-withdraw=/g)).toHaveLength(6)
  expect(hiddenFields(markup)).toEqual(Array.from({ length: 9 }, () => enhanced))
})

test('so do those at the classic address', () => {
  const markup = renderToStaticMarkup(<ClassicBody page={ownPage('classic')} {...frame} />)
  expect(markup.match(/<form/g)).toHaveLength(6)
  expect(hiddenFields(markup)).toEqual(Array.from({ length: 6 }, () => classic))
})

test('at the page’s own address the forms name no layout, whichever the owner chose', () => {
  expect(hiddenFields(pageAt('memorial'))).toEqual([])
})
