import { getFault, listFaults } from '@/lib/domain/faults/queries'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createFault } from '@/tests/factories/faults'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

export const faultReads: Record<string, ReadRow> = {
  'faults.list-faults': {
    read: listFaults,
    input: async () => ({ state: 'open', search: (await createFault()).place, cursor: '' }),
    outcomes: administratorsOnly,
  },
  'faults.get-fault': {
    read: getFault,
    input: async () => ({ id: (await createFault()).id }),
    outcomes: administratorsOnly,
  },
}
