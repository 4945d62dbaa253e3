import type { Metadata } from 'next'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { isOpenToAll } from './is-open-to-all'

// As the picture is drawn (lib/integrations/share-picture).
const sharePicture = { width: 1200, height: 630, type: 'image/jpeg' }

/** Title, what a shared link shows, and whether search engines may keep it: only pages that are meant to be found. */
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
      // Nobody else can open the picture of a page that is not open.
      ...(isOpenToAll(page) && {
        images: [{ ...sharePicture, url: `/memorial/${page.slug}/opengraph`, alt: title }],
      }),
    },
    ...(page.isListed ? {} : { robots: { index: false, follow: false } }),
  }
}
