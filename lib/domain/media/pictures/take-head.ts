import 'server-only'
import { stepsQueue } from '@/lib/domain/pictures/steps-queue'
import type { RunContext } from '@/lib/server/command'

const sinceOf = { portraitId: 'portraitAt', coverId: 'coverAt' } as const

/**
 * Makes a picture that was sent as portrait or cover just that, once it is ready: if its sender may still edit the page,
 * and nothing else was chosen, or sent, for the place since. Otherwise nothing changes. The page must be locked.
 */
export async function takeHead({ tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>, mediaId: string): Promise<void> {
  const { memorialId, head, headSince, createdById } = await tx.media.findUniqueOrThrow({
    where: { id: mediaId },
    select: { memorialId: true, head: true, headSince: true, createdById: true },
  })
  if (!head || !headSince || !createdById) return
  const editor = { memorialId, userId: createdById, role: { in: ['owner' as const, 'editor' as const] } }
  if ((await tx.memorialMember.count({ where: editor })) === 0) return
  const since = sinceOf[head]
  const { count } = await tx.memorial.updateMany({
    where: { id: memorialId, OR: [{ [since]: null }, { [since]: { lte: headSince } }] },
    data: { [head]: mediaId, [since]: headSince, revision: { increment: 1 } },
  })
  if (count > 0) await enqueue(stepsQueue, { mediaId })
}
