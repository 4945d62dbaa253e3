import type { Metadata } from 'next'
import { inputOrNotFound, orNotFound } from '@/app/or-not-found'
import { InvoiceDesk } from '@/components/bookkeeping/invoice-desk'
import { overpaymentForm, resendForm } from '@/lib/domain/bookkeeping/copy'
import { listInvoicePayments } from '@/lib/domain/bookkeeping/queries'
import { findDraft } from '@/lib/domain/find-draft'
import { getInvoiceCase } from '@/lib/domain/invoices/console-queries'
import {
  creditInvoiceFormName,
  eInvoiceFormName,
  markPaidFormName,
  postponeRemindersFormName,
  writeOffFormName,
} from '@/lib/domain/invoices/copy'
import { invoiceInput } from '@/lib/domain/invoices/invoice-schema'
import { currentActor } from '@/lib/server/actor'
import { danishDay } from '@/lib/shared/danish-time'
import type { PageProps } from '@/lib/shared/page-params'

export const metadata: Metadata = { title: 'Faktura' }

/** The forms by the last part of their address. */
const forms = Object.entries({
  paid: markPaidFormName,
  credit: creditInvoiceFormName,
  'write-off': writeOffFormName,
  postpone: postponeRemindersFormName,
  keep: overpaymentForm,
  send: resendForm,
  'e-invoice': eInvoiceFormName,
})

export default async function InvoicePage({ params, searchParams }: PageProps<'id'>) {
  const [asked, query, actor] = await Promise.all([params, searchParams, currentActor()])
  const invoice = await orNotFound(getInvoiceCase(actor, inputOrNotFound(invoiceInput, asked)))
  const [payments, ...drafts] = await Promise.all([
    listInvoicePayments(actor, { id: invoice.id }),
    ...forms.map(async ([act, form]) => ({ act, draft: await findDraft(form, query) })),
  ])
  const refused = drafts.find(({ draft }) => draft !== null)
  return <InvoiceDesk invoice={invoice} payments={payments} refused={refused} today={danishDay(new Date())} />
}
