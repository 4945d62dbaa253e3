import 'server-only'
import type { NextRequest } from 'next/server'
import {
  classicHiddenAnswer,
  classicNotFoundAnswer,
  classicPageAnswer,
  classicStaticListAnswer,
} from '@/components/classic-page/classic-answer'
import { askedCopy, findStaticList } from '@/lib/domain/memorial-page/static/asked-queries'
import type { StaticList } from '@/lib/domain/memorial-page/static/schema'
import { env } from '@/lib/server/env'
import { tellDocument } from '@/lib/server/page-status'
import type { Actor } from '@/lib/shared/actor'
import { findKeptForms, readThanks } from './after-a-form'
import { findPage, pageReader } from './find-page'
import { pageInLayout, pathInLayout } from './layout-paths'

/** GET of the classic layout, as its caller sees it. */
export async function classicPage(
  { nextUrl }: NextRequest,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const query = Object.fromEntries(nextUrl.searchParams)
  const { id } = await params
  const copy = askedCopy()
  const response = copy?.list ? await listAnswer(id, copy.list) : await classicAnswer(await pageReader(), id, query)
  response.headers.set('cache-control', 'private, no-store')
  return response
}

export async function classicAnswer(actor: Actor, id: string, query: Record<string, string>): Promise<Response> {
  const answer = await findPage(actor, id, query)
  if (answer.kind === 'missing') return classicNotFoundAnswer()
  if (answer.kind === 'hidden') return classicHiddenAnswer(answer.slug)
  if (answer.kind === 'elsewhere') return goTo(answer.path, answer.permanent ? 308 : 307)
  const { version, trueUntil } = answer
  const page = pageInLayout('classic-memorial', answer.page)
  tellDocument({ memorialId: page.id, version, trueUntil })
  return classicPageAnswer({
    // Nobody can write on a copy.
    page: askedCopy() ? { ...page, isOpenForPosts: false } : page,
    address: `${env.SITE_URL}/memorial/${page.slug}`,
    siteName: env.SITE_NAME,
    keptForms: await findKeptForms(query),
    thanks: readThanks(query.tak),
  })
}

async function listAnswer(id: string, list: StaticList): Promise<Response> {
  const found = await findStaticList(id, list)
  if (!found) return classicNotFoundAnswer()
  const { memorialId, version, view } = found
  tellDocument({ memorialId, version, trueUntil: null })
  return classicStaticListAnswer(view)
}

/** Redirects with a relative Location, independent of the server's public name. */
function goTo(path: string, status: 307 | 308): Response {
  return new Response(null, { status, headers: { location: pathInLayout('classic-memorial', path) } })
}
