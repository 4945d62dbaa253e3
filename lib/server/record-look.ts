import 'server-only'
import { db, type Prisma } from '@/lib/server/db'
import { type Actor, userIdOf } from '@/lib/shared/actor'
import { sessionKindOf } from '@/lib/shared/session-kinds'

type Seen = { type: string; id: string; detail?: Prisma.InputJsonObject }

const quietMs = 15 * 60_000

/**
 * Logs that an administrator viewed something of someone else's. Views without `detail` are logged once per 15 minutes,
 * so that reloads add nothing.
 */
export async function recordLook(
  actor: Actor,
  command: `${string}.${string}`,
  { type, id, detail }: Seen,
): Promise<void> {
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
    data: {
      command,
      actorKind: actor.kind,
      actorId,
      session: sessionKindOf(actor),
      ...subject,
      ...(detail ? { detail } : {}),
    },
  })
}
