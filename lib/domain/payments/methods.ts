import 'server-only'
import type { PaymentMethod } from '@/lib/domain/payments/schema'
import { paymentProvider } from '@/lib/integrations/payments/provider'
import { env } from '@/lib/server/env'

/** What can be offered now: card and MobilePay with the provider's keys, a bank transfer with a bank account. */
export function paymentMethods(): PaymentMethod[] {
  return [
    ...(paymentProvider() ? (['card', 'mobilepay'] as const) : []),
    ...(env.bankAccount ? (['bank_transfer'] as const) : []),
  ]
}
