import 'server-only'
import { z } from 'zod'
import { codeConditions } from '@/lib/domain/packages/code-conditions'
import { type CodeListInput, codeListInput, searchedPrefix } from '@/lib/domain/packages/code-list-schema'
import { writeCodesCsv } from '@/lib/domain/packages/codes-csv'
import { canManagePackages, canReadPackages } from '@/lib/domain/packages/policy'
import { isPackageId, type PackageCodeView, type Page, writtenPackageInput } from '@/lib/domain/packages/schema'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { listSuccessors } from '@/lib/domain/qr-codes/list-successors'
import { db, Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import type { FileAnswer } from '@/lib/server/file-route'
import { defineRead } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const codesPerPage = 50

/**
 * Codes by their beginning (or whatever a scanner read), state, reseller and package. Without a search newest first;
 * with one in the order of the alphabet. The workshop gets no activation codes.
 */
export const listCodes = defineRead({
  name: 'packages.list-codes',
  session: 'required',
  input: codeListInput,
  authorize: canReadPackages,
  run: readCodes,
})

async function readCodes(actor: Actor, filter: CodeListInput): Promise<Page<PackageCodeView>> {
  const rows = await findRows(filter)
  const items = rows.slice(0, codesPerPage)
  const last = items.at(-1)
  return {
    items: await codeViews(actor, items),
    nextCursor: rows.length > codesPerPage && last ? (searchedPrefix(filter.search) ? last.code : last.id) : null,
  }
}

/** A code as it was typed or scanned; null when it is none of ours. */
export const findPackageCode = defineRead({
  name: 'packages.find-package-code',
  session: 'required',
  input: z.object({ code: boundedText(200) }),
  authorize: canReadPackages,
  run: async (actor, { code }): Promise<PackageCodeView | null> => {
    const row = await db.qrCode.findUnique({ where: { code: searchedPrefix(code) }, select: codeSelect })
    const [view] = row ? await codeViews(actor, [row]) : []
    return view ?? null
  },
})

/** Every code of a package as CSV: with activation codes, so each time is kept in the audit log. Throws NOT_FOUND. */
export const exportCodes = defineRead({
  name: 'packages.export-codes',
  session: 'required',
  input: writtenPackageInput,
  authorize: canManagePackages,
  // Every activation code of the package.
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
  await db.auditEntry.create({
    data: {
      command: 'packages.export-codes',
      actorKind: actor.kind,
      actorId: userIdOf(actor),
      subjectType: 'qr_package',
      subjectId: id,
      detail: { count: row.codes.length },
    },
  })
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
  // Two at most. A count by the client would add up the links of all codes first.
  links: { select: { id: true } },
} satisfies Prisma.QrCodeSelect
type CodeRow = Prisma.QrCodeGetPayload<{ select: typeof codeSelect }>

/**
 * A page of ids from one index, as far as the page goes, then its rows. In a search that is the index that knows
 * beginnings (~<~ compares by bytes, whatever language the database sorts in), so that a short beginning among a million
 * codes is never sorted.
 */
async function findRows(filter: CodeListInput): Promise<CodeRow[]> {
  const { cursor } = filter
  const isSearch = searchedPrefix(filter.search) !== ''
  const behind = isSearch ? Prisma.sql`code ~>~ ${cursor}::bpchar` : Prisma.sql`id < ${cursor}::uuid`
  const found = await db.$queryRaw<Array<{ id: string }>>`
    SELECT id FROM "QrCode" WHERE ${Prisma.join([...codeConditions(filter), ...(cursor ? [behind] : [])], ' AND ')}
    ORDER BY ${orderOf(filter, isSearch)} LIMIT ${codesPerPage + 1}`
  const place = new Map(found.map(({ id }, index) => [id, index]))
  const rows = await db.qrCode.findMany({ where: { id: { in: [...place.keys()] } }, select: codeSelect })
  return rows.sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
}

function orderOf({ reseller }: CodeListInput, isSearch: boolean): Prisma.Sql {
  if (isSearch) return Prisma.sql`code USING ~<~`
  // Null is no value that an index could be sorted behind: written out, the order is still the index's own.
  return reseller === 'none' ? Prisma.sql`"resellerId" DESC, id DESC` : Prisma.sql`id DESC`
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
  }
}
