import 'server-only'
import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { MemorialPage } from '@/components/memorial-page/memorial-page'
import { pageMetadata } from '@/components/memorial-page/page-metadata'
import { env } from '@/lib/server/env'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'
import { findKeptForms, readThanks } from './after-a-form'
import { findLivePage, type PageQuery } from './find-live-page'
import { classicPath, pageInLayout, pathInLayout } from './layout-paths'

export type LivePageProps = { params: Promise<{ id: string }>; searchParams: Promise<PageQuery> }

export async function liveMetadata(props: LivePageProps): Promise<Metadata> {
  const answer = await findLivePage((await props.params).id, await props.searchParams)
  return answer.kind === 'page' ? pageMetadata(answer.page) : {}
}

/** The page rendered per caller: signed in, returning from a form, or paging through a list. */
export async function LivePage({ params, searchParams, layout }: LivePageProps & { layout: LayoutPath }) {
  const query = await searchParams
  const answer = await findLivePage((await params).id, query)
  if (answer.kind === 'missing') notFound()
  // Only a route handler can answer 404 with its own text; a Next page cannot.
  if (answer.kind === 'hidden') redirect(classicPath(answer))
  if (answer.kind === 'elsewhere') redirect(pathInLayout(layout, answer.path))
  const page = pageInLayout(layout, answer.page)
  if (page.layout === 'classic') redirect(classicPath(page, query))
  return (
    <MemorialPage
      page={page}
      layoutPath={layout}
      address={`${env.SITE_URL}/memorial/${page.slug}`}
      siteName={env.SITE_NAME}
      keptForms={await findKeptForms(query.kladde)}
      thanks={readThanks(query.tak)}
    />
  )
}
