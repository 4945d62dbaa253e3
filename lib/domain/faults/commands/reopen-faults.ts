import 'server-only'
import { answerFaultForm } from '@/lib/domain/faults/fault-form'
import { canSeeFaults } from '@/lib/domain/faults/policy'
import { chosenFaults } from '@/lib/domain/faults/schema'
import { defineCommand, nothing } from '@/lib/server/command'

/** Opens up to 100 faults again that were marked as solved by mistake. Nobody is told of them anew. */
export const reopenFaults = defineCommand({
  name: 'faults.reopen-faults',
  session: 'required',
  input: chosenFaults,
  load: nothing,
  authorize: canSeeFaults,
  run: async ({ tx, about }, { ids }) => {
    const { count } = await tx.fault.updateMany({
      where: { id: { in: ids }, solvedAt: { not: null } },
      data: { solvedAt: null, solvedById: null },
    })
    about({ type: 'fault', id: ids.length === 1 ? (ids[0] ?? '') : `${ids.length}`, detail: { count, ids } })
    return { count }
  },
  form: answerFaultForm('aabnet'),
})
