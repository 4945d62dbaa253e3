import 'server-only'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { lockCodeRow } from '@/lib/domain/qr-codes/code-row'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { setCodeState } from '@/lib/domain/qr-codes/set-code-state'
import { findStockSubject, lockStockCodes } from '@/lib/domain/resellers/stock/lock-stock-codes'
import { openLostCodeCase } from '@/lib/domain/resellers/stock/open-lost-code-case'
import { canKeepStock, canWorkOn } from '@/lib/domain/resellers/stock/policy'
import { reportLostInput } from '@/lib/domain/resellers/stock/schema'
import { reportLostFormName, stockCodePath } from '@/lib/domain/resellers/stock/stock-forms'
import { defineCommand } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/** Reports an unclaimed code lost: blocks it at once and opens a support case. */
export const reportLostCode = defineCommand({
  name: 'resellers.report-lost-code',
  input: reportLostInput,
  session: 'required',
  load: ({ code }, { actor }) => findStockSubject(actor, [code]),
  authorize: canKeepStock,
  async run(context, { code, reason }, subject): Promise<{ code: string; state: QrCodeState; caseNumber: number }> {
    const [stock] = await lockStockCodes(context.tx, subject, canWorkOn)
    if (!stock) throw new DomainError('NOT_FOUND')
    const row = await lockCodeRow(context.tx, { id: stock.id })
    const change = { state: 'blocked', stateBeforeBlock: row.state, kind: 'blocked', reason } as const
    const blocked = await setCodeState(context, row, change)
    const { actorName } = codeActor(context.actor)
    const { number } = await openLostCodeCase(context, { ...subject, code, reason, actorName: actorName ?? '' })
    return { ...blocked, caseNumber: number }
  },
  form: {
    name: reportLostFormName,
    done: ({ code }) => `${stockCodePath(code)}?gjort=spaerret`,
    back: ({ code = '' }) => stockCodePath(code),
  },
})
