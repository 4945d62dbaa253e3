import { AsyncLocalStorage } from 'node:async_hooks'
import { NextRequest } from 'next/server'
import { classicPage } from '@/app/(memorial)/classic-page'
import { MemorialRoute, memorialMetadata } from '@/app/(memorial)/memorial-route'
import type { StaticSubject } from '@/lib/domain/memorial-page/static/list-parts'
import { markupOf } from '@/tests/factories/markup-of'

const statuses = new AsyncLocalStorage()

/** Draws static pages by the pages' own routes, as the server's press does (scripts/server/page-store.mjs). */
export function drawStaticHere(): void {
  Reflect.set(globalThis, Symbol.for('mindelund.drawStatic'), (page: StaticSubject, asked: object) => {
    const before: unknown = Reflect.get(globalThis, Symbol.for('mindelund.pageStatus'))
    Reflect.set(globalThis, Symbol.for('mindelund.pageStatus'), before ?? statuses)
    const record = before instanceof AsyncLocalStorage ? before : statuses
    return record.run({ asked, document: null }, () => drawn(page))
  })
}

async function drawn({ layout, slug }: StaticSubject): Promise<string> {
  const params = Promise.resolve({ id: slug })
  if (layout === 'classic-memorial') {
    const request = new NextRequest(`http://localhost:3000/${layout}/${slug}`)
    return (await classicPage(request, { params })).text()
  }
  const props = { params, searchParams: Promise.resolve({}) }
  const { title } = await memorialMetadata(props)
  const body = markupOf(await MemorialRoute({ ...props, layout }))
  return `<!DOCTYPE html><html lang="da"><head><meta charSet="utf-8"/>${markupOf(<title>{String(title)}</title>)}</head><body>${body}</body></html>`
}
