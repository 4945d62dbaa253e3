import { orderDrawingPath } from '@/lib/domain/shop-orders/paths'
import { drawingFormats, drawnStones, drawnSymbolMm } from '@/lib/domain/shop-orders/schema'
import type { OrderView } from '@/lib/domain/shop-orders/views'

const stoneTexts = { light: 'Til en lys sten', dark: 'Til en mørk sten' }

/** The files that a stonemason cuts a further code from. */
export function OrderDrawings({ id, drawings }: Pick<OrderView, 'id' | 'drawings'>) {
  if (drawings.length === 0) return null
  return (
    <section aria-labelledby="tegning">
      <h2 id="tegning" className="mb-3 text-xl">
        Tegningen til stenhuggeren
      </h2>
      <p className="max-w-measure">
        Koden er {drawnSymbolMm} mm bred på tegningen. Den må gerne hugges større, men ikke mindre. Vælg efter stenens
        farve: på en mørk sten hugges de lyse felter.
      </p>
      {drawings.map(({ code, formattedCode }) => (
        <ul key={code} className="mt-4 flex flex-wrap gap-x-8" aria-label={`Koden ${formattedCode}`}>
          {drawnStones.flatMap((stone) =>
            drawingFormats.map((format) => (
              <li key={stone + format}>
                <a
                  href={orderDrawingPath(id, { code, stone, format })}
                  className="inline-flex min-h-touch items-center underline underline-offset-4"
                >
                  {stoneTexts[stone]} ({format.toUpperCase()}){drawings.length > 1 && `, ${formattedCode}`}
                </a>
              </li>
            )),
          )}
        </ul>
      ))}
    </section>
  )
}
