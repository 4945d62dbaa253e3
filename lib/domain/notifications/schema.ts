import { z } from 'zod'
import { listOf } from '@/lib/shared/input/list-of'
import { boundedText } from '@/lib/shared/input/typed-text'

const cursor = z.uuid().optional()

export const listNotificationsInput = z.object({ cursor })
/** Without ids, all of the actor's own are marked. */
export const markReadInput = z.object({ ids: listOf(z.uuid(), { least: 1, most: 100 }).optional() })

export const mailStatuses = ['queued', 'sent', 'failed', 'dropped'] as const
export type MailStatus = (typeof mailStatuses)[number]

export const mailInput = z.object({ id: z.uuid() })

/** Times are ISO 8601 in UTC. */
export type NotificationView = {
  id: string
  text: string
  href: string | null
  createdAt: string
  isRead: boolean
}

export type NotificationPage = { items: NotificationView[]; nextCursor: string | null }

export type MailSummary = {
  id: string
  recipient: string
  subject: string
  status: MailStatus
  attempts: number
  createdAt: string
  sentAt: string | null
  lastError: string | null
}

export type MailPage = { items: MailSummary[]; nextCursor: string | null }

export type MailView = MailSummary & {
  html: string
  text: string
  /** True when links with a token were removed. */
  hasHiddenLinks: boolean
}

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
