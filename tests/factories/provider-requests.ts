import { v7 as uuidv7 } from 'uuid'
import type { ChargeRequest, CheckoutRequest } from '@/lib/integrations/payments/payment-provider'

/** A payment page for a year of Premium, by a card that is kept. */
export const purchase = (changed: Partial<CheckoutRequest> = {}): CheckoutRequest => ({
  reference: uuidv7(),
  amountOere: 29_000,
  method: 'card',
  description: 'Premium i et år · Ærø & Søn',
  email: 'familien@example.dk',
  customerRef: null,
  keepCard: true,
  successUrl: 'http://localhost:3000/payment/1?key=a&b=1',
  cancelUrl: 'http://localhost:3000/pricing',
  expiresAt: new Date(Date.now() + 3_600_000),
  ...changed,
})

/** A charge of a saved card for a year of Premium. */
export const renewal = (changed: Partial<ChargeRequest> = {}): ChargeRequest => ({
  reference: uuidv7(),
  amountOere: 29_000,
  customerRef: 'cus_demo_family',
  cardRef: 'pm_demo_family',
  description: 'Premium i et år',
  ...changed,
})
