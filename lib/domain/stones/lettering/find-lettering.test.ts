import { describe, expect, it } from 'vitest'
import { drawArtwork } from '@/lib/domain/artwork/draw-artwork'
import { type ArtworkOptions, artworkOptions } from '@/lib/domain/artwork/schema'
import { estimateStonePhoto } from '@/lib/domain/stones/estimate/estimate-photo'
import { findLettering } from '@/lib/domain/stones/lettering/find-lettering'
import { letteringPlan } from '@/lib/domain/stones/lettering/lettering-plan'
import { env } from '@/lib/server/env'
import { printedAddress } from '@/lib/shared/qr-text-code'
import { type PlaquePhoto, plaquePhoto } from '@/tests/factories/plaque-photo'

// Always the same: in rough granite one code in twenty gives a photograph whose letters are left to the eye.
const code = 'CG8KX4Y352'

const plaque = (lines: string[], material: ArtworkOptions['material'] = 'polished_black_granite') =>
  artworkOptions.parse({ material, symbolMm: 40, shape: 'rectangle', widthMm: 90, heightMm: 120, lines })

/** The finding for a photograph of `cut` when `approved` was approved. */
async function findingOf(approved: ArtworkOptions, cut: ArtworkOptions, wishes: PlaquePhoto) {
  const photo = await plaquePhoto(cut, code, wishes)
  const plan = letteringPlan(drawArtwork(approved, code), approved, code)
  const { rows } = await estimateStonePhoto(photo, printedAddress(env.SITE_URL, code), 'test', plan)
  return findLettering(plan, rows, 'test')
}

const holm = ['Ellen Margrethe Holm', '* 3. maj 1941 † 12. januar 2024']

describe('the letters in a photograph of a finished piece', () => {
  it('agree with the drawing, tilted and in grainy granite', async () => {
    const right = plaque(holm)
    expect(await findingOf(right, right, { seed: 1, tilt: 0.35, grain: 20 })).toEqual({ outcome: 'agrees' })
  })

  it('differ when years were cut instead of dates, and the cut text is read', async () => {
    const finding = await findingOf(plaque(holm), plaque(['Ellen Margrethe Holm', '1941 – 2024']), { seed: 2 })
    expect(finding).toMatchObject({
      outcome: 'differs',
      approved: holm[1],
      read: expect.stringMatching(/1941.*2024/),
    })
  })

  it('differ by one figure of a year, dark on light', async () => {
    const wrong = plaque(['Karl Verner', '1938 – 2021'], 'marble')
    const finding = await findingOf(plaque(['Karl Verner', '1936 – 2021'], 'marble'), wrong, { seed: 3, blur: 1.6 })
    expect(finding).toMatchObject({
      outcome: 'differs',
      approved: '1936 – 2021',
      read: expect.stringContaining('1938'),
    })
  })

  it('are not confirmed when the photograph is too blurred to show them', async () => {
    const right = plaque(holm)
    const blurred = await findingOf(right, plaque(['Ellen Margrethe Holm', '* 3. maj 1947 † 12. januar 2024']), {
      seed: 4,
      blur: 5.5,
      noise: 10,
      grain: 25,
      dark: 90,
      light: 140,
    })
    expect(blurred.outcome).not.toBe('agrees')
  })
})
