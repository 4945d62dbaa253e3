import 'server-only'
import { codeConditions } from '@/lib/domain/packages/code-conditions'
import type { CodeSearch } from '@/lib/domain/packages/code-list-schema'
import { type CodeAct, mostFoundCodes } from '@/lib/domain/packages/schema'
import { codeActor } from '@/lib/domain/qr-codes/code-actor'
import { writeCodeEvents } from '@/lib/domain/qr-codes/code-row'
import { stateTexts } from '@/lib/domain/qr-codes/copy'
import { isFreeCode } from '@/lib/domain/qr-codes/policy'
import type { QrCodeState } from '@/lib/domain/qr-codes/schema'
import type { RunContext } from '@/lib/server/command'
import { type Database, Prisma, type Transaction } from '@/lib/server/db'
import { lockRows } from '@/lib/server/lock-rows'

const house = 'lageret'

/** What lies in the house, waiting to be given to a reseller. */
export const inHouse = {
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
 * Chosen codes, locked until the transaction ends; in one order for all, so that two who choose the same ones wait instead
 * of blocking each other. Codes that are none of ours are left out.
 */
export async function lockCodeRows(tx: Transaction, codes: string[]): Promise<LockedCode[]> {
  await lockRows(tx, 'QrCode', Prisma.sql`code = ANY(${codes}::bpchar[])`)
  return tx.qrCode.findMany({ where: { code: { in: codes } }, orderBy: { id: 'asc' }, select: heldSelect })
}

/** All codes that a search finds, one more at most than an act may be about; held when `lock` says so. */
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

/** Why an act is not possible for a code, in few words; null when it is. */
export const whyNot: Record<CodeAct, (code: LockedCode) => string | null> = {
  assign: whyNotInHouse,
  move: whyNotMovable,
  block: ({ state }) => (state === 'blocked' || state === 'retired' ? stateWord(state) : null),
  retire: ({ state }) => (state === 'retired' ? stateWord(state) : null),
}

/** Why a code cannot be given to a reseller out of the house, in few words; null when it can. */
export function whyNotInHouse(code: LockedCode): string | null {
  return whyNotInStock(code) ?? (code.reseller ? `hos ${code.reseller.companyName}` : null)
}

function whyNotMovable(code: LockedCode): string | null {
  if (code.preparedPage) return 'en side er forberedt til familien'
  if (code.pieces.length > 0) return 'i produktion'
  return whyNotInStock(code)
}

function whyNotInStock(code: LockedCode): string | null {
  if (!isFreeCode(code) || code.state === 'handed_over') return stateWord(code.state)
  // It would be cut for whoever has the code then, with the words of another's family.
  return code.proofSheets.length > 0 ? 'der er en tegning til en familie' : null
}

function stateWord(state: QrCodeState): string {
  return stateTexts[state].toLocaleLowerCase('da')
}

type Gift = { reseller: { id: string; companyName: string } | null; kind: 'assigned' | 'moved'; reason?: string }

/** Writes whose stock held codes lie in from now on, each with its line of history. */
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
      reason: told({ from: code.reseller?.companyName ?? house, to: reseller?.companyName ?? house, kind, reason }),
    })),
  )
}

function told(gift: { from: string; to: string; kind: Gift['kind']; reason: string | undefined }): string {
  const way = gift.kind === 'moved' ? `Fra ${gift.from} til ${gift.to}` : gift.to
  return (gift.reason ? `${way}. ${gift.reason}` : way).slice(0, 500)
}
