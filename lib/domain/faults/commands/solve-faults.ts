import 'server-only'
import { answerFaultForm } from '@/lib/domain/faults/fault-form'
import { canSeeFaults } from '@/lib/domain/faults/policy'
import { chosenFaults } from '@/lib/domain/faults/schema'
import { defineCommand, nothing } from '@/lib/server/command'

/** Marks up to 100 faults as solved, until they come back. Those that are solved or gone are left alone. */
export const solveFaults = defineCommand({
  name: 'faults.solve-faults',
  session: 'required',
  input: chosenFaults,
  load: nothing,
  authorize: canSeeFaults,
  run: async ({ tx, actor, about }, { ids }) => {
    const { count } = await tx.fault.updateMany({
      where: { id: { in: ids }, solvedAt: null },
      data: { solvedAt: new Date(), solvedById: actor.userId, returnedAt: null },
    })
    about({ type: 'fault', id: ids.length === 1 ? (ids[0] ?? '') : `${ids.length}`, detail: { count, ids } })
    return { count }
  },
  form: answerFaultForm('loest'),
})
