/** How a plan is paid: not at all, each month or year, or a single time. */
export type PaymentInterval = 'included' | 'month' | 'year' | 'once'

/** The price in whole øre, including moms. */
export type PlanPrice = { interval: PaymentInterval; priceOere: number }

export type PlanId = 'basis' | 'premium' | 'livstid'

export type Plan = { id: PlanId; name: string; prices: readonly [PlanPrice, ...PlanPrice[]] }

/** The three plans and their prices; the only place with a plan's price. */
export const plans: readonly Plan[] = [
  { id: 'basis', name: 'Basis', prices: [{ interval: 'included', priceOere: 0 }] },
  {
    id: 'premium',
    name: 'Premium',
    prices: [
      { interval: 'month', priceOere: 29_00 },
      { interval: 'year', priceOere: 290_00 },
    ],
  },
  { id: 'livstid', name: 'Livstid', prices: [{ interval: 'once', priceOere: 1495_00 }] },
]

/** Around a missed payment, in days. Nothing is deleted and no page closes. */
export const lapse = { reminderDaysBefore: [30, 7, 1], graceDays: 30 } as const

/** The consumer's right of withdrawal, in days: forbrugeraftaleloven § 19. */
export const withdrawalDays = 14

/** No family is bound for longer than this many months, however far ahead it paid: forbrugeraftaleloven § 28. */
export const bindingMonths = 6

/** Generations of a family tree without Premium. */
export const freeGenerations = 3

/** Pictures on a page without Premium; applies once Premium can be bought (docs/decisions/027). */
export const freePictures = 30
