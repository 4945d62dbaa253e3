import 'server-only'
import { diedBeforeBorn } from '@/lib/domain/memorials/date-copy'
import { MemorialError } from '@/lib/domain/memorials/errors'
import { bornColumns, diedColumns } from '@/lib/domain/memorials/memorial-row'
import { codeActor, writeCodeEvent } from '@/lib/domain/qr-codes/code-row'
import { canKeepStock, canWorkOn } from '@/lib/domain/resellers/stock/policy'
import { preparePageInput } from '@/lib/domain/resellers/stock/prepared-page-schema'
import { findStockSubject, lockStockCodes } from '@/lib/domain/resellers/stock/stock-codes'
import { preparedPageFormName, stockCodePath } from '@/lib/domain/resellers/stock/stock-forms'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { isBornBeforeDied } from '@/lib/shared/danish-dates'

/** Stores the text on the stone as a start for the family's page; can be repeated until the code is claimed. */
export const preparePage = defineCommand({
  name: 'resellers.prepare-page',
  input: preparePageInput,
  session: 'required',
  load: ({ code }, { actor }) => findStockSubject(actor, [code]),
  authorize: canKeepStock,
  async run(context, { code, born, died, ...fields }, subject): Promise<{ code: string }> {
    const { tx } = context
    if (!isBornBeforeDied(born, died)) {
      throw new MemorialError('DATES_OUT_OF_ORDER', {}, { died: diedBeforeBorn })
    }
    const [row] = await lockStockCodes(tx, subject, canWorkOn)
    if (!row) throw new DomainError('NOT_FOUND')
    const who = codeActor(context.actor)
    const columns = {
      ...fields,
      ...bornColumns(born),
      ...diedColumns(died),
      resellerId: subject.resellerId,
      preparedByName: (who.actorName ?? '').slice(0, 120),
    }
    await tx.preparedPage.upsert({
      where: { qrCodeId: row.id },
      create: { qrCodeId: row.id, ...columns },
      update: columns,
    })
    const isFirst = row.preparedPage?.resellerId !== subject.resellerId
    if (isFirst) await writeCodeEvent(tx, { qrCodeId: row.id, kind: 'prepared', ...who })
    context.about({ type: 'qr_code', id: row.id })
    return { code }
  },
  form: {
    name: preparedPageFormName,
    done: ({ code }) => `${stockCodePath(code)}?gjort=forberedt`,
    back: ({ code = '' }) => `${stockCodePath(code)}/prepared-page`,
  },
})
