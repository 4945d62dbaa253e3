import 'server-only'
import { z } from 'zod'
import { countComing } from '@/lib/domain/ceremonies/answers'
import { countPending } from '@/lib/domain/contributions/daily-counts'
import { findOwnPosts } from '@/lib/domain/contributions/posts'
import { readExcerpt } from '@/lib/domain/family-tree/excerpt'
import { viewerOf } from '@/lib/domain/family-tree/find-tree'
import type { MembershipView, OwnPartsView } from '@/lib/domain/memorial-page/page-view'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { canEditMemorial, canModerateMemorial } from '@/lib/domain/memorials/policy'
import { anyone } from '@/lib/server/command'
import { DomainError } from '@/lib/server/errors'
import { defineRead } from '@/lib/server/read'
import { boundedText } from '@/lib/shared/input/typed-text'
import { isOpenPage } from '@/lib/shared/open-page'
import { layoutPaths } from '@/lib/shared/page-address.mjs'

/**
 * What an open page shows one caller besides what it shows everybody: their own posts, and to members the way to the
 * editor and the queue and the living of the family. Throws NOT_FOUND where the page is not open: a closed one is made
 * for each caller as a whole.
 */
export const getOwnParts = defineRead({
  name: 'memorial-page.get-own-parts',
  session: 'optional',
  input: z.object({ id: boundedText(100).min(1), layout: z.enum(layoutPaths).default('memorial') }),
  load: async ({ id }, actor) => {
    const subject = await getMemorialSubject(actor, id)
    if (!isOpenPage(subject)) throw new DomainError('NOT_FOUND')
    return subject
  },
  authorize: anyone,
  run: async (actor, { layout }, subject): Promise<OwnPartsView> => {
    const posts = await findOwnPosts(actor, subject)
    if (!subject.role) return { slug: subject.slug, layout, posts, membership: null, family: null }
    const canModerate = canModerateMemorial(actor, subject)
    const membership: MembershipView = {
      role: subject.role,
      canEdit: canEditMemorial(actor, subject),
      canModerate,
      pendingCount: canModerate ? await countPending(subject.id) : 0,
      comingCount: await countComing(subject.id),
      continuing: null,
    }
    const family = await readExcerpt(subject.id, viewerOf(subject))
    return { slug: subject.slug, layout, posts, membership, family }
  },
})
