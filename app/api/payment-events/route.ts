import { eventLimitBytes, receiveEvent } from '@/lib/domain/payments/commands/receive-event'
import { webhookRoute } from '@/lib/server/webhook-route'

export const POST = webhookRoute(receiveEvent, { signatureHeader: 'stripe-signature', limitBytes: eventLimitBytes })
