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
