import { describe, expect, it } from 'vitest'
import { artworkFacts, drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { renderPdfWindow } from '@/lib/domain/artwork/files/render-pdf'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { drawPaper } from '@/lib/domain/proof-sheets/paper/draw-paper'
import { pointsPerMm } from '@/lib/integrations/print/pdf-document'

const code = '48WK0BPHMT'

function somePaper(symbolMm = 50, drawn = {}) {
  const options = artworkOptions.parse({ material: 'marble', symbolMm, ...drawn })
  const inscription = { name: 'Åse Ærø', born: '1942', died: '2024', dates: '1942 – 2024', text: [], cutsText: false }
  return drawPaper({
    number: 12,
    version: 1,
    date: new Date(),
    code,
    options,
    inscription,
    siteName: 'Mindelund',
    drawing: drawArtwork(options, code),
    facts: artworkFacts(options, code),
    sender: {
      name: 'Lars Holm, Holms Stenhuggeri',
      person: 'Lars Holm',
      company: 'Holms Stenhuggeri',
      address: null,
      phone: null,
      email: 'holm@eksempel.dk',
    },
  })
}

/** The first and last ink in a row of the first page, in mm from the left edge of a window of `sideMm`. */
async function inkIn(pdf: Buffer, { x, y, sideMm }: { x: number; y: number; sideMm: number }) {
  const pixels = sideMm * 20
  const window = { x: x * pointsPerMm, y: (y - sideMm / 2) * pointsPerMm, side: sideMm * pointsPerMm, pixels }
  const greys = await renderPdfWindow(pdf, window)
  const row = greys.slice((pixels / 2) * pixels, (pixels / 2 + 1) * pixels)
  return { from: row.findIndex((grey) => grey < 200) / 20, to: row.findLastIndex((grey) => grey < 200) / 20 }
}

describe('the PDF of a proof sheet', () => {
  it('has a line of exactly 50 mm, which shows a shrunk print', async () => {
    const { pdf } = await somePaper()
    const { from, to } = await inkIn(pdf, { x: 140, y: 41, sideMm: 60 })
    // The line itself is a sixth of a millimetre thick.
    expect(Math.abs(to - from - 50)).toBeLessThan(0.4)
  })

  it('has a 60 mm code in true size on the first page, and a larger one on its own page', async () => {
    const pages = async (symbolMm: number) => {
      const { pdf, testSymbol } = await somePaper(symbolMm)
      return [pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length, testSymbol.sideMm]
    }
    expect(await pages(60)).toEqual([1, 60])
    expect(await pages(80)).toEqual([2, 40])
  })

  it('keeps the stone clear of the ruler and the text above it, however high the drawing is', async () => {
    const lines = ['Karen Margrethe Holm', '* 1942 † 2024', 'Elsket og savnet', 'Tak for alt', 'Hvil i fred', 'Farvel']
    const { pdf } = await somePaper(50, { material: 'polished_black_granite', lines })
    // Between the end of the text and the ruler, just above the stone.
    const { from } = await inkIn(pdf, { x: 90, y: 42.5, sideMm: 30 })
    expect(from).toBeLessThan(0)
  })
})
