import 'server-only'
import { MediaError } from '@/lib/domain/media/errors'
import { MemorialError } from '@/lib/domain/memorials/errors'
import { lockMemorial, pageEdited } from '@/lib/domain/memorials/page-changes'
import type { RunContext } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'

/**
 * Takes down a picture, film or voice, and removes it as portrait and cover, which lists, mails and share pictures show
 * without a permission check. Throws NOT_FOUND, ALREADY_HIDDEN, or MEDIA_NOT_READY unless it was ready.
 */
export async function hideFile(context: RunContext, id: string, reason: string): Promise<void> {
  const { tx } = context
  const { memorialId, contributionId } = await placeOf(context, id)
  await lockMemorial(tx, memorialId)
  const { status } = await tx.media.findUniqueOrThrow({ where: { id }, select: { status: true } })
  if (status === 'hidden') throw new MemorialError('ALREADY_HIDDEN')
  if (status !== 'ready') throw new MediaError('MEDIA_NOT_READY')
  const { portraitId, coverId } = await headsOf(context, memorialId)
  const hiddenHeads = [...(portraitId === id ? ['portrait'] : []), ...(coverId === id ? ['cover'] : [])]
  await tx.media.update({
    where: { id },
    data: { status: 'hidden', hiddenAt: new Date(), hiddenReason: reason, hiddenHeads },
  })
  if (hiddenHeads.length > 0) {
    const heads = { ...(portraitId === id && { portraitId: null }), ...(coverId === id && { coverId: null }) }
    await tx.memorial.update({ where: { id: memorialId }, data: heads })
  }
  await changed(context, { memorialId, contributionId })
}

/**
 * Shows the file again, also as portrait or cover unless the family has chosen another. Throws NOT_FOUND or NOT_HIDDEN.
 */
export async function bringBackFile(context: RunContext, id: string): Promise<void> {
  const { tx } = context
  const { memorialId, contributionId } = await placeOf(context, id)
  await lockMemorial(tx, memorialId)
  const { status, hiddenHeads } = await tx.media.findUniqueOrThrow({
    where: { id },
    select: { status: true, hiddenHeads: true },
  })
  if (status !== 'hidden') throw new MemorialError('NOT_HIDDEN')
  await tx.media.update({
    where: { id },
    data: { status: 'ready', hiddenAt: null, hiddenReason: null, hiddenHeads: [] },
  })
  const { portraitId, coverId } = await headsOf(context, memorialId)
  const heads = {
    ...(hiddenHeads.includes('portrait') && !portraitId && { portraitId: id }),
    ...(hiddenHeads.includes('cover') && !coverId && { coverId: id }),
  }
  if (Object.keys(heads).length > 0) await tx.memorial.update({ where: { id: memorialId }, data: heads })
  await changed(context, { memorialId, contributionId })
}

async function placeOf({ tx }: RunContext, id: string) {
  const place = await tx.media.findUnique({ where: { id }, select: { memorialId: true, contributionId: true } })
  if (!place) throw new DomainError('NOT_FOUND')
  return place
}

function headsOf({ tx }: RunContext, id: string) {
  return tx.memorial.findUniqueOrThrow({ where: { id }, select: { portraitId: true, coverId: true } })
}

async function changed(
  context: RunContext,
  { memorialId, contributionId }: { memorialId: string; contributionId: string | null },
): Promise<void> {
  // A visitor's picture is no edit by the family: lastmod in the sitemap stays.
  if (!contributionId) await pageEdited(context, memorialId)
}
