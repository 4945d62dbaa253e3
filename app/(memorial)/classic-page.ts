import 'server-only'
import type { NextRequest } from 'next/server'
import { classicHiddenAnswer, classicNotFoundAnswer, classicPageAnswer } from '@/components/classic-page/classic-answer'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { env } from '@/lib/server/env'
import { outsider } from '@/lib/shared/actor'
import { findKeptForms, readThanks } from './after-a-form'
import { findLivePage } from './find-live-page'
import { pathInLayout } from './layout-paths'

type Context = { params: Promise<{ id: string }> }

/** GET of the classic layout for all visitors. Nothing here may read cookies or the query. */
export async function sharedClassicPage(_: NextRequest, { params }: Context): Promise<Response> {
  const answer = await getMemorialPage(outsider, (await params).id)
  if (answer.kind === 'missing') return classicNotFoundAnswer()
  if (answer.kind === 'hidden') return classicHiddenAnswer(answer.slug)
  if (answer.kind === 'elsewhere') return goTo(answer.path, answer.permanent ? 308 : 307)
  return classicPageAnswer(framed(answer.page))
}

/** The same per caller: signed in, returning from a form, or paging through a list. */
export async function liveClassicPage({ nextUrl }: NextRequest, { params }: Context): Promise<Response> {
  const query = Object.fromEntries(nextUrl.searchParams)
  const answer = await findLivePage((await params).id, query)
  const response = await answerFor()
  response.headers.set('cache-control', 'private, no-store')
  return response

  async function answerFor(): Promise<Response> {
    if (answer.kind === 'missing') return classicNotFoundAnswer()
    if (answer.kind === 'hidden') return classicHiddenAnswer(answer.slug)
    if (answer.kind === 'elsewhere') return goTo(answer.path, 307)
    return classicPageAnswer({
      ...framed(answer.page),
      keptForms: await findKeptForms(query.kladde),
      thanks: readThanks(query.tak),
    })
  }
}

function framed(page: MemorialPageView) {
  return { page, address: `${env.SITE_URL}/memorial/${page.slug}`, siteName: env.SITE_NAME }
}

/** Redirects with a relative Location, independent of the server's public name. */
function goTo(path: string, status: 307 | 308): Response {
  return new Response(null, { status, headers: { location: pathInLayout('classic-memorial', path) } })
}
