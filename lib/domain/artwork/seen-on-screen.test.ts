import { expect, test } from 'vitest'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { writeArtwork } from '@/lib/domain/artwork/files/write-artwork'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import { seenOnScreen } from '@/lib/domain/artwork/seen-on-screen'
import { generateTextCode } from '@/lib/shared/qr-text-code'

test('edge and holes are visible, and nothing else in the file changes', async () => {
  const options = artworkOptions.parse({
    material: 'steel',
    symbolMm: 50,
    shape: 'rounded',
    widthMm: 100,
    heightMm: 120,
    holes: 'four',
  })
  const file = (await writeArtwork(drawArtwork(options, generateTextCode()), 'svg')).toString()
  const seen = seenOnScreen(file)
  expect(seen).toContain('stroke-width="0.4"')
  expect(seen).not.toBe(file)
  const withoutWidth = (svg: string) => svg.replace(/stroke-width="[\d.]+"/, '')
  expect(withoutWidth(seen)).toBe(withoutWidth(file))
})
