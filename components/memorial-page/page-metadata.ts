import type { Metadata } from 'next'
import type { MemorialPageView } from '@/lib/domain/memorials/page-view'
import { largestSource } from './memorial-image'

/** Title, what a shared link shows, and whether search engines may keep it: only pages that are meant to be found. */
export function pageMetadata(page: MemorialPageView): Metadata {
  const title = page.lifespan ? `${page.name} · ${page.lifespan}` : page.name
  const description = page.epitaph ?? `Mindeside for ${page.name}. Læs, tænd et lys, eller skriv en hilsen.`
  const picture = page.portrait ?? page.cover
  return {
    title,
    description,
    alternates: { canonical: `/memorial/${page.slug}` },
    openGraph: {
      title,
      description,
      locale: 'da_DK',
      type: 'profile',
      ...(picture && { images: [largestSource(picture)] }),
    },
    ...(page.isListed ? {} : { robots: { index: false, follow: false } }),
  }
}
