import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WorkshopFigures } from './workshop-figures'

const workshop = {
  counts: { queued: 5, engraving: 0, quality_check: 0, passed: 0, packed: 0, shipped: 0, stopped: 0, cancelled: 0 },
  today: { engraved: 0, checked: 0, packed: 0, stopped: 0 },
  held: [],
  stopped: [],
  waiting: { engraving: 5, inspection: 0, packing: 0 },
}

test.each([
  [1, 1, 'Et parti er forsinket, og 1 stykke mangler.'],
  [3, 12, '3 partier er forsinkede, og 12 stykker mangler.'],
])('%i late batches are told in good Danish', (lateBatches, latePieces, sentence) => {
  expect(renderToStaticMarkup(<WorkshopFigures workshop={{ ...workshop, lateBatches, latePieces }} />)).toContain(
    sentence,
  )
})
