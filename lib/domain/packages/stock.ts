import 'server-only'
import { type CodeSearch, searchedPrefix } from '@/lib/domain/packages/code-list-schema'
import { chooseReseller } from '@/lib/domain/packages/copy'
import { mostFoundCodes } from '@/lib/domain/packages/schema'
import type { CodeAct } from '@/lib/domain/packages/views'
import { codeActor, writeCodeEvents } from '@/lib/domain/qr-codes/code-row'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import { isOutOfUse, type QrCodeState } from '@/lib/domain/qr-codes/schema'
import type { RunContext } from '@/lib/server/command'
import { type Database, Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { lockRows } from '@/lib/server/lock-rows'
import { danishMidnight } from '@/lib/shared/danish-midnight'

const operator = 'lageret'

/** Our own stock: free codes that no reseller has. */
export const inStock = {
  resellerId: null,
  ownerId: null,
  state: { in: ['produced', 'released'] },
} satisfies Prisma.QrCodeWhereInput

const heldSelect = {
  id: true,
  code: true,
  state: true,
  stateBeforeBlock: true,
  ownerId: true,
  reseller: { select: { id: true, companyName: true } },
  package: { select: { state: true } },
  preparedPage: { select: { qrCodeId: true } },
  proofSheets: { where: { status: { not: 'withdrawn' } }, select: { id: true }, take: 1 },
  pieces: { where: { state: { notIn: ['shipped', 'cancelled'] } }, select: { id: true }, take: 1 },
} satisfies Prisma.QrCodeSelect

export type LockedCode = Prisma.QrCodeGetPayload<{ select: typeof heldSelect }>

/**
 * Locks codes until the transaction ends, in a fixed order against deadlocks. Unknown codes are left out.
 */
export async function lockCodeRows(tx: Transaction, codes: string[]): Promise<LockedCode[]> {
  await lockRows(tx, 'QrCode', Prisma.sql`code = ANY(${codes}::bpchar[])`)
  return tx.qrCode.findMany({ where: { code: { in: codes } }, orderBy: { id: 'asc' }, select: heldSelect })
}

/** All codes that a search finds, at most one more than an act may change; optionally locked. */
export async function findSearched(
  database: Database,
  search: CodeSearch,
  lock: 'lock' | 'look' = 'look',
): Promise<LockedCode[]> {
  const found = await database.$queryRaw<Array<{ id: string }>>`
    SELECT id FROM "QrCode" WHERE ${Prisma.join(codeConditions(search), ' AND ')}
    ORDER BY id LIMIT ${mostFoundCodes + 1} ${lock === 'lock' ? Prisma.sql`FOR UPDATE` : Prisma.empty}`
  const id = { in: found.map((row) => row.id) }
  return database.qrCode.findMany({ where: { id }, orderBy: { id: 'asc' }, select: heldSelect })
}

/** Why an act is not possible for a code, in a few Danish words; null if it is. */
export const whyNot: Record<CodeAct, (code: LockedCode) => string | null> = {
  assign: whyNotAssignable,
  move: whyNotMovable,
  block: ({ state }) => (isOutOfUse(state) ? stateWord(state) : null),
  retire: ({ state }) => (state === 'retired' ? stateWord(state) : null),
}

/** Why a code cannot be assigned from our stock; null if it can. */
export function whyNotAssignable(code: LockedCode): string | null {
  return whyNotInStock(code) ?? (code.reseller ? `hos ${code.reseller.companyName}` : null)
}

function whyNotMovable(code: LockedCode): string | null {
  if (code.preparedPage) return 'en side er forberedt til familien'
  if (code.pieces.length > 0) return 'i produktion'
  return whyNotInStock(code)
}

function whyNotInStock(code: LockedCode): string | null {
  if (!isFreeCode(code) || code.state === 'handed_over') return stateWord(code.state)
  // Another reseller's stone would be cut with this family's text.
  return code.proofSheets.length > 0 ? 'der er en tegning til en familie' : null
}

function stateWord(state: QrCodeState): string {
  return stateTexts[state].toLocaleLowerCase('da')
}

type Gift = { reseller: { id: string; companyName: string } | null; kind: 'assigned' | 'moved'; reason?: string }

/** Moves locked codes to a reseller's stock (null: ours) and writes each one's history. */
export async function giveCodes(
  context: Pick<RunContext, 'tx' | 'actor'>,
  codes: LockedCode[],
  { reseller, kind, reason }: Gift,
): Promise<void> {
  await context.tx.qrCode.updateMany({
    where: { id: { in: codes.map(({ id }) => id) } },
    data: { resellerId: reseller?.id ?? null, state: reseller ? 'assigned' : 'produced', handedOverAt: null },
  })
  await writeCodeEvents(
    context.tx,
    { kind, ...codeActor(context.actor) },
    codes.map((code) => ({
      qrCodeId: code.id,
      reason: describeMove({
        from: code.reseller?.companyName ?? operator,
        to: reseller?.companyName ?? operator,
        kind,
        reason,
      }),
    })),
  )
}

function describeMove(gift: { from: string; to: string; kind: Gift['kind']; reason: string | undefined }): string {
  const way = gift.kind === 'moved' ? `Fra ${gift.from} til ${gift.to}` : gift.to
  return (gift.reason ? `${way}. ${gift.reason}` : way).slice(0, 500)
}

/** A search as conditions on the columns of "QrCode", to be joined by AND; never empty. */
export function codeConditions({ search, state, reseller, package: packageId, from, to }: CodeSearch): Prisma.Sql[] {
  const prefix = searchedPrefix(search)
  const conditions = [
    ...(prefix
      ? [
          Prisma.sql`code ~>=~ ${prefix}::bpchar`,
          // A tilde sorts after every character of a code.
          Prisma.sql`code ~<~ ${`${prefix}~`}::bpchar`,
        ]
      : []),
    ...(packageId ? [Prisma.sql`"packageId" = ${packageId}::uuid`] : []),
    ...(state ? [Prisma.sql`state = ${state}::"QrCodeState"`] : []),
    ...(reseller === 'none' ? [Prisma.sql`"resellerId" IS NULL`] : []),
    ...(from ? [Prisma.sql`id >= ${firstIdAt(danishMidnight(from))}::uuid`] : []),
    ...(to ? [Prisma.sql`id < ${firstIdAt(danishMidnight(to, 1))}::uuid`] : []),
    ...(reseller && reseller !== 'none' ? [Prisma.sql`"resellerId" = ${reseller}::uuid`] : []),
  ]
  return conditions.length > 0 ? conditions : [Prisma.sql`true`]
}

/** The lowest id (a UUID of version 7) of a row made at this moment: a period is a part of each index that ends in id. */
function firstIdAt(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`
}

/** A reseller who may get codes. Throws INVALID_INPUT at `resellerId` when unknown or suspended. */
export async function requireActiveReseller(
  database: Database,
  id: string,
): Promise<{ id: string; companyName: string }> {
  const row = await database.reseller.findUnique({
    where: { id },
    select: { id: true, companyName: true, status: true },
  })
  if (row?.status !== 'active') throw new DomainError('INVALID_INPUT', {}, { resellerId: chooseReseller })
  return { id: row.id, companyName: row.companyName }
}
