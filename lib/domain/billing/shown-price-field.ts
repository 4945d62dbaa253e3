import { z } from 'zod'
import { fetchAgain } from '@/lib/shared/input/fetch-again'
import { typedNumber } from '@/lib/shared/input/typed-number'

/**
 * The whole sum that the buyer was shown, in øre. Never a price: the command compares it with its own and refuses
 * (PRICE_CHANGED) when it differs. Left out by forms without script, which show a price at each choice but no sum of the
 * chosen, and by those opened before it was sent; then nothing is compared.
 */
export const shownOereField = typedNumber(z.int(fetchAgain).min(0, fetchAgain).optional()).optional()
