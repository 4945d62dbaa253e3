import { expect, it, vi } from 'vitest'
import { matchLines } from '@/lib/domain/bookkeeping/bank/match-lines'
import { settleReceivable } from '@/lib/domain/settlement/settle'
import { db } from '@/lib/server/db'
import { createBankLine } from '@/tests/factories/bank-files'
import { createInvoice } from '@/tests/factories/invoices'

vi.mock('@/lib/domain/settlement/settle', { spy: true })

it('leaves a deposit that cannot be booked to a person, and goes on with the others', async () => {
  const [first, second] = [await createInvoice(), await createInvoice()]
  const { id, fileId } = await createBankLine(`Faktura ${first.number}`)
  const other = await createBankLine(`Faktura ${second.number}`, { fileId })
  vi.mocked(settleReceivable).mockRejectedValueOnce(new TypeError('A fault of ours'))
  await matchLines(fileId)
  expect(await db.bankLine.findUniqueOrThrow({ where: { id } })).toMatchObject({
    ...{ state: 'doubtful', doubt: expect.stringContaining('prøv herfra'), invoiceId: first.id },
  })
  expect(await db.bankLine.findUniqueOrThrow({ where: { id: other.id } })).toMatchObject({ state: 'matched' })
})
