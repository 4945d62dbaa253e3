import { z } from 'zod'
import { boundedText } from '@/lib/shared/input/typed-text'

/** The provider's id in the address of a payment page or a card page. */
const reference = boundedText(120)

export const demoSessionInput = z.object({ session: reference })
export const demoPortalInput = z.object({ portal: reference })

export const answerDemoPaymentInput = demoSessionInput.extend({ choice: z.enum(['pay', 'decline']) })
export const changeDemoCardInput = demoPortalInput.extend({ card: z.enum(['accepted', 'refused']) })
