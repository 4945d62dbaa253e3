import 'server-only'
import { db, type Prisma } from '@/lib/server/db'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** What the house looks at that is worth writing down although nothing changes. */
export type Look =
  | 'account-desk.look-at-account'
  | 'account-desk.save-accounts'
  | 'audit.save-log'
  | 'page-desk.look-at-page'

type Seen = { type: string; id: string; detail?: Prisma.InputJsonObject }

const quietMs = 15 * 60_000

/**
 * Writes down that an administrator looked at something that is not theirs. Looking again within a quarter of an hour is
 * the same look: a page that is read anew after an act adds nothing.
 */
export async function recordLook(actor: Actor, command: Look, { type, id, detail }: Seen): Promise<void> {
  const actorId = userIdOf(actor)
  const subject = { subjectType: type, subjectId: id }
  const since = new Date(Date.now() - quietMs)
  const isSameLook =
    detail === undefined &&
    (await db.auditEntry.findFirst({
      where: { ...subject, command, actorId, at: { gt: since } },
      select: { id: true },
    })) !== null
  if (isSameLook) return
  await db.auditEntry.create({
    data: { command, actorKind: actor.kind, actorId, ...subject, ...(detail ? { detail } : {}) },
  })
}
