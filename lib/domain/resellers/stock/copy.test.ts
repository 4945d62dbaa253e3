import { describe, expect, it } from 'vitest'
import { stockToasts } from '@/lib/domain/resellers/stock/copy'

describe('what a reseller is told about codes', () => {
  it('speaks of one code as one', () => {
    expect(stockToasts.handedOver(1).description).toBe('Giv familien kortet med. Det er deres nøgle til siden.')
    expect(stockToasts.takenBack(1)).toEqual({
      title: 'Koden er taget tilbage',
      description: 'Den ligger på lageret igen.',
    })
  })

  it('speaks of several as several', () => {
    expect(stockToasts.handedOver(12).description).toBe('Giv familierne kortene med. De er nøglen til siderne.')
    expect(stockToasts.takenBack(12)).toEqual({
      title: '12 koder er taget tilbage',
      description: 'De ligger på lageret igen.',
    })
  })
})
