import 'server-only'
import type { z } from 'zod'
import { scanProblems } from '@/lib/domain/production/copy'
import { describeOther, otherRefusal } from '@/lib/domain/production/other-scanned'
import { defineStepCommand } from '@/lib/domain/production/piece-command'
import { changePiece, type LockedPiece, released } from '@/lib/domain/production/pieces'
import { readScan } from '@/lib/domain/production/read-scan'
import { packPieceInput } from '@/lib/domain/production/schema'
import { leastReason } from '@/lib/domain/qr-codes/schema'
import type { Database } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { normaliseTextCode } from '@/lib/shared/qr-text-code'

/**
 * Packs a passed piece after a scan of its own symbol. If it cannot be scanned, the code is typed with a reason.
 * Another code changes nothing and throws PIECE_OTHER_SCANNED.
 */
export const packPiece = defineStepCommand({
  name: 'production.pack-piece',
  input: packPieceInput,
  at: 'passed',
  async run(context, { station, ...given }, row) {
    const isTyped = given.typedCode !== ''
    if (isTyped) assertTyped(given, row)
    else await assertScanned(context.tx, given.scanned, row)
    await changePiece(context, row, {
      data: { ...released, state: 'packed' },
      kind: 'packed',
      station,
      ...(isTyped ? { reason: `Koden er skrevet, ikke scannet: ${given.reason}` } : {}),
    })
    return { id: row.id, state: 'packed' as const }
  },
})

type Given = Pick<z.output<typeof packPieceInput>, 'typedCode' | 'reason'>

function assertTyped({ typedCode, reason }: Given, row: LockedPiece): void {
  const fields: Record<string, string> = {}
  if (normaliseTextCode(typedCode) !== row.qrCode.code) {
    fields.typedCode = 'Det er ikke koden på dette stykke. Se efter, om det er det rigtige, der ligger foran dig.'
  }
  if (reason.length < leastReason) fields.reason = 'Skriv, hvorfor koden ikke kan scannes.'
  if (Object.keys(fields).length > 0) throw new DomainError('INVALID_INPUT', {}, fields)
}

async function assertScanned(database: Database, scanned: string, row: LockedPiece): Promise<void> {
  const scan = readScan(scanned, { code: row.qrCode.code, siteUrl: env.SITE_URL })
  if (scan.kind === 'match') return
  if (scan.kind === 'other') {
    const described = await describeOther(database, row, scan)
    throw otherRefusal(row, scan, { as: 'PIECE_OTHER_SCANNED', described })
  }
  const problem = scanned === '' ? scanProblems.missing : scan.kind === 'letters' ? scanProblems.letters : scan.advice
  throw new DomainError('INVALID_INPUT', {}, { scanned: problem ?? scanProblems.notASymbol })
}
