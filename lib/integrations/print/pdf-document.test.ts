import { describe, expect, it } from 'vitest'
import { createPdf, mm } from '@/lib/integrations/print/pdf-document'

async function write() {
  const { doc, finish } = createPdf({ title: 'Prøve', widthMm: 85, heightMm: 54 })
  doc.font('serif').fontSize(12).text('Æble, ørred og å', mm(5), mm(5))
  return finish()
}

describe('a printed document', () => {
  it('has its true size in millimetres', async () => {
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec((await write()).toString('latin1')) ?? []
    expect(Number(width)).toBeCloseTo((85 / 25.4) * 72, 2)
    expect(Number(height)).toBeCloseTo((54 / 25.4) * 72, 2)
  })

  it('is byte-identical when written again', async () => {
    expect((await write()).equals(await write())).toBe(true)
  })
})
