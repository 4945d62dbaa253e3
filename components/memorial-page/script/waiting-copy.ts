import type { ContributionKind } from '@/lib/domain/contributions/schema'
import { burningText } from '../page-copy'

/** Shown at a post written offline. */
export const waitsText = 'Venter på forbindelse'

/** The sentence after a post was stored on the device. */
export const waitingThanks: Record<ContributionKind, string> = {
  candle: 'Tak for dit lys. Det bliver tændt for alle, så snart der er forbindelse igen.',
  greeting: 'Tak for din hilsen. Den bliver sendt, så snart der er forbindelse igen.',
  tribute: 'Tak, fordi du delte dit minde. Det bliver sendt, så snart der er forbindelse igen.',
}

/** Replaces the count of burning candles while own candles wait on the device. */
export function litLaterText(burning: number, own: number): string {
  const others = burning > 0 ? `${burningText(burning)}. ` : ''
  return `${others}${own === 1 ? 'Dit' : 'Dine'} lys bliver tændt på siden, så snart der er forbindelse`
}

export const notKept =
  'Der er ingen forbindelse, og det, du skrev, kunne ikke gemmes her. Lad siden stå åben, så det ikke går tabt, og prøv igen.'
