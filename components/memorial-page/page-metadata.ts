import type { Metadata } from 'next'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { isOpenToAll } from './is-open-to-all'

// The format of lib/integrations/share-picture.
const sharePicture = { width: 1200, height: 630, type: 'image/jpeg' }

/** Title, link preview, and whether search engines may index the page: only listed pages. */
export function pageMetadata(page: MemorialPageView): Metadata {
  const title = page.lifespan ? `${page.name} · ${page.lifespan}` : page.name
  const description = page.epitaph ?? `Mindeside for ${page.name}. Læs, tænd et lys, eller skriv en hilsen.`
  return {
    title,
    description,
    alternates: { canonical: `/memorial/${page.slug}` },
    openGraph: {
      title,
      description,
      url: `/memorial/${page.slug}`,
      locale: 'da_DK',
      type: 'profile',
      // The share picture of a closed page is not available to others.
      ...(isOpenToAll(page) && {
        images: [{ ...sharePicture, url: `/memorial/${page.slug}/opengraph`, alt: title }],
      }),
    },
    ...(page.isListed ? {} : { robots: { index: false, follow: false } }),
  }
}
