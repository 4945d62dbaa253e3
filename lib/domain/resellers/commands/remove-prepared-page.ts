import 'server-only'
import { qrCodeInput } from '@/lib/domain/qr-codes/schema'
import { canKeepStock, canWorkOn } from '@/lib/domain/resellers/stock/policy'
import { findStockSubject, lockStockCodes } from '@/lib/domain/resellers/stock/stock-codes'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Deletes a reseller's prepared page while the code is free. Throws NOT_FOUND when there is none. */
export const removePreparedPage = defineCommand({
  name: 'resellers.remove-prepared-page',
  input: qrCodeInput,
  session: 'required',
  load: ({ code }, { actor }) => findStockSubject(actor, [code]),
  authorize: canKeepStock,
  async run(context, { code }, subject): Promise<{ code: string }> {
    const [row] = await lockStockCodes(context.tx, subject, canWorkOn)
    if (!row) throw new DomainError('NOT_FOUND')
    const { resellerId } = subject
    const { count } = await context.tx.preparedPage.deleteMany({ where: { qrCodeId: row.id, resellerId } })
    if (count === 0) throw new DomainError('NOT_FOUND')
    context.about({ type: 'qr_code', id: row.id })
    return { code }
  },
})
