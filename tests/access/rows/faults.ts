import { reopenFaults } from '@/lib/domain/faults/commands/reopen-faults'
import { solveFaults } from '@/lib/domain/faults/commands/solve-faults'
import { tellOfFaults } from '@/lib/domain/faults/commands/tell-of-faults'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createFault } from '@/tests/factories/faults'

const input = async () => ({ ids: [(await createFault()).id] })
const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
const nobody = outcomes(403, { visitor: 401 })

export const faultRows: Record<string, AccessRow> = {
  'faults.solve-faults': { command: solveFaults, input, outcomes: administratorsOnly },
  'faults.reopen-faults': { command: reopenFaults, input, outcomes: administratorsOnly },
  'faults.tell-of-faults': { command: tellOfFaults, input: () => ({ now: new Date() }), outcomes: nobody },
}
