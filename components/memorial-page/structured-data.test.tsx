import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { StructuredData } from '@/components/memorial-page/memorial-page'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { createAccount } from '@/tests/factories/accounts'
import { createMemorial } from '@/tests/factories/memorials'
import { pageMetadata } from './page-metadata'

type Columns = Partial<Parameters<typeof createMemorial>[0]>

async function pageOf(columns: Columns = {}): Promise<MemorialPageView> {
  const { slug } = await createMemorial({ owner: await createAccount(), visibility: 'public', ...columns })
  const answer = await getMemorialPage({ kind: 'system', name: 'test' }, slug)
  if (answer.kind !== 'page') throw new Error(`No page: ${answer.kind}`)
  return answer.page
}

const address = 'https://mindelund.dk/memorial/karen-holm'
const markupOf = (page: MemorialPageView) => renderToStaticMarkup(<StructuredData page={page} address={address} />)

describe('structured data for search engines', () => {
  test('has the person, as exactly as the family knows the dates', async () => {
    const page = await pageOf({ bornYear: 1938, bornMonth: 5, bornPlace: 'Bovbjerg', diedYear: 2024, epitaph: 'Tak' })
    const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(markupOf(page))?.[1] ?? ''
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      url: address,
      inLanguage: 'da',
      mainEntity: {
        '@type': 'Person',
        name: 'Karen Holm',
        description: 'Tak',
        birthDate: '1938-05',
        birthPlace: { '@type': 'Place', name: 'Bovbjerg' },
        deathDate: '2024',
      },
    })
  })

  test('has no inexact date, because schema.org cannot express about', async () => {
    const dates = { bornYear: 1938, bornQualifier: 'about', diedYear: 2020, diedQualifier: 'decade' } as const
    const page = await pageOf({ ...dates, bornPlace: 'Bovbjerg' })
    expect(page.lifespan).toBe('ca. 1938 – 2020’erne')
    expect(markupOf(page)).toContain('Bovbjerg')
    expect(markupOf(page)).not.toMatch(/birthDate|deathDate/)
  })

  test('escapes text that would end the script element', async () => {
    const epitaph = '</script><script>alert(1)</script><!--'
    const markup = markupOf(await pageOf({ epitaph }))
    expect(markup.match(/<\/?script/g)).toHaveLength(2)
    expect(markup).not.toContain('<!--')
    const json = /<script[^>]*>(.*)<\/script>/s.exec(markup)?.[1] ?? ''
    expect(JSON.parse(json).mainEntity.description).toBe(epitaph)
  })

  test.each([
    ['by link alone', { visibility: 'unlisted' }],
    ['for members', { visibility: 'members' }],
    ['a draft', { state: 'draft' }],
    ['hidden', { state: 'archived' }],
  ] as const)('nothing of a page that is %s', async (_, columns) => {
    const page = await pageOf(columns)
    expect(markupOf(page)).toBe('')
    expect(pageMetadata(page).robots).toEqual({ index: false, follow: false })
  })
})

describe('the preview of a shared link', () => {
  test.each([
    ['a public page', {}, true],
    ['a page by link', { visibility: 'unlisted' }, true],
    ['a page for members', { visibility: 'members' }, false],
    ['a draft', { state: 'draft' }, false],
  ] as const)('%s', async (_, columns, hasPicture) => {
    const page = await pageOf(columns)
    const images = pageMetadata(page).openGraph?.images
    if (hasPicture) expect(images).toMatchObject([{ url: `/memorial/${page.slug}/opengraph`, width: 1200 }])
    else expect(images).toBeUndefined()
  })
})
