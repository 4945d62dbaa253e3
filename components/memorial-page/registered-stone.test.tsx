import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { ClassicBody } from '@/components/classic-page/classic-body'
import { samplePage } from '@/components/demonstration/sample-page'
import { MemorialPage } from './memorial-page'
import type { MemorialPageProps } from './memorial-page-props'

const stone = { photoId: 'f1', code: '7G4T9QW2B2', width: 320, height: 240 }
const frame = { address: 'https://mindelund.dk/memorial/eksempel', siteName: 'Mindelund' }

describe.each(['standard', 'enhanced', 'classic'] as const)('a visitor of the %s layout', (layout) => {
  const drawn = (rest: Partial<MemorialPageProps['page']>, more: Partial<MemorialPageProps> = {}) => {
    const props = { page: { ...samplePage({ layout, theme: 'sea' }), ...rest }, ...frame, ...more }
    return renderToStaticMarkup(layout === 'classic' ? <ClassicBody {...props} /> : <MemorialPage {...props} />)
  }
  const reports = (markup: string) => [...markup.matchAll(/href="(\/contact\?emne[^"]*)"/g)].map(([, href]) => href)

  test('sees the stone that the family shows, and can report a wrong or covered code', () => {
    const markup = drawn({ stone })
    expect(markup).toContain('>Stenen<')
    expect(markup).toContain('src="/api/stone-photos/f1/small"')
    expect(reports(markup)).toEqual(['/contact?emne=code&amp;om=7G4T9-QW2B2'])
  })

  test('can report a code when no stone is shown, but not on an example', () => {
    expect(drawn({})).not.toContain('>Stenen<')
    expect(reports(drawn({}))).toEqual(['/contact?emne=code&amp;om=/memorial/eksempel'])
    expect(reports(drawn({}, { isExample: true }))).toEqual([])
  })
})
