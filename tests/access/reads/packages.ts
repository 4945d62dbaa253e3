import { codeListInput, codeSearchInput } from '@/lib/domain/packages/code-list-schema'
import * as codes from '@/lib/domain/packages/code-queries'
import { planActs } from '@/lib/domain/packages/code-queries'
import * as figures from '@/lib/domain/packages/queries'
import * as queries from '@/lib/domain/packages/queries'
import { packageListInput } from '@/lib/domain/packages/schema'
import { type ReadRow, readOutcomes } from '@/tests/access/read-row'
import { createCode, createPackage } from '@/tests/factories/qr-codes'

const staffOnly = readOutcomes(403, { visitor: 401, production: 'ok', administrator: 'ok' })
const administratorsOnly = readOutcomes(403, { visitor: 401, administrator: 'ok' })

const aPackage = async () => ({ id: (await createPackage({ withActivation: true })).id })

const codesOfPackage = async () => codeListInput.parse({ package: (await createPackage()).id })
const aPackageList = async () => {
  await createPackage()
  return packageListInput.parse({})
}

export const packageReads: Record<string, ReadRow> = {
  'packages.list-packages': {
    read: queries.listPackages,
    input: aPackageList,
    outcomes: staffOnly,
  },
  'packages.export-packages': { read: queries.exportPackages, input: aPackageList, outcomes: staffOnly },
  'packages.find-package': { read: queries.findPackage, input: aPackage, outcomes: staffOnly },
  'packages.count-in-stock': { read: queries.countInStock, input: aPackage, outcomes: staffOnly },
  'packages.get-package-progress': { read: queries.getPackageProgress, input: aPackage, outcomes: staffOnly },
  'packages.list-reseller-options': {
    read: queries.listResellerOptions,
    input: () => ({ onlyActive: true }),
    outcomes: staffOnly,
  },
  'packages.list-codes': {
    read: codes.listCodes,
    input: codesOfPackage,
    outcomes: staffOnly,
  },
  'packages.export-code-list': { read: codes.exportCodeList, input: codesOfPackage, outcomes: staffOnly },
  'packages.find-package-code': {
    read: codes.findPackageCode,
    input: async () => ({ code: (await createCode()).code }),
    outcomes: staffOnly,
  },
  // Exports activation codes.
  'packages.export-codes': { read: codes.exportCodes, input: aPackage, outcomes: administratorsOnly },
  'packages.list-state-figures': { read: figures.listStateFigures, input: () => ({}), outcomes: staffOnly },
  'packages.plan-acts': {
    read: planActs,
    input: async () => codeSearchInput.parse({ package: (await createPackage()).id }),
    outcomes: administratorsOnly,
  },
}
