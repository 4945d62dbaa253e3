import 'server-only'
import type { EventChanges } from '@/lib/domain/timeline/schema'
import type { Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { PartialDate } from '@/lib/shared/danish-dates'

/** The columns of a date; what is not known is null, and so is the qualifier of an exact one. */
export function dateColumns({ year, month, day, qualifier }: PartialDate) {
  return { year, month: month ?? null, day: day ?? null, qualifier: qualifier ?? null }
}

/** The place behind all other events of the same date, counted from 0. Call it with the page locked. */
export async function nextPosition(tx: Transaction, memorialId: string, date: PartialDate): Promise<number> {
  const { _max } = await tx.timelineEvent.aggregate({
    where: { memorialId, ...dateColumns(date) },
    _max: { position: true },
  })
  return (_max.position ?? -1) + 1
}

/** The event's fields as columns, without its date's and its pictures. */
export function textColumns({ title, text, place }: EventChanges) {
  return { title, text, place }
}

/**
 * The chosen pictures as rows in their order. Throws INVALID_INPUT at `pictureIds` unless all of them are pictures of
 * this page's gallery that can be shown: not another page's, not a visitor's, no film.
 */
export async function chosenPictures(tx: Transaction, memorialId: string, { pictureIds }: EventChanges) {
  const found = await tx.media.count({
    where: { id: { in: pictureIds }, memorialId, contributionId: null, kind: 'picture', status: 'ready' },
  })
  if (found !== pictureIds.length) {
    throw new DomainError('INVALID_INPUT', {}, { pictureIds: 'Et af billederne er ikke på siden længere. Vælg igen.' })
  }
  return pictureIds.map((mediaId, position) => ({ mediaId, position }))
}
