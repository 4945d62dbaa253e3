import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { isoPartialDate } from '@/lib/shared/danish-dates'

/** The person as schema.org data, only on listed pages. A data-only script element: no browser runs it. */
export function StructuredData({ page, address }: { page: MemorialPageView; address: string }) {
  if (!page.isListed) return null
  // User text must not be able to end the script element.
  const json = JSON.stringify(profileOf(page, address)).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes as entities, which are not decoded in a script element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
}

function profileOf({ name, born, died, epitaph, portrait }: MemorialPageView, address: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url: address,
    inLanguage: 'da',
    mainEntity: {
      '@type': 'Person',
      name,
      ...(epitaph && { description: epitaph }),
      ...(portrait && { image: new URL(portrait.src, address).href }),
      ...lifeEvent('birth', born),
      ...lifeEvent('death', died),
    },
  }
}

/** Never more exact than the family knows: schema.org accepts a year or a month, but not 'about'. */
function lifeEvent(word: 'birth' | 'death', { date, place }: LifeEventView) {
  const known = date && isoPartialDate(date)
  return {
    ...(known && { [`${word}Date`]: known }),
    ...(place && { [`${word}Place`]: { '@type': 'Place', name: place } }),
  }
}
