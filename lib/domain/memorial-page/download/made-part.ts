import 'server-only'
import { factsOf, kindTexts, madeTitle } from '@/lib/domain/made-works/copy'
import { readMade } from '@/lib/domain/made-works/made-row'
import type { MadeWorkView } from '@/lib/domain/made-works/schema'

const rowsAtATime = 50

/** The account of what was made on a page, to read and for programs; no files where nothing was made. */
export async function madeFiles(memorialId: string): Promise<{ name: string; content: AsyncIterable<string> }[]> {
  const { items } = await readMade(memorialId, { limit: 1 })
  if (items.length === 0) return []
  return [
    { name: `${madeTitle}.html`, content: madeHtml(memorialId) },
    { name: 'sadan-er-det-lavet.json', content: madeJson(memorialId) },
  ]
}

async function* allMade(memorialId: string): AsyncGenerator<MadeWorkView> {
  let cursor: string | undefined
  do {
    const { items, nextCursor } = await readMade(memorialId, { cursor, limit: rowsAtATime })
    yield* items
    cursor = nextCursor ?? undefined
  } while (cursor)
}

async function* madeJson(memorialId: string) {
  yield '[\n'
  let before = ''
  for await (const work of allMade(memorialId)) {
    yield before + JSON.stringify(work)
    before = ',\n'
  }
  yield '\n]\n'
}

async function* madeHtml(memorialId: string) {
  yield `<!doctype html>
<html lang="da"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${madeTitle}</title><style>${style}</style></head><body><main>
<h1>${madeTitle}</h1>
<p>Her står, hvad der er lavet af jeres ord og billeder, og hvem der sagde ja.</p>\n`
  for await (const work of allMade(memorialId)) yield workHtml(work)
  yield '</main></body></html>\n'
}

function workHtml(work: MadeWorkView): string {
  const facts = factsOf(work).map(({ label, text }) => `<dt>${escaped(label)}</dt><dd>${escaped(text)}</dd>`)
  const sentences = work.sentences.map((text) => `<li>${escaped(text)}</li>`).join('')
  return `<section><h2>${escaped(work.title)}</h2><p>${kindTexts[work.kind]}</p><dl>${facts.join('')}</dl>${
    sentences && `<h3>Sætninger, det er lavet af</h3><ul>${sentences}</ul>`
  }</section>\n`
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Plain text escaped for HTML content. */
function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '')
}

const style = `:root{color-scheme:light dark}
body{margin:0;padding:2rem 1.25rem 4rem;font:1.0625rem/1.55 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:46rem;margin:0 auto}
h1,h2,h3{font-family:Georgia,serif;font-weight:500;line-height:1.2}
section{margin-top:3rem}dt{margin-top:.75rem;font-weight:600}dd{margin:0}`
