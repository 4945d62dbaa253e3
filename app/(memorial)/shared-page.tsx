import 'server-only'
import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { MemorialPage } from '@/components/memorial-page/memorial-page'
import { pageMetadata } from '@/components/memorial-page/page-metadata'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { env } from '@/lib/server/env'
import { outsider } from '@/lib/shared/actor'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'
import { classicPath, pageInLayout, pathInLayout } from './layout-paths'

export type SharedPageProps = { params: Promise<{ id: string }> }

export async function sharedMetadata({ params }: SharedPageProps): Promise<Metadata> {
  const answer = await getMemorialPage(outsider, (await params).id)
  return answer.kind === 'page' ? pageMetadata(answer.page) : {}
}

/** The cached copy for all visitors. Nothing here may read cookies or the query. */
export async function SharedPage({ params, layout }: SharedPageProps & { layout: LayoutPath }) {
  const answer = await getMemorialPage(outsider, (await params).id)
  if (answer.kind === 'missing') notFound()
  // Only a route handler can answer 404 with its own text; a Next page cannot.
  if (answer.kind === 'hidden') redirect(classicPath(answer))
  if (answer.kind === 'elsewhere') {
    const path = pathInLayout(layout, answer.path)
    return answer.permanent ? permanentRedirect(path) : redirect(path)
  }
  const page = pageInLayout(layout, answer.page)
  if (page.layout === 'classic') redirect(classicPath(page))
  return (
    <MemorialPage
      page={page}
      layoutPath={layout}
      address={`${env.SITE_URL}/memorial/${page.slug}`}
      siteName={env.SITE_NAME}
    />
  )
}
