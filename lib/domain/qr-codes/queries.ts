import 'server-only'
import { continuingOf } from '@/lib/domain/memorials/creation-step'
import { canEditMemorial } from '@/lib/domain/memorials/policy'
import { eventTexts, stateTexts } from '@/lib/domain/qr-codes/copy'
import { QrCodeError } from '@/lib/domain/qr-codes/errors'
import { canManageCodes, canReadCodes, isFreeCode, type QrCodeSubject } from '@/lib/domain/qr-codes/policy'
import type {
  CodeEventPage,
  CodeHistoryInput,
  LinkableMemorialView,
  LinkedMemorialView,
  MyQrCodeView,
  QrCodeView,
  StoneMemorialView,
} from '@/lib/domain/qr-codes/schema'
import { type Database, db, type Prisma } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'
import { formatTextCode, isTextCode, normaliseTextCode } from '@/lib/shared/qr-text-code'

// No account holds more by honest means; the lists stay small whatever happens.
const mostCodesOfOneAccount = 500
const eventsPerPage = 50
const nobody = '00000000-0000-0000-0000-000000000000'

const codeColumns = {
  id: true,
  code: true,
  state: true,
  ownerId: true,
  activationCode: true,
  package: { select: { requiresActivation: true } },
} satisfies Prisma.QrCodeSelect

/** What anybody may know about a code, as typed; null when it is none of ours. */
export async function findCode(code: string, database: Database = db): Promise<QrCodeView | null> {
  if (!isTextCode(code)) return null
  const row = await database.qrCode.findUnique({
    where: { code: normaliseTextCode(code) },
    select: codeColumns,
  })
  if (!row) return null
  return {
    id: row.id,
    code: row.code,
    formattedCode: formatTextCode(row.code),
    state: row.state,
    isFree: isFreeCode(row),
    requiresActivation: row.package.requiresActivation && row.activationCode !== null,
  }
}

/** A code with its pages, for deciding what this actor may do with it; null when it is none of ours. */
export async function findCodeSubject(
  actor: Actor,
  code: string,
  database: Database = db,
): Promise<QrCodeSubject | null> {
  if (!isTextCode(code)) return null
  const row = await database.qrCode.findUnique({
    where: { code: normaliseTextCode(code) },
    select: {
      ...codeColumns,
      links: {
        orderBy: { position: 'asc' },
        select: {
          memorial: {
            select: {
              id: true,
              slug: true,
              state: true,
              visibility: true,
              hiddenAt: true,
              members: { where: { userId: userIdOf(actor) ?? nobody }, select: { role: true } },
            },
          },
        },
      },
    },
  })
  if (!row) return null
  return {
    id: row.id,
    code: row.code,
    state: row.state,
    ownerId: row.ownerId,
    requiresActivation: row.package.requiresActivation && row.activationCode !== null,
    memorials: row.links.map(({ memorial: { members, ...memorial } }) => ({
      ...memorial,
      role: members[0]?.role ?? null,
    })),
  }
}

/** The pages on a code that was found to be the actor's, left to right. */
export async function listMemorialsOfCode(actor: Actor, code: QrCodeSubject): Promise<StoneMemorialView[]> {
  const links = await db.qrLink.findMany({
    where: { qrCodeId: code.id },
    orderBy: { position: 'asc' },
    select: { memorial: { select: { ...memorialSelect, state: true, creationStep: true } } },
  })
  return links.map(({ memorial }) => {
    const canEdit = code.memorials.some((subject) => subject.id === memorial.id && canEditMemorial(actor, subject))
    return { ...memorialView(memorial), canEdit, continuing: canEdit ? continuingOf(memorial) : null }
  })
}

/** The codes that are locked to the actor's own account, newest first. Throws UNAUTHENTICATED. */
export async function listLockedCodes(actor: Actor): Promise<MyQrCodeView[]> {
  return listMine({ ownerId: requireUserId(actor) })
}

/**
 * The codes that the actor holds (locked to the account) and those that lead to a page the actor owns, whoever holds
 * them; newest first. Throws UNAUTHENTICATED.
 */
