import 'server-only'
import { env } from '@/lib/server/env'

/** Whether anything can be paid: by card and MobilePay (Stripe's keys, both or none), or by bank transfer. */
export function isShopOpen(): boolean {
  return env.bankAccount !== null || env.STRIPE_SECRET_KEY !== undefined
}
