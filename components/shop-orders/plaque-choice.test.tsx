import { expect, it } from 'vitest'
import { PlaqueSize } from '@/components/shop-orders/plaque-choice'
import { plaqueSymbolMm } from '@/lib/domain/resellers/stock/order-schema'
import { plaqueMm } from '@/lib/domain/shop-orders/schema'
import { markupOf } from '@/tests/factories/markup-of'

it.each(plaqueSymbolMm)('a plaque with a code of %i mm is drawn to scale and told in words', (symbolMm) => {
  const { width, height } = plaqueMm(symbolMm)
  const drawn = markupOf(<PlaqueSize symbolMm={symbolMm} />)
  expect(drawn).toContain(`aria-label="En plade på ${width} gange ${height} millimeter ved siden af en hånd`)
  // Beside the hand and on the stone, in millimetres both.
  expect([...drawn.matchAll(new RegExp(`width="${width}" height="${height}"`, 'g'))]).toHaveLength(2)
  expect(drawn.replace(/<!-- -->/g, '')).toContain(`Pladen er ${width} × ${height} mm`)
  // The code with the four empty modules around it fits: it has at least 25 modules.
  expect(symbolMm * (1 + 8 / 25)).toBeLessThanOrEqual(width)
})
