import 'server-only'
import { z } from 'zod'
import { invoiceReseller } from '@/lib/domain/bookkeeping/reseller-invoices'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/** Invoices one reseller's deliveries as of `now`. Run again, it finds nothing to invoice. */
export const invoiceResellers = defineCommand({
  name: 'bookkeeping.invoice-resellers',
  session: 'system',
  input: z.object({ resellerId: z.uuid(), now: z.date() }),
  load: nothing,
  authorize: theSystem,
  timeoutMs: 60_000,
  async run(context, { resellerId, now }) {
    const invoices = await invoiceReseller(context, resellerId, now)
    const detail = { invoices: invoices.map(({ number }) => number) }
    context.about({ type: 'reseller', id: resellerId, detail })
    return invoices
  },
})
