import 'server-only'
import { greetingFilmQueue } from '@/lib/domain/media/films/film-queue'
import { inTurn } from '@/lib/domain/media/in-turn'
import type { RunContext } from '@/lib/server/command'

/** Has the films of these posts drawn that wait for their family. Those that are drawn or ordered stay as they are. */
export async function orderWaitingFilms(
  { tx, enqueue }: Pick<RunContext, 'tx' | 'enqueue'>,
  contributionIds: string[],
): Promise<void> {
  const films = await tx.media.updateManyAndReturn({
    where: { contributionId: { in: contributionIds }, kind: 'video', status: 'processing', processingSince: null },
    data: { processingSince: new Date() },
    select: { id: true, memorialId: true },
  })
  for (const { id, memorialId } of films) {
    await enqueue(greetingFilmQueue, { mediaId: id }, await inTurn(tx, memorialId))
  }
}
