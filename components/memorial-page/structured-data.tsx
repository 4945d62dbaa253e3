import type { LifeEventView, MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { isoPartialDate } from '@/lib/shared/danish-dates'

/**
 * Who the page is about, in the words of schema.org, for pages that are meant to be found; nothing on all others. A
 * script element of data alone: no browser runs it.
 */
export function StructuredData({ page, address }: { page: MemorialPageView; address: string }) {
  if (!page.isListed) return null
  // The family's words must not be able to end the element.
  const json = JSON.stringify(profileOf(page, address)).replace(/</g, '\\u003c')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would write the quotes as entities, which nobody reads here
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

/** Nothing more exact than the family knows it: schema.org takes a year or a month as well, but not 'about'. */
function lifeEvent(word: 'birth' | 'death', { date, place }: LifeEventView) {
  const known = date && isoPartialDate(date)
  return {
    ...(known && { [`${word}Date`]: known }),
    ...(place && { [`${word}Place`]: { '@type': 'Place', name: place } }),
  }
}
