import { expect, it } from 'vitest'
import { matchLines } from '@/lib/domain/bookkeeping/jobs'
import { db } from '@/lib/server/db'
import { createBankLine } from '@/tests/factories/bank-files'
import { createInvoice } from '@/tests/factories/invoices'

it('leaves a deposit that cannot be booked to a person, and goes on with the others', async () => {
  const [first, second] = [await createInvoice(), await createInvoice()]
  // A sum beyond the exact: an error of ours, with no sentence.
  const amountOere = BigInt(Number.MAX_SAFE_INTEGER) + 1n
  await db.receivableEntry.create({
    data: { invoiceId: first.id, kind: 'credit', amountOere, bookedOn: new Date('2026-11-02') },
  })
  const { id, fileId } = await createBankLine(`Faktura ${first.number}`)
  const other = await createBankLine(`Faktura ${second.number}`, { fileId })
  await matchLines(fileId)
  expect(await db.bankLine.findUniqueOrThrow({ where: { id } })).toMatchObject({
    state: 'doubtful',
  })
  expect(await db.bankLine.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({ state: 'matched' })
})
