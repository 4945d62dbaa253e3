import 'server-only'
import { createAccessToken } from '@/lib/domain/accounts/access-tokens'
import { lastNoticeDays, retentionDays } from '@/lib/domain/legal/retention'
import { findMemorialId, getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, canOwnMemorial } from '@/lib/domain/memorials/policy'
import { queueMail } from '@/lib/domain/notifications/queue-mail'
import { draftPath } from '@/lib/domain/privacy/paths'
import type { RunContext } from '@/lib/server/command'
import { type Database, db, Prisma, type Transaction } from '@/lib/server/db'
import { hashToken } from '@/lib/server/tokens'
import { wholeAddress } from '@/lib/server/whole-address'
import type { Actor } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { dayMs } from '@/lib/shared/durations'
import { fullName } from '@/lib/shared/names'
import { daysInWords } from '@/lib/shared/number-words'

const mostAtOnce = 500

/** A draft of nobody's use, what is due for it, and whose it is. */
type DueDraft = { id: string; step: 'announce' | 'remind' | 'remove'; ownerId: string }

/** A condition for orders that came to nothing. */
const deadOrders = ['cancelled', 'withdrawn', 'abandoned'] as const

/** A draft that nobody was ever shown, with no code, no agreement and no order: its owner may delete it. */
export const looseDraft = {
  state: 'draft',
  publishedAt: null,
  hiddenAt: null,
  qrLinks: { none: {} },
  subscriptions: { none: { status: { not: 'abandoned' } } },
  shopOrders: { none: { status: { notIn: [...deadOrders] } } },
} satisfies Prisma.MemorialWhereInput

/**
 * The drafts for which something is due, at most 500, or the one draft. Everything by the database's clock: a draft is
 * removed only when both mails about it were sent, the first `retentionDays.draftNotice` ago and the second
 * `lastNoticeDays` ago, so a clock that jumps ahead removes nothing at once, and one that jumped back announces anew.
 */
export function listDueDrafts(database: Database, memorialId?: string): Promise<DueDraft[]> {
  return database.$queryRaw<DueDraft[]>`
    SELECT id, step, "ownerId" FROM (
      SELECT unused.id, unused."ownerId", CASE
        WHEN n."memorialId" IS NULL OR n."announcedAt" <= unused."usedAt" OR n."announcedAt" > now() THEN 'announce'
        WHEN n."remindedAt" IS NULL OR n."remindedAt" > now()
          THEN CASE WHEN n."announcedAt" <= ${daysAgo(retentionDays.draftNotice - lastNoticeDays)} THEN 'remind' END
        WHEN n."announcedAt" <= ${daysAgo(retentionDays.draftNotice)} AND n."remindedAt" <= ${daysAgo(lastNoticeDays)}
          AND (
            SELECT count(*) FROM "Mail" WHERE id IN (n."announcedMailId", n."remindedMailId") AND status = 'sent'
          ) = 2 THEN 'remove'
      END AS step
      FROM (${unusedDrafts(memorialId)}) unused LEFT JOIN "DraftNotice" n ON n."memorialId" = unused.id
    ) due WHERE step IS NOT NULL ORDER BY id LIMIT ${mostAtOnce}`
}

const daysAgo = (days: number) => Prisma.sql`now() - make_interval(days => ${days}::int)`

/**
 * Loose drafts of accounts that can answer, that nobody used for `retentionDays.unusedDraft`. Not those that others
 * took part in, that another family's tree or another page's shares, or about which something is open. An own story
 * stays, and so does a draft with a successor: they were begun in somebody's lifetime.
 */
function unusedDrafts(memorialId: string | undefined): Prisma.Sql {
  const only = memorialId ? Prisma.sql`AND m.id = ${memorialId}::uuid` : Prisma.empty
  const isOver = daysAgo(retentionDays.unusedDraft)
  return Prisma.sql`
    SELECT m.id, o."userId" AS "ownerId", used.at AS "usedAt"
    FROM "Memorial" m
    JOIN "MemorialMember" o ON o."memorialId" = m.id AND o.role = 'owner'
    JOIN "User" u ON u.id = o."userId" AND u."disabledAt" IS NULL AND u."deletionDueAt" IS NULL
    CROSS JOIN LATERAL (
      SELECT greatest(m."createdAt", m."updatedAt", o."createdAt",
        (SELECT max(a.at) FROM "AuditEntry" a
          WHERE a."subjectType" = 'memorial' AND a."subjectId" = m.id::text AND a."actorKind" <> 'system'),
        (SELECT max(t."updatedAt") FROM "TreePage" p JOIN "FamilyTree" t ON t.id = p."treeId" WHERE p."memorialId" = m.id)
      ) AS at
    ) used
    WHERE m.state = 'draft' AND NOT m."isOwnStory" AND m."publishedAt" IS NULL AND m."hiddenAt" IS NULL ${only}
      AND m."updatedAt" <= ${isOver} AND used.at <= ${isOver}
      AND NOT EXISTS (SELECT 1 FROM "QrLink" WHERE "memorialId" = m.id)
      AND NOT EXISTS (SELECT 1 FROM "Subscription" WHERE "memorialId" = m.id AND status <> 'abandoned')
      AND NOT EXISTS (
        SELECT 1 FROM "ShopOrder" WHERE "memorialId" = m.id AND status::text <> ALL(${[...deadOrders]}::text[])
      )
      AND NOT EXISTS (SELECT 1 FROM "Contribution" WHERE "memorialId" = m.id)
      AND NOT EXISTS (SELECT 1 FROM "Media" WHERE "memorialId" = m.id AND "createdById" IS DISTINCT FROM o."userId")
      AND NOT EXISTS (SELECT 1 FROM "TimelineEvent" WHERE "memorialId" = m.id AND "createdById" IS DISTINCT FROM o."userId")
      AND NOT EXISTS (
        SELECT 1 FROM "AuditEntry" WHERE "subjectType" = 'memorial' AND "subjectId" = m.id::text AND "actorId" <> o."userId"
      )
      AND NOT EXISTS (SELECT 1 FROM "TreeLink" WHERE "memorialId" = m.id OR "fromId" = m.id)
      AND NOT EXISTS (
        SELECT 1 FROM "TreePage" mine JOIN "TreePage" other ON other."treeId" = mine."treeId"
        WHERE mine."memorialId" = m.id AND other."memorialId" <> m.id
      )
      AND NOT EXISTS (
        SELECT 1 FROM "TreePage" mine JOIN "TreePerson" person ON person."treeId" = mine."treeId"
        WHERE mine."memorialId" = m.id AND person."createdById" <> o."userId"
      )
      AND NOT EXISTS (SELECT 1 FROM "MemorialSuccessor" WHERE "memorialId" = m.id)
      AND NOT EXISTS (SELECT 1 FROM "SuccessionRequest" WHERE "memorialId" = m.id AND status = 'waiting')
      AND NOT EXISTS (SELECT 1 FROM "Report" WHERE "memorialId" = m.id)
      AND NOT EXISTS (
        SELECT 1 FROM "AccessToken" WHERE "memorialId" = m.id AND kind = 'memorial_handover' AND "usedAt" IS NULL
          AND "expiresAt" > now()
      )`
}

