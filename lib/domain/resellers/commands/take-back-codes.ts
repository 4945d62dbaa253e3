import 'server-only'
import { codeActor } from '@/lib/domain/qr-codes/code-row'
import { chosenCodesInput } from '@/lib/domain/resellers/stock/choice-schema'
import { findChosenSubject } from '@/lib/domain/resellers/stock/choices'
import { takenBackReason } from '@/lib/domain/resellers/stock/copy'
import { canKeepStock, canTakeBack } from '@/lib/domain/resellers/stock/policy'
import { lockStockCodes } from '@/lib/domain/resellers/stock/stock-codes'
import { changedPath, stockFormName, stockPath } from '@/lib/domain/resellers/stock/stock-forms'
import { defineCommand } from '@/lib/server/command'

/** Returns codes that were handed over and not claimed to the stock: all, or none if one fails. */
export const takeBackCodes = defineCommand({
  name: 'resellers.take-back-codes',
  input: chosenCodesInput,
  session: 'required',
  load: (chosen, { actor }) => findChosenSubject(actor, chosen),
  authorize: canKeepStock,
  async run(context, _, subject): Promise<{ codes: string[] }> {
    const { tx, actor } = context
    const rows = await lockStockCodes(tx, subject, canTakeBack)
    await tx.qrCode.updateMany({
      where: { id: { in: rows.map(({ id }) => id) } },
      data: { state: 'assigned', handedOverAt: null },
    })
    const event = { kind: 'assigned' as const, reason: takenBackReason, ...codeActor(actor) }
    await tx.qrEvent.createMany({ data: rows.map(({ id }) => ({ qrCodeId: id, ...event })) })
    const codes = rows.map(({ code }) => code)
    context.about({ type: 'reseller', id: subject.resellerId, detail: { codes } })
    return { codes }
  },
  form: {
    name: stockFormName,
    done: ({ codes }) => changedPath('tilbage', codes),
    back: (_, values) => stockPath(values),
  },
})
