import 'server-only'
import { z } from 'zod'
import {
  type CodeListInput,
  type CodeSearch,
  codeListInput,
  codeSearchInput,
  searchedPrefix,
} from '@/lib/domain/packages/code-list-schema'
import { canManagePackages, canReadPackages } from '@/lib/domain/packages/policy'
import { isPackageId, mostFoundCodes, writtenPackageInput } from '@/lib/domain/packages/schema'
import { codeConditions, findSearched, type LockedCode, whyNot } from '@/lib/domain/packages/stock'
import type { ActPlan, CodeAct, FoundCodesView, PackageCodeView, Page } from '@/lib/domain/packages/views'
import { listSuccessors } from '@/lib/domain/qr-codes/code-row'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { db, Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import type { FileAnswer } from '@/lib/server/file-route'
import { defineRead } from '@/lib/server/read'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { csvFile } from '@/lib/shared/csv'
import { boundedText } from '@/lib/shared/input/typed-text'
import { formatTextCode, printedAddress } from '@/lib/shared/qr-text-code'
import { sessionKindOf } from '@/lib/shared/session-kinds'

const codesPerPage = 50

/**
 * Codes by their start (or what a scanner read), state, reseller and package; newest first, or by code in a search. The
 * workshop gets no activation codes.
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

/** A code as typed or scanned; null if it is not ours. */
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

/** All codes of a package as CSV. It has activation codes, so each export is logged. Throws NOT_FOUND. */
export const exportCodes = defineRead({
  name: 'packages.export-codes',
  session: 'required',
  input: writtenPackageInput,
  authorize: canManagePackages,
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
  await db.auditEntry.create({
    data: {
      command: 'packages.export-codes',
      actorKind: actor.kind,
      actorId: userIdOf(actor),
      session: sessionKindOf(actor),
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
  // At most two. Prisma's _count would aggregate the links of all codes first.
  links: { select: { id: true } },
} satisfies Prisma.QrCodeSelect
type CodeRow = Prisma.QrCodeGetPayload<{ select: typeof codeSelect }>

/**
 * Reads a page of ids from one index, then the rows. A search uses the prefix index (~<~ compares bytes regardless of
 * collation), so that a short prefix among a million codes needs no sort.
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
  // The planner does not match IS NULL to the index's order by itself; written out, it does.
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
  session: 'required',
  input: codeSearchInput,
  authorize: canManagePackages,
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
