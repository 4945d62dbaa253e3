import { z } from 'zod'

/** A person's phones, tablets and computers; the oldest goes when there are more. */
export const pushDevicesMax = 20

const wrong = 'Enhedens adresse kan ikke bruges. Slå beskeder fra og til igen.'
const base64url = /^[A-Za-z0-9_-]+=*$/

/** As `PushSubscription.toJSON()` gives it. */
export const subscribePushInput = z.object({
  endpoint: z.url({ protocol: /^https$/, error: wrong }).max(1000, wrong),
  keys: z.object(
    {
      p256dh: z.string(wrong).regex(base64url, wrong).min(80, wrong).max(200, wrong),
      auth: z.string(wrong).regex(base64url, wrong).min(16, wrong).max(100, wrong),
    },
    wrong,
  ),
})

export const unsubscribePushInput = z.object({ endpoint: z.string(wrong).min(1, wrong).max(1000, wrong) })

export type PushState = { devices: number }
