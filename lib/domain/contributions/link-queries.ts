import 'server-only'
import { z } from 'zod'
import { contributionView } from '@/lib/domain/contributions/contribution-rows'
import { canUndoByLink, type DecisionLink, findDecisionLink } from '@/lib/domain/contributions/decision-links'
import { decideByLinkInput } from '@/lib/domain/contributions/schema'
import type { DecisionLinkView } from '@/lib/domain/contributions/views'
import { smallPictureColumns, smallPictureKey } from '@/lib/domain/pictures/picture-files'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { boundedText } from '@/lib/shared/input/typed-text'

/** What the page behind a link from a mail shows; null for an invalid link. */
export const findDecisionLinkView = defineRead({
  name: 'contributions.find-decision-link-view',
  session: 'optional',
  input: decideByLinkInput,
  // The token is the authorisation.
  authorize: anyone,
  run: async (_, { token }): Promise<DecisionLinkView | null> => {
    const link = await findDecisionLink(token)
    return link && linkView(link, token)
  },
})

function linkView(link: DecisionLink, token: string): DecisionLinkView {
  const { decision, memorialSlug, memorialName } = link
  const post = contributionView(link.contribution, { kind: 'system', name: 'decision-link' })
  const state = stateOf(link)
  // Through the link, which needs no sign-in; the pictures' own addresses are not public until the post is approved.
  const pictures = post.pictures.map((picture) => ({
    ...picture,
    src: `/api/moderation/${encodeURIComponent(token)}/pictures/${picture.id}`,
    srcSet: '',
  }))
  const isShown = state !== 'expired' && post.status !== 'hidden'
  const contribution = { ...post, pictures: isShown ? pictures : [] }
  return { state, decision, memorialSlug, memorialName, contribution, canUndo: canUndoByLink(link) }
}

function stateOf(link: DecisionLink): DecisionLinkView['state'] {
  if (link.decidedAt) return 'decided'
  if (link.usedAt) return 'used'
  return link.expiresAt.getTime() <= Date.now() ? 'expired' : 'open'
}

/**
 * A small version of a picture of the post behind a link from a mail, until the link expires or the post is hidden.
 * Throws NOT_FOUND.
 */
export const getLinkPicture = defineRead({
  name: 'contributions.get-link-picture',
  session: 'optional',
  input: z.object({ token: boundedText(200), id: boundedText(100) }),
  load: async ({ token, id }) => {
    const link = await findDecisionLink(token)
    const isOpen = link && link.expiresAt > new Date() && link.contribution.status !== 'hidden'
    if (!isOpen || !link.contribution.pictures.some((picture) => picture.id === id)) throw new DomainError('NOT_FOUND')
  },
  // The token is the authorisation.
  authorize: anyone,
  run: async (_, { id }) => {
    const row = await db.media.findUnique({ where: { id }, select: { checksum: true, ...smallPictureColumns } })
    const key = row && smallPictureKey(row)
    if (!key) throw new DomainError('NOT_FOUND')
    return { key, etag: `"${row.checksum.slice(0, 32)}-${row.version}"` }
  },
})
