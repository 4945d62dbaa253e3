import { linesInclVat } from '@/lib/domain/invoices/invoice-lines'
import { type InvoiceDraft, type IssuedInvoice, issueInvoice } from '@/lib/domain/invoices/issue-invoice'
import { companyParty, consumerParty } from '@/lib/domain/invoices/party'
import type { RunContext } from '@/lib/server/command'
import { db, type Transaction } from '@/lib/server/db'
import { enqueue } from '@/lib/server/jobs'
import type { Actor } from '@/lib/shared/actor'
import { danishDay } from '@/lib/shared/danish-time'

/** A year of Premium for Karen Holm, due in fourteen days, unless told otherwise. */
export function someDraft(changes: Partial<InvoiceDraft> = {}): InvoiceDraft {
  const now = changes.now ?? new Date()
  const email = changes.receivable?.email ?? 'karen@eksempel.dk'
  return {
    buyer: consumerParty({ name: 'Karen Holm', email, address: 'Åvej 3', postcode: '8000', city: 'Aarhus C' }),
    lines: linesInclVat([{ text: 'Premium i et år', quantity: 1, priceOere: 29_000, account: '1011' }]),
    dueOn: danishDay(new Date(now.getTime() + 14 * 24 * 3600_000)),
    suppliedFrom: danishDay(now),
    suppliedTo: danishDay(now),
    receivable: { email },
    now,
    ...changes,
  }
}

/** An issued invoice; of an agreement or order, it is of its purchase. */
export const createInvoice = (changes: Partial<InvoiceDraft> = {}): Promise<IssuedInvoice> =>
  db.$transaction(async (tx) => {
    const draft = someDraft(changes)
    const purchaseId = draft.receivable.purchaseId ?? (await purchaseOf(tx, draft.receivable))
    return issueInvoice(tx, { ...draft, receivable: { ...draft.receivable, purchaseId } })
  })

async function purchaseOf(tx: Transaction, { subscriptionId, shopOrderId }: InvoiceDraft['receivable']) {
  if (!subscriptionId && !shopOrderId) return null
  const target = { subscriptionId: subscriptionId ?? null, shopOrderId: shopOrderId ?? null }
  const known = await tx.purchase.findFirst({ where: { ...target, periodFrom: null }, select: { id: true } })
  const { id } = known ?? (await tx.purchase.create({ data: { ...target, priceOere: 29_000 }, select: { id: true } }))
  return id
}

/** Runs building blocks in a transaction, as the system unless told otherwise. */
export const inTransaction = <R>(
  work: (context: Pick<RunContext, 'tx' | 'enqueue' | 'actor'>) => Promise<R>,
  actor: Actor = { kind: 'system', name: 'test' },
): Promise<R> =>
  db.$transaction((tx) =>
    work({
      tx,
      actor,
      enqueue: (job, payload, options) => enqueue(tx, job, payload, options),
    }),
  )

/** A churchyard that receives e-invoices; the numbers have valid check digits. */
export const publicBuyer = () =>
  companyParty({
    name: 'Åby Kirkegård & Sogn <Ærø>',
    email: 'graver@eksempel.dk',
    cvr: '12345674',
    ean: '5790000000012',
    address: 'Kirkevej 1',
    postcode: '8230',
    city: 'Åbyhøj',
  })
