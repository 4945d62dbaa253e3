import 'server-only'
import { z } from 'zod'
import {
  type CodeListInput,
  type CodeSearch,
  type CodeSort,
  codeList,
  codeListInput,
  codeOrder,
  codeSearchInput,
  searchedPrefix,
} from '@/lib/domain/packages/code-list-schema'
import { canManagePackages, forManagers, forReaders } from '@/lib/domain/packages/policy'
import { isPackageId, mostFoundCodes, writtenPackageInput } from '@/lib/domain/packages/schema'
import { codeConditions, findSearched, type LockedCode, whyNot } from '@/lib/domain/packages/stock'
import type { ActPlan, CodeAct, FoundCodesView, PackageCodeView, Page } from '@/lib/domain/packages/views'
import { listSuccessors } from '@/lib/domain/qr-codes/code-row'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { db, Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import type { FileAnswer } from '@/lib/server/file-route'
import { listFile, mostInFile } from '@/lib/server/list-file'
import { defineRead } from '@/lib/server/read'
import { recordLook } from '@/lib/server/record-look'
import { sortedRows } from '@/lib/server/sorted-rows'
import type { Actor } from '@/lib/shared/actor'
import { type CsvColumn, csvFile } from '@/lib/shared/csv'
import { danishDay } from '@/lib/shared/danish-time'
import { boundedText } from '@/lib/shared/input/typed-text'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const codesPerPage = 50

/**
 * Codes by their start (or what a scanner read), state, reseller, package and period; newest first, or by code in a
 * search, unless sorted otherwise. The workshop gets no activation codes.
 */
export const listCodes = defineRead({
  name: 'packages.list-codes',
  ...forReaders,
  input: codeListInput,
  run: (actor, filter) => readCodes(actor, filter, codesPerPage),
})

/** The same as a CSV file, without activation codes. The download is logged. */
export const exportCodeList = defineRead({
  name: 'packages.export-code-list',
  ...forReaders,
  input: codeListInput,
  // Codes in bulk; some are free for whoever types them first.
  confirms: () => true,
  run: async (actor, filter) => {
    const [counted] = await db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM (
        SELECT FROM "QrCode" WHERE ${Prisma.join(codeConditions(filter), ' AND ')} LIMIT ${mostInFile}) AS found`
    await recordLook(actor, 'packages.save-codes', { type: 'qr_codes', id: 'qr_codes', detail: counted })
    return listFile({
      filename: codeList().csv.filename,
      columns: listColumns,
      readPage: (cursor, most) => readCodes(actor, { ...filter, cursor }, most),
    })
  },
})

const listColumns: ReadonlyArray<CsvColumn<PackageCodeView>> = [
  ['Kode', ({ formattedCode }) => formattedCode],
  ['Trykt adresse', ({ printedAddress }) => printedAddress],
  ['Status', ({ stateText }) => stateText],
  ['Forhandler', ({ reseller }) => reseller?.companyName],
  ['Pakke', ({ package: { number } }) => number],
  ['Lavet', ({ createdAt }) => danishDay(new Date(createdAt))],
]

const sorted = sortedRows<CodeSort, Prisma.QrCodeWhereInput, Prisma.QrCodeOrderByWithRelationInput>('id', {
  code: { column: 'code', holds: 'code' },
  made: { column: 'id', holds: 'id' },
})

async function readCodes(actor: Actor, filter: CodeListInput, most: number): Promise<Page<PackageCodeView>> {
  const order = codeOrder(filter)
  const { sql, pageOf } = sorted(order, filter.cursor)
  const place = { ...sql, isByCode: order.endsWith('code'), isFalling: order.startsWith('-') }
  const { rows, nextCursor } = pageOf(await findRows(filter, place, most + 1), most)
  return { items: await codeViews(actor, rows), nextCursor }
}

/** A code as typed or scanned; null if it is not ours. */
export const findPackageCode = defineRead({
  name: 'packages.find-package-code',
  ...forReaders,
  input: z.object({ code: boundedText(200) }),
  run: async (actor, { code }): Promise<PackageCodeView | null> => {
    const row = await db.qrCode.findUnique({ where: { code: searchedPrefix(code) }, select: codeSelect })
    const [view] = row ? await codeViews(actor, [row]) : []
    return view ?? null
  },
})

/** All codes of a package as CSV. It has activation codes, so each export is logged. Throws NOT_FOUND. */
export const exportCodes = defineRead({
  name: 'packages.export-codes',
  ...forManagers,
  input: writtenPackageInput,
  // The file has every activation code of the package.
  confirms: () => true,
  run: writeExport,
})

async function writeExport(actor: Actor, { id }: { id: string }): Promise<FileAnswer> {
  if (!isPackageId(id)) throw new DomainError('NOT_FOUND')
  const row = await db.qrPackage.findUnique({
    where: { id },
    select: { number: true, codes: { orderBy: { id: 'asc' }, select: codeSelect } },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  await recordLook(actor, 'packages.export-codes', { type: 'qr_package', id, detail: { count: row.codes.length } })
  const body = writeCodesCsv(await codeViews(actor, row.codes))
  return { body, contentType: 'text/csv; charset=utf-8', filename: `pakke-${row.number}.csv` }
}

const codeSelect = {
  id: true,
  code: true,
  state: true,
  activationCode: true,
  package: { select: { id: true, number: true, name: true, requiresActivation: true } },
  reseller: { select: { id: true, companyName: true } },
  replacedById: true,
  createdAt: true,
  // At most two. Prisma's _count would aggregate the links of all codes first.
  links: { select: { id: true } },
} satisfies Prisma.QrCodeSelect
type CodeRow = Prisma.QrCodeGetPayload<{ select: typeof codeSelect }>

type Place = { after: Prisma.Sql; orderBy: Prisma.Sql; isByCode: boolean; isFalling: boolean }

/** Reads a page of ids from one index, then the rows. */
async function findRows(filter: CodeListInput, place: Place, most: number): Promise<CodeRow[]> {
  const { after, orderBy, isByCode, isFalling } = place
  // The planner does not match IS NULL to the order of an index by itself; written out, it does.
  const isInOrder = filter.reseller === 'none' && (!isByCode || filter.state)
  const inStock = isInOrder ? Prisma.sql`u."resellerId" ${Prisma.raw(isFalling ? 'DESC' : 'ASC')}, ` : Prisma.empty
  const found = await db.$queryRaw<Array<{ id: string }>>`
    SELECT id FROM "QrCode" u WHERE ${Prisma.join([...codeConditions(filter), after], ' AND ')}
    ORDER BY ${inStock}${orderBy} LIMIT ${most}`
  const nth = new Map(found.map(({ id }, index) => [id, index]))
  const rows = await db.qrCode.findMany({ where: { id: { in: [...nth.keys()] } }, select: codeSelect })
  return rows.sort((a, b) => (nth.get(a.id) ?? 0) - (nth.get(b.id) ?? 0))
}

async function codeViews(actor: Actor, rows: CodeRow[]): Promise<PackageCodeView[]> {
  const replaced = rows.filter(({ replacedById }) => replacedById !== null)
  const successors = await listSuccessors(replaced.map(({ id }) => id))
  return rows.map((row) => codeView(row, { showsSecret: canManagePackages(actor), successor: successors.get(row.id) }))
}

function codeView(
  row: CodeRow,
  { showsSecret, successor }: { showsSecret: boolean; successor: string | undefined },
): PackageCodeView {
  const { requiresActivation, ...inPackage } = row.package
  return {
    id: row.id,
    code: row.code,
    formattedCode: formatTextCode(row.code),
    printedAddress: printedAddress(env.SITE_URL, row.code),
    state: row.state,
    stateText: stateTexts[row.state],
    requiresActivation: requiresActivation && row.activationCode !== null,
    activationCode: showsSecret ? row.activationCode : null,
    memorialCount: row.links.length,
    package: inPackage,
    reseller: row.reseller,
    replacedBy: successor ?? null,
    createdAt: row.createdAt.toISOString(),
  }
}

export function writeCodesCsv(codes: PackageCodeView[]): string {
  return csvFile(codes, [
    ['Kode', ({ formattedCode }) => formattedCode],
    ['Aktiveringskode', ({ activationCode }) => activationCode],
    ['Trykt adresse', ({ printedAddress }) => printedAddress],
    ['Status', ({ stateText }) => stateText],
    ['Forhandler', ({ reseller }) => reseller?.companyName],
  ])
}

/** What each act would do with all codes that a search finds. */
export const planActs = defineRead({
  name: 'packages.plan-acts',
  ...forManagers,
  input: codeSearchInput,
  run: (_, search) => readPlans(search),
})

async function readPlans(search: CodeSearch): Promise<FoundCodesView> {
  const found = await findSearched(db, search)
  const isMore = found.length > mostFoundCodes
  const planned = (act: CodeAct) => planOf(isMore ? [] : found, act)
  return {
    found: Math.min(found.length, mostFoundCodes),
    isMore,
    acts: { assign: planned('assign'), move: planned('move'), block: planned('block'), retire: planned('retire') },
  }
}

function planOf(found: LockedCode[], act: CodeAct): ActPlan {
  const reasons = new Map<string, number>()
  let [count, inUse] = [0, 0]
  for (const code of found) {
    const reason = whyNot[act](code)
    if (reason) {
      reasons.set(reason, (reasons.get(reason) ?? 0) + 1)
      continue
    }
    count++
    if (code.state === 'claimed' || code.state === 'linked') inUse++
  }
  const passedOver = [...reasons]
    .map(([reason, codes]) => ({ reason, count: codes }))
    .sort((a, b) => b.count - a.count || a.reason.localeCompare(b.reason, 'da'))
  return { count, inUse, passedOver }
}