export async function listOwnedCodes(actor: Actor): Promise<MyQrCodeView[]> {
  const userId = requireUserId(actor)
  // Found from the person's pages: asked as one condition, the database would look through every code there is.
  const links = await db.qrLink.findMany({
    where: { memorial: { members: { some: { userId, role: 'owner' } } } },
    take: mostCodesOfOneAccount,
    select: { qrCodeId: true },
  })
  return listMine({ OR: [{ ownerId: userId }, { id: { in: links.map(({ qrCodeId }) => qrCodeId) } }] })
}

/** One code as its owner sees it in the lists. */
export async function findMyCode(database: Database, qrCodeId: string): Promise<MyQrCodeView | null> {
  const row = await database.qrCode.findUnique({ where: { id: qrCodeId }, select: mineSelect })
  return row && mineView(row)
}

/** The pages that the actor owns and that do not hang on this code yet, newest first. */
export async function listLinkableMemorials(actor: Actor, qrCodeId: string): Promise<LinkableMemorialView[]> {
  const userId = userIdOf(actor)
  if (!userId) return []
  const members = await db.memorialMember.findMany({
    where: { userId, role: 'owner', memorial: { qrLinks: { none: { qrCodeId } } } },
    orderBy: { createdAt: 'desc' },
    take: mostCodesOfOneAccount,
    select: { memorial: { select: { ...memorialSelect, state: true } } },
  })
  return members.map(({ memorial }) => ({ ...memorialView(memorial), isDraft: memorial.state === 'draft' }))
}

/**
 * Who did what to a code, newest first and back to its making: no number of wrong activation codes hides its beginning.
 * The workshop sees what happened, names and reasons only the house. Throws UNAUTHENTICATED, FORBIDDEN or QR_CODE_UNKNOWN.
 */
export async function listCodeEvents(actor: Actor, { code, cursor }: CodeHistoryInput): Promise<CodeEventPage> {
  if (actor.kind === 'visitor') throw new DomainError('UNAUTHENTICATED')
  if (!canReadCodes(actor)) throw new DomainError('FORBIDDEN')
  const row = await db.qrCode.findUnique({
    where: { code },
    select: {
      events: {
        orderBy: [{ at: 'desc' }, { id: 'desc' }],
        // Lines of history are never deleted: the one a page ended with is always there.
        ...(cursor ? { cursor: { id: cursor }, skip: 1 } : {}),
        take: eventsPerPage + 1,
        select: { id: true, kind: true, at: true, actorName: true, reason: true },
      },
    },
  })
  if (!row) throw new QrCodeError('QR_CODE_UNKNOWN')
  const isFull = canManageCodes(actor)
  const items = row.events.slice(0, eventsPerPage).map(({ id, kind, at, actorName, reason }) => ({
    id,
    text: eventTexts[kind],
    at: at.toISOString(),
    actorName: isFull ? actorName : null,
    reason: isFull ? reason : null,
  }))
  return { items, nextCursor: row.events.length > eventsPerPage ? (items.at(-1)?.id ?? null) : null }
}

function requireUserId(actor: Actor): string {
  const userId = userIdOf(actor)
  if (!userId) throw new DomainError('UNAUTHENTICATED')
  return userId
}

const memorialSelect = { id: true, slug: true, firstName: true, middleName: true, lastName: true } as const

const mineSelect = {
  id: true,
  code: true,
  state: true,
  claimedAt: true,
  links: { orderBy: { position: 'asc' }, select: { memorial: { select: memorialSelect } } },
} satisfies Prisma.QrCodeSelect

async function listMine(where: Prisma.QrCodeWhereInput): Promise<MyQrCodeView[]> {
  const rows = await db.qrCode.findMany({
    where,
    orderBy: { id: 'desc' },
    take: mostCodesOfOneAccount,
    select: mineSelect,
  })
  return rows.map(mineView)
}

function mineView(row: Prisma.QrCodeGetPayload<{ select: typeof mineSelect }>): MyQrCodeView {
  return {
    id: row.id,
    code: row.code,
    formattedCode: formatTextCode(row.code),
    state: row.state,
    stateText: stateTexts[row.state],
    memorials: row.links.map(({ memorial }) => memorialView(memorial)),
    lockedAt: row.claimedAt?.toISOString() ?? null,
  }
}

function memorialView(row: Prisma.MemorialGetPayload<{ select: typeof memorialSelect }>): LinkedMemorialView {
  return { id: row.id, slug: row.slug, name: fullName(row) }
}
