import 'server-only'
import { z } from 'zod'
import type { Approval } from '@/lib/domain/approvals/approval-texts'
import { type ArtworkProof, wears } from '@/lib/domain/artwork/drawing'
import { type ArtworkFormat, artworkFormats, artworkOptions } from '@/lib/domain/artwork/schema'
import { areFilesKept, canSeeExport } from '@/lib/domain/exports/policy'
import type { ExportFileView, ExportStatus, ExportView } from '@/lib/domain/exports/schema'
import { isOutOfUse, outOfUseStates } from '@/lib/domain/qr-codes/schema'
import { db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, resellerOf } from '@/lib/shared/actor'
import { formatTextCode } from '@/lib/shared/qr-text-code'

/** An export. Throws NOT_FOUND when there is none, or when it is another reseller's. */
export async function getExportSubject(
  actor: Actor,
  id: string,
): Promise<{ id: string; status: ExportStatus; resellerId: string | null }> {
  const row = await db.artworkExport.findUnique({ where: { id }, select: { id: true, status: true, resellerId: true } })
  if (!row || (resellerOf(actor) && !canSeeExport(actor, row))) throw new DomainError('NOT_FOUND')
  return row
}

export const exportColumns = {
  id: true,
  number: true,
  status: true,
  options: true,
  formats: true,
  sheet: true,
  total: true,
  done: true,
  withheld: true,
  failure: true,
  createdByName: true,
  createdAt: true,
  finishedAt: true,
  reseller: { select: { companyName: true } },
} satisfies Prisma.ArtworkExportSelect

export const fileColumns = {
  id: true,
  format: true,
  status: true,
  storageKey: true,
  sizeBytes: true,
  proof: true,
  releasedByName: true,
  releasedAt: true,
  releaseReason: true,
  qrCode: { select: { id: true, code: true, state: true } },
} satisfies Prisma.ArtworkFileSelect

type ExportRow = Prisma.ArtworkExportGetPayload<{ select: typeof exportColumns }>
type FileRow = Prisma.ArtworkFileGetPayload<{ select: typeof fileColumns }>

type FileCounts = Pick<ExportView, 'released' | 'outOfUse'>

/** The counts that are not in an export's own row: files released with a reason, codes out of use since the order. */
export async function countFiles(exportIds: string[]): Promise<(exportId: string) => FileCounts> {
  const ofThese = { exportId: { in: exportIds } }
  const [released, outOfUse] = await Promise.all([
    db.artworkFile.groupBy({
      by: ['exportId'],
      where: { ...ofThese, status: 'released' },
      _count: { _all: true },
    }),
    db.artworkFile.groupBy({
      by: ['exportId', 'qrCodeId'],
      where: { ...ofThese, qrCode: { state: { in: [...outOfUseStates] } } },
    }),
  ])
  return (exportId) => ({
    released: released.find((group) => group.exportId === exportId)?._count._all ?? 0,
    outOfUse: outOfUse.filter((group) => group.exportId === exportId).length,
  })
}

export function exportView(row: ExportRow, { released, outOfUse }: FileCounts): ExportView {
  const { id, number, status, total, done, withheld, failure, createdByName } = row
  return {
    id,
    number,
    status,
    total,
    done,
    withheld,
    released,
    outOfUse,
    failure,
    createdByName,
    areFilesKept: areFilesKept(row),
    formats: row.formats.flatMap(formatOf),
    hasSheet: row.sheet !== null,
    options: artworkOptions.parse(row.options),
    resellerName: row.reseller?.companyName ?? null,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }
}

export function fileView(row: FileRow, approval: Approval): ExportFileView[] {
  const { id, status, storageKey, sizeBytes, releasedAt } = row
  return formatOf(row.format).map((format) => ({
    id,
    format,
    status,
    approval,
    code: row.qrCode.code,
    formattedCode: formatTextCode(row.qrCode.code),
    size: sizeBytes,
    isKept: storageKey !== null,
    isOutOfUse: isOutOfUse(row.qrCode.state),
    proof: readProof(row.proof),
    release: releasedAt && {
      name: row.releasedByName ?? '',
      at: releasedAt.toISOString(),
      reason: row.releaseReason ?? '',
    },
  }))
}

const rate = z.object({ tries: z.number(), zxing: z.number(), jsqr: z.number() })
const keptProof = z.object({
  seed: z.number(),
  isExact: z.boolean(),
  wears: z.array(z.object({ wear: z.enum(wears), file: rate, reference: rate })),
  share: z.number(),
  isProven: z.boolean(),
  decoders: z.tuple([z.string(), z.string()]),
})

/** The stored proof; null before there is one. */
export function readProof(kept: Prisma.JsonValue): ArtworkProof | null {
  return kept === null ? null : keptProof.parse(kept)
}

/** The column may hold formats that no longer exist. */
export function formatOf(name: string): ArtworkFormat[] {
  return artworkFormats.filter((format) => format === name)
}
