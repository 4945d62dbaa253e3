import 'server-only'
import type { Metadata } from 'next'
import { notFound, permanentRedirect, redirect } from 'next/navigation'
import { MemorialPage } from '@/components/memorial-page/memorial-page'
import { pageMetadata } from '@/components/memorial-page/page-metadata'
import { StaticList } from '@/components/memorial-page/static-list'
import { askedCopy, findStaticList } from '@/lib/domain/memorial-page/static/asked-queries'
import type { StaticList as AskedList } from '@/lib/domain/memorial-page/static/schema'
import { env } from '@/lib/server/env'
import { tellDocument } from '@/lib/server/page-status'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'
import type { PageProps } from '@/lib/shared/page-params'
import { findKeptForms, readThanks } from './after-a-form'
import { findPage, pageReader } from './find-page'
import { classicPath, pageInLayout, pathInLayout } from './layout-paths'

export async function memorialMetadata(props: PageProps<'id'>): Promise<Metadata> {
  // A part of a list has a title of its own.
  if (askedCopy()?.list) return {}
  const answer = await findPage(await pageReader(), (await props.params).id, await props.searchParams)
  return answer.kind === 'page' ? pageMetadata(answer.page) : {}
}

/** The page as its caller sees it. What everybody may see is drawn once and kept (scripts/server/page-store.mjs). */
export async function MemorialRoute({ params, searchParams, layout }: PageProps<'id'> & { layout: LayoutPath }) {
  const query = await searchParams
  const { id } = await params
  const copy = askedCopy()
  if (copy?.list) return listOfCopy(id, copy.list)
  const answer = await findPage(await pageReader(), id, query)
  if (answer.kind === 'missing') notFound()
  // Only a route handler can answer 404 with its own text; a Next page cannot.
  if (answer.kind === 'hidden') redirect(classicPath(answer))
  if (answer.kind === 'elsewhere') {
    const path = pathInLayout(layout, answer.path)
    return answer.permanent ? permanentRedirect(path) : redirect(path)
  }
  const page = pageInLayout(layout, answer.page)
  if (page.layout === 'classic') redirect(classicPath(page, query))
  tellDocument({ memorialId: page.id, version: answer.version, trueUntil: answer.trueUntil })
  return (
    <MemorialPage
      // Nobody can write on a copy.
      page={copy ? { ...page, isOpenForPosts: false } : page}
      layoutPath={layout}
      address={`${env.SITE_URL}/memorial/${page.slug}`}
      siteName={env.SITE_NAME}
      keptForms={await findKeptForms(query)}
      thanks={readThanks(query.tak)}
    />
  )
}

async function listOfCopy(id: string, list: AskedList) {
  const found = await findStaticList(id, list)
  if (!found) notFound()
  const { memorialId, version, view } = found
  tellDocument({ memorialId, version, trueUntil: null })
  return <StaticList view={view} siteName={env.SITE_NAME} />
}