/** Tells the owner by mail and in the app when the draft is removed, with a link that keeps it. */
export async function tellOwner(context: RunContext, { id: memorialId, step, ownerId }: DueDraft): Promise<void> {
  const { tx } = context
  const owner = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: { fullName: true, email: true } })
  const name = await tx.memorial.findUniqueOrThrow({
    where: { id: memorialId },
    select: { firstName: true, middleName: true, lastName: true },
  })
  const isLast = step === 'remind'
  const days = isLast ? lastNoticeDays : retentionDays.draftNotice
  const removedOn = formatDate(await daysFromNow(tx, days))
  // Longer than it takes: a removal may run late.
  const token = await createAccessToken(tx, { kind: 'draft_keep', memorialId, validMs: 2 * days * dayMs })
  const keepUrl = wholeAddress(draftPath(memorialId, token))
  const props = {
    fullName: owner.fullName,
    memorialName: fullName(name),
    removedOn,
    isLast,
    keepUrl,
    unusedFor: daysInWords(retentionDays.unusedDraft),
    lastNotice: daysInWords(lastNoticeDays),
  }
  const mailId = await queueMail(context, { to: owner.email, mail: { template: 'draft-unused', props } })
  if (!mailId) return
  const news = { userId: ownerId, kind: 'draft_unused', memorialId, detail: removedOn } as const
  await tx.notification.create({ data: { ...news, mailedAt: new Date() } })
  await (isLast ? recordReminder(tx, memorialId, mailId) : recordAnnouncement(tx, memorialId, mailId))
}

async function daysFromNow(tx: Transaction, days: number): Promise<Date> {
  const [row] = await tx.$queryRaw<Array<{ at: Date }>>`SELECT now() + make_interval(days => ${days}::int) AS at`
  return row?.at ?? new Date()
}

function recordAnnouncement(tx: Transaction, memorialId: string, mailId: string): Promise<number> {
  return tx.$executeRaw`
    INSERT INTO "DraftNotice" ("memorialId", "announcedAt", "announcedMailId")
    VALUES (${memorialId}::uuid, now(), ${mailId}::uuid)
    ON CONFLICT ("memorialId") DO UPDATE SET "announcedAt" = excluded."announcedAt",
      "announcedMailId" = excluded."announcedMailId", "remindedAt" = NULL, "remindedMailId" = NULL`
}

function recordReminder(tx: Transaction, memorialId: string, mailId: string): Promise<number> {
  return tx.$executeRaw`
    UPDATE "DraftNotice" SET "remindedAt" = now(), "remindedMailId" = ${mailId}::uuid
    WHERE "memorialId" = ${memorialId}::uuid`
}

/** Counts as use: the draft has another year, and what was announced is forgotten. */
export async function renewDraft(tx: Transaction, memorialId: string): Promise<void> {
  await tx.$executeRaw`UPDATE "Memorial" SET "updatedAt" = now() WHERE id = ${memorialId}::uuid AND state = 'draft'`
  await tx.draftNotice.deleteMany({ where: { memorialId } })
}

type OwnDraft = { id: string; mayKeep: boolean; isOwner: boolean }

/**
 * A page and whether the actor may keep it: its writers, and whoever has the link from the mail, which works until it
 * expires, on this page only. Throws NOT_FOUND.
 */
export async function getOwnDraft(actor: Actor, key: string, token: string | undefined): Promise<OwnDraft> {
  const linkedId = token ? await findLinked(key, token) : null
  const memorial = await getMemorialSubject(actor, key).catch((error: unknown) => {
    if (linkedId) return null
    throw error
  })
  return {
    id: memorial?.id ?? linkedId ?? '',
    mayKeep: linkedId !== null || (memorial !== null && canEditMemorial(actor, memorial)),
    isOwner: memorial !== null && canOwnMemorial(actor, memorial),
  }
}

async function findLinked(key: string, token: string): Promise<string | null> {
  const memorialId = await findMemorialId(key)
  if (!memorialId) return null
  const where = { tokenHash: hashToken(token), kind: 'draft_keep' as const, memorialId, expiresAt: { gt: new Date() } }
  return (await db.accessToken.count({ where })) > 0 ? memorialId : null
}
