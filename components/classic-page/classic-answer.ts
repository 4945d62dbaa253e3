import { createElement, type ReactElement } from 'react'
import type { MemorialPageProps } from '@/components/memorial-page/memorial-page-props'
import { ClassicDocument, ClassicHidden, ClassicNotFound } from './classic-document'

/** The page as an answer of plain HTML. */
export function classicPageAnswer(props: MemorialPageProps): Promise<Response> {
  return answer(createElement(ClassicDocument, props), 200)
}

export function classicNotFoundAnswer(): Promise<Response> {
  return answer(createElement(ClassicNotFound), 404)
}

/** The page that the house keeps from visitors, for whom it is not there (docs/decisions/050). */
export async function classicHiddenAnswer(slug: string): Promise<Response> {
  const response = await answer(createElement(ClassicHidden, { slug }), 404)
  // scripts/server/readable-not-found.mjs leaves alone what says so.
  response.headers.set('x-memorial', 'hidden')
  return response
}

async function answer(document: ReactElement, status: number): Promise<Response> {
  // Fetched here: the framework refuses the import at the head of a file, because a page could be meant.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return new Response(`<!doctype html>${renderToStaticMarkup(document)}`, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  })
}
