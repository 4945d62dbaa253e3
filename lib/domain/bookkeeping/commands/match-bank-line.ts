import 'server-only'
import { z } from 'zod'
import { judgeDeposits } from '@/lib/domain/bookkeeping/bank/find-candidates'
import { lockLine, settleLine } from '@/lib/domain/bookkeeping/bank/settle-line'
import { lockInvoice } from '@/lib/domain/settlement/lock-payment'
import { defineCommand, nothing, theSystem } from '@/lib/server/command'

/**
 * Books a deposit that is surely for one invoice. Judged again under the lock: another deposit may have paid it since.
 * A line that somebody decided meanwhile is left alone with BANK_LINE_DECIDED.
 */
export const matchBankLine = defineCommand({
  name: 'bookkeeping.match-bank-line',
  session: 'system',
  input: z.object({ id: z.uuid() }),
  load: nothing,
  authorize: theSystem,
  timeoutMs: 60_000,
  async run(context, { id }) {
    const line = await lockLine(context.tx, id, ['received'])
    context.about({ type: 'bank_line', id })
    const judge = async () => (await judgeDeposits(context.tx, [line])).get(id)
    const first = await judge()
    // Another deposit may be paying the same invoice: once it is locked, it is judged as it stands.
    if (first?.state === 'matched' && first.likely) await lockInvoice(context.tx, first.likely.id)
    const judgement = first?.state === 'matched' ? await judge() : first
    if (judgement?.state === 'matched' && judgement.likely) {
      await settleLine(context, line, [{ invoiceId: judgement.likely.id, amountOere: line.amountOere }])
    } else await context.tx.bankLine.update({ where: { id }, data: { state: 'doubtful' } })
  },
})
