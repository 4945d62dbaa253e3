import 'server-only'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { handOverInput } from '@/lib/domain/resellers/stock/choice-schema'
import { findChosenSubject } from '@/lib/domain/resellers/stock/choices'
import { canHandOver, canKeepStock } from '@/lib/domain/resellers/stock/policy'
import { assertPlatesThere, lockStockCodes } from '@/lib/domain/resellers/stock/stock-codes'
import { changedPath, stockFormName, stockPath } from '@/lib/domain/resellers/stock/stock-forms'
import { defineCommand } from '@/lib/server/command'

/**
 * Marks codes as handed over to families: all, or none if one is no longer in stock. Throws PLATES_NOT_THERE unless it is
 * confirmed for those whose plate is not with the reseller.
 */
export const handOverCodes = defineCommand({
  name: 'resellers.hand-over-codes',
  input: handOverInput,
  session: 'required',
  load: (chosen, { actor }) => findChosenSubject(actor, chosen),
  authorize: canKeepStock,
  async run(context, { missing }, subject): Promise<{ codes: string[]; handedOverAt: string }> {
    const { tx, actor } = context
    const rows = await lockStockCodes(tx, subject, canHandOver)
    if (!missing) assertPlatesThere(rows)
    const handedOverAt = new Date()
    await tx.qrCode.updateMany({
      where: { id: { in: rows.map(({ id }) => id) } },
      data: { state: 'handed_over', handedOverAt },
    })
    const who = codeActor(actor)
    await tx.qrEvent.createMany({ data: rows.map(({ id }) => ({ qrCodeId: id, kind: 'handed_over', ...who })) })
    const codes = rows.map(({ code }) => code)
    context.about({ type: 'reseller', id: subject.resellerId, detail: { codes, ...(missing && { missing }) } })
    return { codes, handedOverAt: handedOverAt.toISOString() }
  },
  form: {
    name: stockFormName,
    done: ({ codes }) => changedPath('udleveret', codes),
    back: (_, values) => stockPath(values),
  },
})
