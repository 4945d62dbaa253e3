import { z } from 'zod'
import { findPriceItem, type PriceItem } from '@/lib/domain/billing/price-items'
import { typedDay } from '@/lib/shared/input/typed-day'
import { typedText } from '@/lib/shared/input/typed-text'
import { parseOere } from '@/lib/shared/money'

const writeAmount = 'Skriv et beløb i kroner, for eksempel 29 eller 1.495,00.'
/** A million kroner: above that somebody forgot the comma. */
const mostOere = 100_000_000

export const setPriceInput = z.object({
  item: typedText(60, undefined, { missing: 'Vælg, hvad prisen gælder for.' }).transform((item, context) => {
    const facts = findPriceItem(item)
    if (facts) return facts.item
    context.addIssue({ code: 'custom', message: 'Vælg, hvad prisen gælder for.' })
    return z.NEVER
  }),
  amount: typedText(20, undefined, { missing: writeAmount }).transform((text, context) => {
    const amountOere = parseOere(text)
    if (amountOere !== null && amountOere >= 0 && amountOere <= mostOere) return amountOere
    context.addIssue({ code: 'custom', message: writeAmount })
    return z.NEVER
  }),
  validFrom: typedDay('Vælg den dag, prisen skal gælde fra.'),
})

export type SetPriceInput = z.input<typeof setPriceInput>

export const comingPriceKey = z.object({ id: z.uuid() })

/** A price as it was or will be set. */
export type PriceRow = { id: string; amountOere: number; validFrom: string; setBy: string }

/** A price that applies from a later day (yyyy-mm-dd) on. */
export type ComingPrice = { name: string; amountOere: number; validFrom: string }

/** One item as an administrator sees it: what applies now, what comes, and what applied, newest first. */
export type PriceDeskItem = {
  item: PriceItem
  name: string
  hasVat: boolean
  nowOere: number
  defaultOere: number
  coming: PriceRow[]
  history: PriceRow[]
  /** Running agreements at this price; only for plans. */
  running: number | null
}
