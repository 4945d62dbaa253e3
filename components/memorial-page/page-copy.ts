import type { ContributionKind } from '@/lib/domain/contributions/views'

/** One quiet sentence for what was given; the second is added while the family has not read it yet. */
export const thanksTexts = {
  candle: { given: 'Tak for dit lys.', waits: 'Familien læser din hilsen, før lyset bliver vist for andre.' },
  greeting: { given: 'Tak for din hilsen.', waits: 'Familien læser den, før den bliver vist for andre.' },
  tribute: { given: 'Tak, fordi du delte dit minde.', waits: 'Familien læser det, før det bliver vist for andre.' },
} as const satisfies Record<ContributionKind, { given: string; waits: string }>

export const withdrawnText = 'Det er trukket tilbage.'

/** Titles of the toasts when something could not be sent. */
export const failureTitles = {
  candle: 'Fejl ved tænding af lys',
  greeting: 'Fejl ved tilføjelse',
  tribute: 'Fejl ved tilføjelse',
} as const satisfies Record<ContributionKind, string>

/** How many candles were ever lit, in words; nothing where all of them burn. */
export function litText(candles: number, burning: number): string {
  return candles > burning ? `${candles.toLocaleString('da-DK')} er tændt i alt. ` : ''
}

/** How many candles burn, in words: '1 lys brænder', '214 lys brænder'. */
export function burningText(count: number): string {
  return count === 0 ? 'Der brænder ingen lys lige nu' : `${count.toLocaleString('da-DK')} lys brænder lige nu`
}
