import { expect, it } from 'vitest'
import { trackingLink } from '@/lib/domain/production/tracking-link'

it.each(['GLS', 'PostNord', 'Post Nord', 'dao', 'Bring', 'UPS Express', 'DHL'])(
  'leads to the page of %s',
  (carrier) => {
    const link = new URL(trackingLink(carrier, '00370726 2019') ?? '')
    expect(link.protocol).toBe('https:')
    expect(link.href).toContain('003707262019')
  },
)

it('is null for an unknown carrier and an implausible number', () => {
  expect(trackingLink('Jensens Fragt', '12345')).toBeNull()
  expect(trackingLink('Snuglserne', '12345')).toBeNull()
  for (const number of [null, '', '  ', 'javascript:alert(1)', '../../?x=1&y=2', '<b>123</b>']) {
    expect(trackingLink('GLS', number)).toBeNull()
  }
  expect(trackingLink('GLS', 'A/B 12')).toContain('A%2FB12')
})
