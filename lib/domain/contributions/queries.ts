import 'server-only'
import { z } from 'zod'
import { contributionView } from '@/lib/domain/contributions/contribution-rows'
import { countContributions } from '@/lib/domain/contributions/daily-counts'
import { canUndoByLink, type DecisionLink, findDecisionLink } from '@/lib/domain/contributions/decision-links'
import { findOwnPending, findPosts, findQueue } from '@/lib/domain/contributions/posts'
import {
  type ContributionPage,
  type DecisionLinkView,
  decideByLinkInput,
  type LiveCounts,
  listInput,
  type ModerationOverview,
  ownInput,
  queueInput,
} from '@/lib/domain/contributions/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import {
  canEditMemorial,
  canModerateMemorial,
  canSeeMemorial,
  type MemorialSubject,
} from '@/lib/domain/memorials/policy'
import { memorialKeyInput } from '@/lib/domain/memorials/schema'
import { smallPictureColumns, smallPictureKey } from '@/lib/domain/pictures/picture-files'
import { createProofChallenge } from '@/lib/server/abuse/proof-of-work'
import { anyone } from '@/lib/server/command'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { defineRead, orNull } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { boundedText } from '@/lib/shared/input/typed-text'
import { fullName } from '@/lib/shared/names'
import { isOpenPage } from '@/lib/shared/open-page'

/** Approved posts of one kind, newest first; the first page starts with this device's own pending ones. */
export const listContributions = defineRead({
  name: 'contributions.list-contributions',
  session: 'optional',
  input: listInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: canSeeMemorial,
  run: (actor, { kind, cursor }, memorial) => findPosts(actor, memorial, { kind, cursor }),
})

/** This device's pending posts on the page, newest first; at most 50. */
export const listOwnPending = defineRead({
  name: 'contributions.list-own-pending',
  session: 'optional',
  input: ownInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: canSeeMemorial,
  run: async (actor, _, memorial): Promise<ContributionPage> => ({
    items: await findOwnPending(actor, memorial),
    nextCursor: null,
  }),
})

/** The moderators' queue, newest first. */
export const listQueue = defineRead({
  name: 'contributions.list-queue',
  session: 'optional',
  input: queueInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: canModerateMemorial,
  run: (actor, filter, memorial) => findQueue(actor, memorial.id, filter),
})

/** How many candles burn and were ever lit. Every open page polls it twice a minute, so it reads only the counts. */
export const countCandles = defineRead({
  name: 'contributions.count-candles',
  session: 'optional',
  input: ownInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: canSeeMemorial,
  run: async (_, __, { id }): Promise<LiveCounts> => {
    const { burning, candles } = await countContributions(id)
    return { burning, candles }
  },
})

/** The proof of work to solve before sending a post. */
export const getChallenge = defineRead({
  name: 'contributions.get-challenge',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: () => createProofChallenge(),
})

/** The page and its moderation settings; null unless the actor may moderate it, whether or not it exists. */
export const findModerationOverview = defineRead({
  name: 'contributions.find-moderation-overview',
  session: 'optional',
  input: memorialKeyInput,
  authorize: anyone,
  run: (actor, { id }) => findOverview(actor, id),
})

async function findOverview(
  actor: Actor,
  key: string,
): Promise<{ memorial: MemorialSubject; overview: ModerationOverview } | null> {
  const memorial = await orNull(getMemorialSubject(actor, key))
  if (!memorial || !canModerateMemorial(actor, memorial)) return null
  const [row, counts] = await Promise.all([
    db.memorial.findUniqueOrThrow({
      where: { id: memorial.id },
      select: {
        firstName: true,
        middleName: true,
        lastName: true,
        guestbookMode: true,
        tributeMode: true,
        candleMode: true,
        hiddenReason: true,
      },
    }),
    countContributions(memorial.id),
  ])
  const overview: ModerationOverview = {
    memorialId: memorial.id,
    slug: memorial.slug,
    memorialName: fullName(row),
    isOpen: isOpenPage(memorial),
    hiddenReason: memorial.hiddenAt ? (row.hiddenReason ?? '') : null,
    canEdit: canEditMemorial(actor, memorial),
    shownAtOnce: {
      greeting: row.guestbookMode === 'at_once',
      candle: row.candleMode === 'at_once',
      tribute: row.tributeMode === 'at_once',
    },
    counts,
  }
  return { memorial, overview }
}

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
  const still = post.film?.poster
  const pictures = [...post.pictures, ...(still ? [still] : [])].map((picture) => ({
    ...picture,
    src: `/api/moderation/${encodeURIComponent(token)}/pictures/${picture.id}`,
    srcSet: '',
  }))
  const isShown = state !== 'expired' && post.status !== 'hidden'
  const { film, clip, ...words } = post
  const contribution = { ...words, pictures: isShown ? pictures : [] }
  const hasFilm = isShown && film?.state === 'ready'
  const awaitsFilm = isShown && (film?.state === 'waiting' || film?.state === 'processing')
  return {
    state,
    decision,
    memorialSlug,
    memorialName,
    contribution,
    hasFilm,
    clip: isShown && clip ? clip.kind : null,
    awaitsFilm,
    canUndo: canUndoByLink(link),
  }
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
