import 'server-only'
import { z } from 'zod'
import { countContributions } from '@/lib/domain/contributions/count-contributions'
import { findOwnPending, findPosts, findQueue } from '@/lib/domain/contributions/posts'
import { listInput, ownInput, queueInput } from '@/lib/domain/contributions/schema'
import type { ContributionPage, LiveCounts } from '@/lib/domain/contributions/views'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canModerateMemorial, canSeeMemorial } from '@/lib/domain/memorials/policy'
import { createProofChallenge } from '@/lib/server/abuse/proof-of-work'
import { anyone } from '@/lib/server/command'
import { defineRead } from '@/lib/server/read'

/** Approved posts of one kind, newest first; before the first of them the device's own that still wait. */
export const listContributions = defineRead({
  name: 'contributions.list-contributions',
  session: 'optional',
  input: listInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: canSeeMemorial,
  run: (actor, { kind, cursor }, memorial) => findPosts(actor, memorial, { kind, cursor }),
})

/** What this device wrote on the page and nobody has decided on yet; at most fifty, newest first. */
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

/** The posts that moderators decide on, newest first. */
export const listQueue = defineRead({
  name: 'contributions.list-queue',
  session: 'optional',
  input: queueInput,
  load: ({ id }, actor) => getMemorialSubject(actor, id),
  authorize: canModerateMemorial,
  run: (actor, filter, memorial) => findQueue(actor, memorial.id, filter),
})

/**
 * How many candles burn and how many were ever lit: asked twice a minute by every open page, so it reads counts and no
 * posts.
 */
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

/** The work that a browser does before it sends a post. */
export const getChallenge = defineRead({
  name: 'contributions.get-challenge',
  session: 'optional',
  input: z.object({}),
  authorize: anyone,
  run: () => createProofChallenge(),
})
