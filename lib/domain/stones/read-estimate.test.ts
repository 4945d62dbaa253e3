import { describe, expect, it } from 'vitest'
import { readEstimate } from '@/lib/domain/stones/read-estimate'

const kept = { zxing: 'A', jsqr: null, modulation: 0.9, fixedPatterns: 1, unusedCorrection: 1, damage: 0, mark: 4 }

describe('a kept estimate', () => {
  it('is read though a share overshot by a thousandth', () => {
    expect(readEstimate({ ...kept, contrast: 1.001 })).toEqual({ ...kept, contrast: 1 })
  })

  it('counts as none when it is of another shape', () => {
    expect(readEstimate({ ...kept, contrast: 'høj' })).toBeNull()
    expect(readEstimate(null)).toBeNull()
  })
})
