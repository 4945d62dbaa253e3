import { z } from 'zod'
import { adminInvoicesPath } from '@/lib/domain/invoices/admin-paths'
import { eInvoiceWays } from '@/lib/domain/invoices/schema'
import { type ConsoleListDeclaration, type ListOrder, listFields } from '@/lib/shared/console-list'
import { danishDay } from '@/lib/shared/danish-time'
import { typedDay } from '@/lib/shared/input/typed-day'
import { boundedText, typedText } from '@/lib/shared/input/typed-text'
import { parseOere } from '@/lib/shared/money'

const id = z.uuid('Vi kender ikke fakturaen.')
/** A claim lapses when nobody asks for it (forældelsesloven § 3: three years), so it is not put off for long. */
function isAheadWithinAYear(day: string): boolean {
  const today = danishDay(new Date())
  return day > today && day <= `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`
}

const reason = typedText(300, undefined, { missing: 'Skriv hvorfor.' }).min(3, 'Skriv hvorfor.')

/** A signature as in the link. */
const key = boundedText(40)

export const invoiceInput = z.object({ id })
export const signedInvoiceInput = z.object({ id, key })
/** With a key by link, otherwise by the account. */
export const invoiceFileInput = z.object({ id, key: key.optional() })
export const paidInvoiceInput = z.object({ payment: id, key })

export const invoiceListStates = [
  'open',
  'overdue',
  'overpaid',
  'e_invoice',
  'paid',
  'credited',
  'written_off',
  'credit_note',
] as const
export type InvoiceListState = (typeof invoiceListStates)[number]

const mostSearched = 120
export const invoiceSorts = ['number', 'due', 'total'] as const
export type InvoiceSort = (typeof invoiceSorts)[number]

/** The period is of the documents' own dates. */
export const invoiceListInput = z.object({
  ...listFields(invoiceSorts, mostSearched),
  state: z.enum(invoiceListStates).optional().catch(undefined),
})
export type InvoiceFilter = z.output<typeof invoiceListInput>

export const invoiceList: ConsoleListDeclaration<InvoiceSort> = {
  path: adminInvoicesPath,
  csv: { path: '/api/admin/invoices.csv', filename: 'fakturaer.csv' },
  search: { label: 'Nummer, betalingskode, navn, mail, CVR eller EAN', most: mostSearched },
  period: 'Dato fra',
  sorts: {
    number: { label: 'Nummer', first: 'falling' },
    due: { label: 'Forfald', first: 'rising' },
    total: { label: 'Beløb', first: 'falling' },
  },
}

/** Those that wait for us are listed oldest first, others newest first. */
export function invoiceOrder({ sort, state }: Pick<InvoiceFilter, 'sort' | 'state'>): ListOrder<InvoiceSort> {
  return sort ?? (state === 'overpaid' || state === 'e_invoice' ? 'number' : '-number')
}

export const payInvoiceInput = signedInvoiceInput.extend({
  method: z.enum(['card', 'mobilepay'], 'Vælg, hvordan du vil betale.'),
})

/** An empty amount credits what is left. */
export const creditFormInput = z.object({
  amount: typedText(20)
    .refine((text) => text === '' || (parseOere(text) ?? 0) > 0, 'Skriv et beløb i kroner, som 290 eller 72,50.')
    .optional(),
  reason,
})
export const creditInvoiceInput = creditFormInput.extend({ id })
const howOrWhy = 'Skriv kvitteringens nummer, hvem den er sendt til, eller hvorfor den ikke skal sendes.'
export const markEInvoiceFormInput = z.object({
  how: z.enum([...eInvoiceWays, 'not_needed'], 'Vælg, hvordan den er sendt.'),
  sentOn: typedDay('Vælg en dag.').refine((day) => day <= danishDay(new Date()), 'Vælg i dag eller en dag før.'),
  reference: typedText(120, undefined, { missing: howOrWhy }).min(3, howOrWhy),
})
export const markEInvoiceInput = markEInvoiceFormInput.extend({ id })
export const postponeFormInput = z.object({
  until: typedDay('Vælg en dag.').refine(isAheadWithinAYear, 'Vælg en dag efter i dag, inden for det næste år.'),
  reason,
})
export const postponeRemindersInput = postponeFormInput.extend({ id })
export const writeOffFormInput = z.object({ reason })
export const writeOffInput = writeOffFormInput.extend({ id })
export const markPaidFormInput = z.object({
  amount: typedText(20, undefined, { missing: 'Skriv et beløb.' }).refine(
    (text) => (parseOere(text) ?? 0) > 0,
    'Skriv et beløb i kroner, som 290 eller 72,50.',
  ),
  paidOn: typedDay('Vælg en dag.'),
  note: reason,
})
export const markPaidInput = markPaidFormInput.extend({ id })
