import { getFault, getFaultsFile, listFaults } from '@/lib/domain/faults/queries'
import { faultListInput } from '@/lib/domain/faults/schema'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createFault } from '@/tests/factories/faults'

const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

export const faultReads: Record<string, ReadRow> = {
  'faults.list-faults': {
    read: listFaults,
    input: async () => faultListInput.parse({ search: (await createFault()).place }),
    outcomes: administratorsOnly,
  },
  'faults.get-faults-file': {
    read: getFaultsFile,
    input: () => faultListInput.parse({}),
    outcomes: administratorsOnly,
  },
  'faults.get-fault': {
    read: getFault,
    input: async () => ({ id: (await createFault()).id }),
    outcomes: administratorsOnly,
  },
}
