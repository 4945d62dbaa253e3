import 'server-only'
import { z } from 'zod'
import { canManagePackages, canReadPackages } from '@/lib/domain/packages/policy'
import type { CodeListInput, FoundCodeView, PackageCodeView, PackageView, Page } from '@/lib/domain/packages/schema'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import { db, type Prisma } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'
import { formatTextCode, normaliseTextCode, printedAddress } from '@/lib/shared/qr-text-code'

const packagesPerPage = 25
const codesPerPage = 50

const packageSelect = {
  id: true,
  number: true,
  name: true,
  requiresActivation: true,
  count: true,
  createdAt: true,
} as const

/** Packages with what is left of them, newest first. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function listPackages(
  actor: Actor,
  { cursor }: { cursor?: string | undefined } = {},
): Promise<Page<PackageView>> {
  requireReader(actor)
  const rows = await db.qrPackage.findMany({
    ...(cursor ? { where: { id: { lt: cursor } } } : {}),
    orderBy: { id: 'desc' },
    take: packagesPerPage + 1,
    select: packageSelect,
  })
  const page = cutPage(rows, packagesPerPage)
  return { items: await withCounts(page.items), nextCursor: page.nextCursor }
}

/** One package, or null when there is none by that id. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function findPackage(actor: Actor, id: string): Promise<PackageView | null> {
  requireReader(actor)
  if (!isPackageId(id)) return null
  const row = await db.qrPackage.findUnique({ where: { id }, select: packageSelect })
  const [view] = row ? await withCounts([row]) : []
  return view ?? null
}

/** The codes of a package in the order they were made, by state and by the beginning of the code. */
export async function listPackageCodes(
  actor: Actor,
  packageId: string,
  { search, state, cursor }: CodeListInput,
): Promise<Page<PackageCodeView>> {
  requireReader(actor)
  const prefix = normaliseTextCode(search)
  const rows = await db.qrCode.findMany({
    where: {
      packageId,
      ...(state ? { state } : {}),
      ...(prefix ? { code: { startsWith: prefix } } : {}),
      ...(cursor ? { id: { gt: cursor } } : {}),
    },
    orderBy: { id: 'asc' },
    take: codesPerPage + 1,
    select: codeSelect,
  })
  const page = cutPage(rows, codesPerPage)
  return { items: page.items.map((row) => codeView(row, canManagePackages(actor))), nextCursor: page.nextCursor }
}

/**
 * A package's number and every code in it, for taking them out of the house.
 * Throws UNAUTHENTICATED, FORBIDDEN for all but full administrators, or NOT_FOUND.
 */
export async function listCodesForExport(
  actor: Actor,
  packageId: string,
): Promise<{ number: number; codes: PackageCodeView[] }> {
  requireReader(actor)
  if (!canManagePackages(actor)) throw new DomainError('FORBIDDEN')
  if (!isPackageId(packageId)) throw new DomainError('NOT_FOUND')
  const row = await db.qrPackage.findUnique({
    where: { id: packageId },
    select: { number: true, codes: { orderBy: { id: 'asc' }, select: codeSelect } },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  return { number: row.number, codes: row.codes.map((code) => codeView(code, true)) }
}

/** A code with the package it lies in; null when it is none of ours. Throws UNAUTHENTICATED or FORBIDDEN. */
export async function findPackageCode(actor: Actor, code: string): Promise<FoundCodeView | null> {
  requireReader(actor)
  const row = await db.qrCode.findUnique({
    where: { code: normaliseTextCode(code) },
    select: { ...codeSelect, package: { select: { id: true, name: true, number: true, requiresActivation: true } } },
  })
  if (!row) return null
  const { id, name, number } = row.package
  return { code: codeView(row, canManagePackages(actor)), package: { id, name, number } }
}

const codeSelect = {
  id: true,
  code: true,
  state: true,
  activationCode: true,
  package: { select: { requiresActivation: true } },
  _count: { select: { links: true } },
} satisfies Prisma.QrCodeSelect

function codeView(row: Prisma.QrCodeGetPayload<{ select: typeof codeSelect }>, showsSecret: boolean): PackageCodeView {
  return {
    id: row.id,
    code: row.code,
    formattedCode: formatTextCode(row.code),
    printedAddress: printedAddress(env.SITE_URL, row.code),
    state: row.state,
    stateText: stateTexts[row.state],
    requiresActivation: row.package.requiresActivation && row.activationCode !== null,
    activationCode: showsSecret ? row.activationCode : null,
    memorialCount: row._count.links,
  }
}

type PackageRow = Prisma.QrPackageGetPayload<{ select: typeof packageSelect }>

async function withCounts(rows: PackageRow[]): Promise<PackageView[]> {
  const groups = await db.qrCode.groupBy({
    by: ['packageId', 'state'],
    where: { packageId: { in: rows.map(({ id }) => id) } },
    _count: { _all: true },
  })
  return rows.map(({ createdAt, ...row }) => {
    const counted = (...states: QrCodeState[]) =>
      groups
        .filter((group) => group.packageId === row.id && states.includes(group.state))
        .reduce((sum, group) => sum + group._count._all, 0)
    return {
      ...row,
      createdAt: createdAt.toISOString(),
      free: counted('produced', 'assigned', 'handed_over', 'released'),
      claimed: counted('claimed'),
      linked: counted('linked'),
      outOfUse: counted('blocked', 'retired'),
    }
  })
}

function isPackageId(id: string): boolean {
  return z.uuid().safeParse(id).success
}

function requireReader(actor: Actor): void {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
  if (!canReadPackages(actor)) throw new DomainError('FORBIDDEN')
}

function cutPage<T extends { id: string }>(rows: T[], limit: number): Page<T> {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
