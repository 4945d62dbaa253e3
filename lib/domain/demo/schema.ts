import { z } from 'zod'
import { boundedText } from '@/lib/shared/input/typed-text'

/** The provider's id in the address of a payment page or a card page. */
const reference = boundedText(120)

export const demoSessionInput = z.object({ session: reference })
export const demoPortalInput = z.object({ portal: reference })

export const answerDemoPaymentInput = demoSessionInput.extend({ choice: z.enum(['pay', 'decline']) })
export const changeDemoCardInput = demoPortalInput.extend({ card: z.enum(['accepted', 'refused']) })

export type DemoPaymentView = {
  session: string
  /** `closed`: paid, cancelled or too old. */
  state: 'open' | 'closed'
  amountOere: number
  description: string
  method: 'card' | 'mobilepay'
  /** Whether later periods are charged to the same card. */
  keepsCard: boolean
  isRefused: boolean
  /** Paths on this site. */
  successPath: string
  cancelPath: string
}

export type DemoCardView = {
  portal: string
  /** The last four digits; null without a card. */
  last4: string | null
  isRefused: boolean
  returnPath: string
}
