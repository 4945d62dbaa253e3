import 'server-only'
import { env } from '@/lib/server/env'

/** Whether Premium and Livstid can be bought: by card and MobilePay (Stripe's keys), or by bank transfer. */
export function isShopOpen(): boolean {
  return env.bankAccount !== null || env.STRIPE_SECRET_KEY !== undefined
}
