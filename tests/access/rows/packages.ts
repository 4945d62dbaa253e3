import { assignCodes } from '@/lib/domain/packages/commands/assign-codes'
import { blockCodes } from '@/lib/domain/packages/commands/block-codes'
import { checkImport } from '@/lib/domain/packages/commands/check-import'
import { importCodes } from '@/lib/domain/packages/commands/import-codes'
import { makePackage } from '@/lib/domain/packages/commands/make-package'
import { moveCodes } from '@/lib/domain/packages/commands/move-codes'
import { retireCodes } from '@/lib/domain/packages/commands/retire-codes'
import { retryPackage } from '@/lib/domain/packages/commands/retry-package'
import { db } from '@/lib/server/db'
import { UploadedFile } from '@/lib/server/request-body'
import { type AccessRow, outcomes } from '@/tests/access/row'
import { createCode } from '@/tests/factories/qr-codes'

const administratorsOnly = outcomes(403, { visitor: 401, administrator: 'ok' })
const reason = 'Kassen er meldt væk.'
const listOf = (code: string, cvr: string) => ({
  file: new UploadedFile('liste.csv', Buffer.from(`Kode;CVR\n${code};${cvr}`)),
})

export const packageRows: Record<string, AccessRow> = {
  'packages.make-package': {
    command: makePackage,
    input: () => ({ name: 'Granit', count: 2, requiresActivation: true }),
    outcomes: administratorsOnly,
  },
  'packages.retry-package': {
    command: retryPackage,
    input: () => db.qrPackage.create({ data: { name: 'Granit', count: 1, state: 'failed' }, select: { id: true } }),
    outcomes: administratorsOnly,
  },
  'packages.assign-codes': {
    command: assignCodes,
    input: async ({ reseller }) => ({ codes: [(await createCode()).code], resellerId: reseller.id }),
    outcomes: administratorsOnly,
  },
  'packages.move-codes': {
    command: moveCodes,
    input: async ({ reseller }) => ({ codes: [(await createCode({ reseller })).code], resellerId: null, reason }),
    outcomes: administratorsOnly,
  },
  'packages.block-codes': {
    command: blockCodes,
    input: async () => ({ codes: [(await createCode()).code], reason }),
    outcomes: administratorsOnly,
  },
  'packages.retire-codes': {
    command: retireCodes,
    input: async () => ({ codes: [(await createCode()).code], reason }),
    outcomes: administratorsOnly,
  },
  'packages.check-import': {
    command: checkImport,
    input: async ({ reseller }) => listOf((await createCode()).code, await cvrOf(reseller.id)),
    outcomes: administratorsOnly,
  },
  'packages.import-codes': {
    command: importCodes,
    input: async ({ reseller }) => listOf((await createCode()).code, await cvrOf(reseller.id)),
    outcomes: administratorsOnly,
  },
}

async function cvrOf(id: string): Promise<string> {
  return (await db.reseller.findUniqueOrThrow({ where: { id }, select: { cvr: true } })).cvr
}
