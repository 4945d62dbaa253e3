import { z } from 'zod'
import { boundedText } from '@/lib/shared/input/typed-text'

/** A person's phones, tablets and computers; one more replaces the oldest. */
export const pushDevicesMax = 20

const wrong = 'Enhedens adresse kan ikke bruges. Slå beskeder fra og til igen.'
const bounds = { missing: wrong, tooLong: wrong }
const base64url = /^[A-Za-z0-9_-]+=*$/

/** As `PushSubscription.toJSON()` gives it. */
export const subscribePushInput = z.object({
  endpoint: boundedText(1000, bounds).pipe(z.url({ protocol: /^https$/, error: wrong })),
  keys: z.object(
    {
      p256dh: boundedText(200, bounds).regex(base64url, wrong).min(80, wrong),
      auth: boundedText(100, bounds).regex(base64url, wrong).min(16, wrong),
    },
    wrong,
  ),
})

export const unsubscribePushInput = z.object({ endpoint: boundedText(1000, bounds).min(1, wrong) })

export type PushState = { devices: number }
