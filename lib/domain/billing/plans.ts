export type PlanId = 'basis' | 'premium' | 'livstid'

export const planNames: Record<PlanId, string> = { basis: 'Basis', premium: 'Premium', livstid: 'Livstid' }

/** How a plan is paid: not at all, each month or year, or a single time. */
export type PaymentInterval = 'included' | 'month' | 'year' | 'once'

/** The price in whole øre, including moms. */
export type PlanPrice = { interval: PaymentInterval; priceOere: number }

export type Plan = { id: PlanId; name: string; prices: readonly [PlanPrice, ...PlanPrice[]] }

/** The three plans and the prices they have until an administrator sets others (./prices.ts). */
export const plans: readonly Plan[] = [
  { id: 'basis', name: planNames.basis, prices: [{ interval: 'included', priceOere: 0 }] },
  {
    id: 'premium',
    name: planNames.premium,
    prices: [
      { interval: 'month', priceOere: 29_00 },
      { interval: 'year', priceOere: 290_00 },
    ],
  },
  { id: 'livstid', name: planNames.livstid, prices: [{ interval: 'once', priceOere: 1495_00 }] },
]

/** What can be bought of them, as items of the price list. */
export const planItems = ['premium.month', 'premium.year', 'livstid.once'] as const
export type PlanItem = (typeof planItems)[number]

/** The item of the price list; null for Basis, which nobody buys. */
export function planItemOf(id: PlanId, interval: PaymentInterval): PlanItem | null {
  return planItems.find((item) => item === `${id}.${interval}`) ?? null
}

/** Throws a RangeError for an item that is no plan's. */
export function defaultPlanOere(item: PlanItem): number {
  for (const { id, prices } of plans) {
    const price = prices.find(({ interval }) => planItemOf(id, interval) === item)
    if (price) return price.priceOere
  }
  throw new RangeError(`No plan ${item}`)
}

/** The plans at these prices. */
export function plansAt({ of }: { of: (item: PlanItem) => number }): readonly Plan[] {
  const at = (id: PlanId, { interval, priceOere }: PlanPrice): PlanPrice => {
    const item = planItemOf(id, interval)
    return { interval, priceOere: item ? of(item) : priceOere }
  }
  return plans.map(({ prices: [first, ...others], ...plan }) => ({
    ...plan,
    prices: [at(plan.id, first), ...others.map((price) => at(plan.id, price))],
  }))
}

/** The best plan among an account's pages. `until`: ISO 8601; null for Basis and Livstid. */
export type AccountPlan = { isPremium: boolean; plan: PlanId; until: string | null }

/** Around a missed payment, in days. Nothing is deleted and no page closes. */
export const lapse = { reminderDaysBefore: [30, 7, 1], graceDays: 30 } as const
/** Reminders before the end of a period, in days, the first first: a month has no room for thirty. */
export const reminderDays = { year: lapse.reminderDaysBefore, month: [7, 1] } as const

/** The consumer's right of withdrawal, in days: forbrugeraftaleloven § 19. */
export const withdrawalDays = 14

/** Days within which money is paid back after a withdrawal: forbrugeraftaleloven § 22. We keep it elsewhere too. */
export const refundDays = 14

/** Days ahead at which a running agreement must know its new price (docs/decisions/061). */
export const priceToldDays = 30

/** For so many months after a plan of a page was used and regretted, the next ones do not begin at once. */
export const regrettedMonths = 12

/** No family is bound for longer than this many months, however far ahead it paid: forbrugeraftaleloven § 28. */
export const bindingMonths = 6

/** Generations of a family tree without Premium, each way and the person's own included. */
export const freeGenerations = 3

/** Pictures on a page without Premium. */
export const freePictures = 30

/**
 * What an account has for all its pages without a code and without a plan together: how many, and the bytes on them. A
 * page with a code or a plan takes nothing of it. The bytes are one page full of the longest films.
 */
export const freeRoom = { pages: 20, bytes: 10 * 1024 ** 3 } as const

/** What an account uses of `freeRoom`. */
export type FreeUse = { pages: number; bytes: number }
