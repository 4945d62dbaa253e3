import 'server-only'
import { z } from 'zod'
import { approvalOf, findApproved } from '@/lib/domain/approvals/approval'
import { artworkOptions } from '@/lib/domain/artwork/schema'
import {
  countFiles,
  exportColumns,
  exportView,
  fileColumns,
  fileView,
  getExportSubject,
} from '@/lib/domain/exports/export-rows'
import { listOthersApproved } from '@/lib/domain/exports/others-approved'
import { canOrderExports } from '@/lib/domain/exports/policy'
import {
  type ExportDetail,
  type ExportFilesInput,
  type ExportListInput,
  type ExportView,
  exportFilesInput,
  exportKey,
  exportListInput,
  type PackageChoice,
} from '@/lib/domain/exports/schema'
import { cutPage, type Page } from '@/lib/server/cut-page'
import { db } from '@/lib/server/db'
import { defineRead, orNull } from '@/lib/server/read'
import { type Actor, resellerOf } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'

const exportsPerPage = 25
const filesPerPage = 50
const packagesOffered = 200
const nobody = '00000000-0000-0000-0000-000000000000'

/** The exports this actor may see, newest first. */
export const listExports = defineRead({
  name: 'exports.list-exports',
  session: 'required',
  input: exportListInput,
  authorize: canOrderExports,
  run: readExports,
})

async function readExports(actor: Actor, { status, cursor }: ExportListInput): Promise<Page<ExportView>> {
  const rows = await db.artworkExport.findMany({
    where: { ...ownOf(actor), ...(status ? { status } : {}), ...(cursor ? { id: { lt: cursor } } : {}) },
    orderBy: { id: 'desc' },
    take: exportsPerPage + 1,
    select: exportColumns,
  })
  const { items, nextCursor } = cutPage(rows, exportsPerPage)
  const countsOf = await countFiles(items.map(({ id }) => id))
  return { items: items.map((row) => exportView(row, countsOf(row.id))), nextCursor }
}

/** An export with its files in the order of the codes. Throws NOT_FOUND. */
export const getExport = defineRead({
  name: 'exports.get-export',
  session: 'required',
  input: exportKey.extend(exportFilesInput.shape),
  authorize: canOrderExports,
  run: readExport,
})

async function readExport(
  actor: Actor,
  { id, files, cursor }: { id: string } & ExportFilesInput,
): Promise<ExportDetail> {
  await getExportSubject(actor, id)
  const [row, countsOf, approved, rows] = await Promise.all([
    db.artworkExport.findUniqueOrThrow({ where: { id }, select: exportColumns }),
    countFiles([id]),
    findApproved({ artworkFiles: { some: { exportId: id } } }),
    db.artworkFile.findMany({
      where: { exportId: id, ...(files ? { status: files } : {}) },
      orderBy: [{ qrCodeId: 'asc' }, { format: 'desc' }],
      ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
      take: filesPerPage + 1,
      select: fileColumns,
    }),
  ])
  const { items, nextCursor } = cutPage(rows, filesPerPage)
  const options = artworkOptions.parse(row.options)
  const others = approved.size > 0 ? await listOthersApproved({ id: { in: [...approved.keys()] } }, options) : []
  const approvalFor = ({ id: codeId, code }: { id: string; code: string }) =>
    approvalOf(approved.get(codeId), options, code)
  return {
    export: exportView(row, countsOf(id)),
    files: {
      items: items.flatMap((file) => fileView(file, approvalFor(file.qrCode))),
      nextCursor,
    },
    others: others.map(({ id: sheetId, number, formattedCode }) => ({ id: sheetId, number, formattedCode })),
  }
}

/** The same for a page's address, whatever it contains; null when this actor may see no such export. */
export const findExport = defineRead({
  name: 'exports.find-export',
  session: 'required',
  input: exportFilesInput.extend({ id: boundedText(100) }),
  authorize: canOrderExports,
  run: async (actor, { id, ...query }) => {
    const key = exportKey.safeParse({ id })
    return key.success ? orNull(getExport(actor, { ...key.data, ...query })) : null
  },
})

/** The newest packages whose codes this actor may draw. */
export const listPackageChoices = defineRead({
  name: 'exports.list-package-choices',
  session: 'required',
  input: z.object({}),
  authorize: canOrderExports,
  run: readPackages,
})

async function readPackages(actor: Actor): Promise<PackageChoice[]> {
  const own = ownOf(actor)
  const rows = await db.qrPackage.findMany({
    where: { state: 'ready', ...('resellerId' in own ? { codes: { some: own } } : {}) },
    orderBy: { id: 'desc' },
    take: packagesOffered,
    select: { id: true, number: true, name: true },
  })
  return rows.map(({ id, number, name }) => ({ id, label: `Pakke ${number}, ${name}` }))
}

function ownOf(actor: Actor): { resellerId?: string } {
  if (actor.kind === 'administrator') return {}
  return { resellerId: resellerOf(actor)?.id ?? nobody }
}
