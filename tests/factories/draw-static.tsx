import { NextRequest } from 'next/server'
import { classicPage } from '@/app/(memorial)/classic-page'
import DoubleStonePage from '@/app/(memorial)/memorial/qr/[code]/dual/page'
import { MemorialRoute, memorialMetadata } from '@/app/(memorial)/memorial-route'
import type { StaticSubject } from '@/lib/domain/memorial-page/static/list-parts'
import { processGlobals } from '@/lib/server/process-globals.mjs'
import { markupOf } from '@/tests/factories/markup-of'

/** Draws static pages by the pages' own routes, as the server's press does (scripts/server/page-store.mjs). */
export function drawStaticHere(): void {
  processGlobals.drawStatic = (page, asked) => {
    const draw = () => ('path' in page ? drawnStone(page.path) : drawn(page))
    return processGlobals.pageStatus.run({ asked, document: null }, draw)
  }
}

async function drawnStone(path: string): Promise<string> {
  const [, code = ''] = /^\/memorial\/qr\/([^/]+)\/dual$/.exec(path) ?? []
  const body = markupOf(await DoubleStonePage({ params: Promise.resolve({ code }), searchParams: Promise.resolve({}) }))
  return documentOf('To på samme sten', body)
}

async function drawn({ layout, slug }: StaticSubject): Promise<string> {
  const params = Promise.resolve({ id: slug })
  if (layout === 'classic-memorial') {
    const request = new NextRequest(`http://localhost:3000/${layout}/${slug}`)
    return (await classicPage(request, { params })).text()
  }
  const props = { params, searchParams: Promise.resolve({}) }
  const { title } = await memorialMetadata(props)
  return documentOf(String(title), markupOf(await MemorialRoute({ ...props, layout })))
}

function documentOf(title: string, body: string): string {
  return `<!DOCTYPE html><html lang="da"><head><meta charSet="utf-8"/>${markupOf(<title>{title}</title>)}</head><body>${body}</body></html>`
}
