import { describe, expect, it } from 'vitest'
import { readEstimate } from '@/lib/domain/stones/stored-findings'

const stored = { zxing: 'A', jsqr: null, modulation: 0.9, fixedPatterns: 1, unusedCorrection: 1, damage: 0, mark: 4 }

describe('a stored estimate', () => {
  it('is read although a share overshot by a thousandth', () => {
    expect(readEstimate({ ...stored, contrast: 1.001 })).toEqual({ ...stored, contrast: 1 })
  })

  it('is null when it has another shape', () => {
    expect(readEstimate({ ...stored, contrast: 'høj' })).toBeNull()
    expect(readEstimate(null)).toBeNull()
  })
})
