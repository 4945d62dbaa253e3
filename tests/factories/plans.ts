import { randomInt } from 'node:crypto'
import { Temporal } from 'temporal-polyfill'
import { legalDocuments } from '@/lib/domain/legal/legal-documents'
import { db, type Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { bankAccountOf } from '@/lib/shared/company'
import { dayMs } from '@/lib/shared/durations'

const priceOere = { premium: 290_00n, livstid: 1495_00n }

/** Gives a page a plan that began ten days ago, paid for until a year later; `changes` overrides any column. */
export async function givePlan(
  memorialId: string,
  plan: 'premium' | 'livstid',
  changes: Partial<Prisma.SubscriptionUncheckedCreateInput> = {},
): Promise<{ id: string }> {
  const startedAt = new Date(Date.now() - 10 * dayMs)
  return db.subscription.create({
    data: {
      memorialId,
      memorialName: 'En side',
      payerName: 'En fra familien',
      payerEmail: 'betaler@eksempel.dk',
      plan,
      interval: plan === 'livstid' ? 'once' : 'year',
      priceOere: priceOere[plan],
      status: 'active',
      renewal: 'none',
      termsVersion: legalDocuments.terms.version,
      startedAt,
      periodStart: startedAt,
      paidUntil: plan === 'livstid' ? null : new Date(startedAt.getTime() + 365 * dayMs),
      ...changes,
    },
    select: { id: true },
  })
}

/**
 * Opens the shop as the settings do: card, MobilePay and bank transfer. `beforeAll(openShop)` closes it after the file,
 * or the next file in the process would find it open.
 */
export function openShop(): () => void {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, bankAccount } = env
  Object.assign(env, {
    STRIPE_SECRET_KEY: 'sk_test_open_shop',
    STRIPE_WEBHOOK_SECRET: 'whsec_open_shop',
    bankAccount: bankAccountOf('1234 0001234567'),
  })
  return () => {
    Object.assign(env, { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, bankAccount })
  }
}

/** A day so far ahead that no other test reads its prices, yyyy-mm-dd. */
export function aComingDay(): string {
  return Temporal.PlainDate.from('2400-01-01')
    .add({ days: randomInt(200_000) })
    .toString()
}

export function createComingPrice(): Promise<{ id: string }> {
  return db.price.create({
    data: {
      item: 'reseller.freight',
      amountOere: 90_00n,
      validFrom: new Date(aComingDay()),
      createdByName: 'Administrator',
    },
    select: { id: true },
  })
}
