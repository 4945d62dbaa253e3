import { memo } from 'react'
import type { DrawingView } from '@/lib/domain/tree-drawing/drawing-views'
import { treeInWords } from '@/lib/domain/tree-drawing/tree-words'

type TreeWordsProps = { drawing: DrawingView; hrefOf: (personId: string) => string }

/** The drawing in words, generation by generation. */
export const TreeWords = memo(function TreeWords({ drawing, hrefOf }: TreeWordsProps) {
  const { neighbourhood, layout, memorial, centreId } = drawing
  const generations = treeInWords({ ...neighbourhood, boxes: layout.boxes })
  const own = layout.boxes.find(({ id }) => id === centreId)?.row ?? 0
  const names = new Map(neighbourhood.people.map(({ id, name }) => [id, name]))
  return (
    <details className="border-border border-t py-4 print:hidden">
      <summary className="min-h-touch cursor-pointer py-2 font-sans font-semibold">Tegningen i ord</summary>
      {generations.map(({ row, people }) => (
        <section key={row} className="mt-5 max-w-measure">
          <h3 className="font-sans font-semibold text-base">
            {generationTitle(row - own, names.get(centreId) ?? memorial.name)}
          </h3>
          <ul className="mt-1 space-y-2">
            {people.map(({ id, text }) => (
              <li key={id}>
                <a href={hrefOf(id)} data-person={id} className="underline decoration-1 underline-offset-4">
                  {names.get(id)}
                </a>
                {text.slice(names.get(id)?.length)}.
              </li>
            ))}
          </ul>
        </section>
      ))}
    </details>
  )
})

function generationTitle(distance: number, name: string): string {
  if (distance === 0) return `${name} og samme slægtled`
  const count = Math.abs(distance)
  const led = count === 1 ? 'Ét slægtled' : `${count} slægtled`
  return distance < 0 ? `${led} før` : `${led} efter`
}
