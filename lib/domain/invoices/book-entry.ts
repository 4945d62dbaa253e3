import 'server-only'
import type { EntryKind, ReceivableStatus } from '@/generated/prisma/enums'
import { type Receivable, readReceivable } from '@/lib/domain/invoices/receivables'
import type { RunContext } from '@/lib/server/command'
import type { Transaction } from '@/lib/server/db'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { sumOere, toOere } from '@/lib/shared/money'

export type Entry = {
  kind: EntryKind
  /** Øre; positive reduces what is owed. */
  amountOere: number
  /** The Danish calendar day it is booked, yyyy-mm-dd. */
  bookedOn: string
  paymentId?: string | null
  refundId?: string | null
  creditNoteId?: string | null
  bankLineId?: string | null
  /** The entry that this one takes back. */
  undoesId?: string | null
  /** An administrator's, or the system's, own words. */
  note?: string | null
}

/**
 * Writes a movement and what follows for the receivable, which the caller has locked. Returns the sum of all movements
 * and whether this one settled it.
 */
export async function bookEntry(
  { tx, actor }: Pick<RunContext, 'tx' | 'actor'>,
  receivable: Receivable,
  entry: Entry & { by?: { id: string; name: string }; now: Date },
): Promise<{ settledOere: number; isNowSettled: boolean; status: ReceivableStatus }> {
  const { now, bookedOn, by = signerOf(actor), ...row } = entry
  const { invoiceId } = receivable
  await tx.receivableEntry.create({
    data: {
      ...row,
      invoiceId,
      bookedOn: new Date(bookedOn),
      createdById: by?.id ?? null,
      createdByName: by?.name ?? null,
      createdAt: now,
    },
  })
  const settledOere = sumOere([receivable.settledOere, entry.amountOere])
  const status = await statusAfter(tx, receivable, settledOere)
  const isNowSettled = receivable.status === 'open' && status !== 'open'
  await tx.receivable.update({
    where: { invoiceId },
    data: {
      settledOere,
      status,
      ...(isNowSettled ? { settledAt: now } : {}),
      ...(status === 'open' ? { settledAt: null } : {}),
    },
  })
  return { settledOere, isNowSettled, status }
}

/**
 * Takes back as much of what was written off as `amountOere` covers, before that amount is booked: what is paid or
 * credited after all is no loss. Returns the receivable as it then is; the caller has locked it.
 */
export async function takeBackLoss(
  context: Pick<RunContext, 'tx' | 'actor'>,
  receivable: Receivable,
  entry: Omit<Entry, 'kind' | 'bankLineId'> & { by?: { id: string; name: string }; now: Date },
): Promise<Receivable> {
  const { invoiceId } = receivable
  const backOere = Math.min(entry.amountOere, await readLossOere(context.tx, invoiceId))
  if (backOere <= 0) return receivable
  await bookEntry(context, receivable, { ...entry, kind: 'write_off', amountOere: -backOere })
  return readReceivable(context.tx, invoiceId)
}

/** What is written off of an invoice and not taken back, in øre; below zero once an overpayment was kept. */
export async function readLossOere(tx: Transaction, invoiceId: string): Promise<number> {
  const where = { invoiceId, kind: 'write_off' } as const
  const { _sum } = await tx.receivableEntry.aggregate({ where, _sum: { amountOere: true } })
  return toOere(_sum.amountOere ?? 0n)
}

const signerOf = (actor: Actor) => (isSignedIn(actor) ? { id: actor.userId, name: actor.fullName } : undefined)

/** Money in makes it paid; credit notes alone credited; a loss written off stays so until it is paid after all. */
async function statusAfter(
  tx: Pick<RunContext, 'tx'>['tx'],
  { invoiceId, totalOere }: Receivable,
  settledOere: number,
): Promise<ReceivableStatus> {
  const sums = await tx.receivableEntry.groupBy({ by: ['kind'], where: { invoiceId }, _sum: { amountOere: true } })
  const sumOf = (kind: EntryKind) => toOere(sums.find((each) => each.kind === kind)?._sum.amountOere ?? 0n)
  if (sumOf('credit') >= totalOere) return 'credited'
  if (settledOere < totalOere) return 'open'
  return sumOf('write_off') > 0 && sumOf('payment') + sumOf('credit') < totalOere ? 'written_off' : 'paid'
}
