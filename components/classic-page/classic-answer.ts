import { createElement, type ReactElement } from 'react'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import type { StaticListView } from '@/lib/domain/memorial-page/static/schema'
import {
  ClassicDocument,
  ClassicHidden,
  ClassicNotFound,
  ClassicStaticListDocument,
  ClassicUnavailable,
} from './classic-document'

/** The page as a plain HTML response. */
export function classicPageAnswer(props: MemorialPageProps): Promise<Response> {
  return answer(createElement(ClassicDocument, props), 200)
}

export function classicStaticListAnswer(view: StaticListView): Promise<Response> {
  return answer(createElement(ClassicStaticListDocument, { view }), 200)
}

export function classicNotFoundAnswer(): Promise<Response> {
  return answer(createElement(ClassicNotFound), 404)
}

export function classicUnavailableAnswer(): Promise<Response> {
  return answer(createElement(ClassicUnavailable), 200)
}

/** The 404 of a memorial that administrators have hidden (docs/decisions/050). */
export async function classicHiddenAnswer(slug: string): Promise<Response> {
  const response = await answer(createElement(ClassicHidden, { slug }), 404)
  // scripts/server/readable-not-found.mjs leaves responses with this header alone.
  response.headers.set('x-memorial', 'hidden')
  return response
}

async function answer(document: ReactElement, status: number): Promise<Response> {
  // Imported here because Next.js refuses a static import of react-dom/server.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return new Response(`<!doctype html>${renderToStaticMarkup(document)}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
