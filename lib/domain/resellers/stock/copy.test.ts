import { describe, expect, it } from 'vitest'
import { stockToasts } from '@/lib/domain/resellers/stock/copy'

describe('the messages to a reseller about codes', () => {
  it('use the singular for one code', () => {
    expect(stockToasts.handedOver(1).description).toBe('Giv familien kortet med. Det er deres nøgle til siden.')
    expect(stockToasts.takenBack(1)).toEqual({
      title: 'Koden er taget tilbage',
      description: 'Den ligger på lageret igen.',
    })
  })

  it('use the plural for several', () => {
    expect(stockToasts.handedOver(12).description).toBe('Giv familierne kortene med. De er nøglen til siderne.')
    expect(stockToasts.takenBack(12)).toEqual({
      title: '12 koder er taget tilbage',
      description: 'De ligger på lageret igen.',
    })
  })
})
