import 'server-only'
import { randomUUID } from 'node:crypto'
import {
  contributionColumns,
  contributionView,
  createContributionRow,
} from '@/lib/domain/contributions/contribution-rows'
import { statusTexts } from '@/lib/domain/contributions/copy'
import { recordFilmsApproved, shownAtOnce } from '@/lib/domain/contributions/films-in-account'
import { notifyOfContribution } from '@/lib/domain/contributions/notify-of-contribution'
import { isOwnContribution, isShownAtOnce } from '@/lib/domain/contributions/policy'
import { discardPictures } from '@/lib/domain/contributions/post-pictures'
import { type ContributionKind, type ContributionView, sentFromLayout } from '@/lib/domain/contributions/schema'
import type { SentPost, WrittenPost } from '@/lib/domain/contributions/sent-post'
import { attachPicture, type PreparedPicture } from '@/lib/domain/media/pictures/new-picture'
import { canModerateMemorial } from '@/lib/domain/memorials/policy'
import { notifyModerators } from '@/lib/domain/notifications/notify-moderators'
import { isOfficialSoundingName } from '@/lib/server/abuse/name-check'
import { spendProof } from '@/lib/server/abuse/proof-of-work'
import { contributorMaxAgeSeconds } from '@/lib/server/actor'
import type { FormAnswer, FormValues, RunContext } from '@/lib/server/command'
import { announceLive } from '@/lib/server/live'
import { createSecretToken, hashToken } from '@/lib/server/tokens'
import { isSignedIn, userIdOf } from '@/lib/shared/actor'
import { contributorCookieName } from '@/lib/shared/page-address.mjs'
import { contributionForms, contributionSections } from './form-names'

/** What comes with a post besides pictures, of a concept that knows more of it. */
type Beside = {
  /** Part of it is still to be made: until a moderator has seen it, the post is not shown. */
  waits: boolean
  attach: (place: { memorialId: string; contributionId: string; createdById: string | null }) => Promise<void>
  /** The same post was sent before: what was prepared is not needed. */
  discard: () => Promise<void>
}

/** Writes a post, shows it or leaves it pending, and notifies the moderators. Throws CHALLENGE_FAILED. */
export async function receiveContribution(
  context: RunContext,
  sent: SentPost,
  pictures: PreparedPicture[] = [],
  beside: Beside | null = null,
): Promise<ContributionView> {
  const { actor, tx } = context
  const { memorial, post, proof } = sent
  if (sent.trapped) {
    context.about({ type: 'memorial', id: memorial.id, detail: { trapped: true } })
    return pretendedView(post)
  }
  const earlier = sent.key && (await findEarlierTry(context, memorial.id, sent.key))
  if (earlier) {
    await discardPictures(pictures)
    await beside?.discard()
    return earlier
  }
  if (proof) await spendProof(tx, proof)
  const modes = await tx.memorial.findUniqueOrThrow({
    where: { id: memorial.id },
    select: { guestbookMode: true, tributeMode: true, candleMode: true },
  })
  const moderates = canModerateMemorial(actor, memorial)
  const trusted = proof !== null || isSignedIn(actor)
  const isOfficialName = isOfficialSoundingName(post.authorName)
  const isShown = isShownAtOnce({ ...post, trusted, moderates, isOfficialName }, modes) && (moderates || !beside?.waits)
  const status = isShown ? 'approved' : 'pending'
  const { id } = await createContributionRow(tx, {
    ...post,
    memorialId: memorial.id,
    status,
    userId: userIdOf(actor),
    contributorHash: deviceHash(context),
    idempotencyKey: sent.key,
  })
  for (const picture of pictures) {
    await attachPicture(tx, picture, { memorialId: memorial.id, contributionId: id, createdById: userIdOf(actor) })
  }
  await beside?.attach({ memorialId: memorial.id, contributionId: id, createdById: userIdOf(actor) })
  if (beside && status === 'approved') await recordFilmsApproved(tx, [id], moderates ? userIdOf(actor) : shownAtOnce)
  const row = await tx.contribution.findUniqueOrThrow({ where: { id }, select: contributionColumns })
  context.about({ type: 'contribution', id, detail: { memorial: memorial.id, status: row.status } })
  if (row.status === 'approved') await announceLive(tx, [{ memorialId: memorial.id, kind: row.kind, id }])
  // A moderator's own post needs no decision: the others see it in the app.
  if (moderates) await notifyModerators(context, memorial.id, { id, isMailed: false })
  else await notifyOfContribution(context, memorial.id, row)
  return { ...contributionView(row, actor), own: true }
}

/** A bot gets the usual answer, so it learns nothing. */
function pretendedView(post: WrittenPost): ContributionView {
  return {
    ...post,
    id: randomUUID(),
    createdAt: new Date().toISOString(),
    status: 'pending',
    statusText: statusTexts.pending,
    own: true,
    burning: post.kind === 'candle',
    pictures: [],
  }
}

/**
 * The post sent earlier with this key, as its author sees it; null on the first try. A concurrent second try waits
 * until the first is written. Knowing the key proves authorship: the first answer, with the device's secret, may have
 * been lost, so the post is moved to the secret in this answer.
 */
async function findEarlierTry(context: RunContext, memorialId: string, key: string): Promise<ContributionView | null> {
  const { tx, actor } = context
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`${memorialId} ${key.toLowerCase()}`}, 0))`
  const row = await tx.contribution.findUnique({
    where: { memorialId_idempotencyKey: { memorialId, idempotencyKey: key } },
    select: contributionColumns,
  })
  if (!row) return null
  context.about({ type: 'contribution', id: row.id, detail: { memorial: memorialId, again: true } })
  if (!row.userId && !isOwnContribution(actor, row)) {
    await tx.contribution.update({ where: { id: row.id }, data: { contributorHash: deviceHash(context) } })
  }
  return { ...contributionView(row, actor), own: true }
}

/** Where a visitor's form without script leads: to its list or back to the form, in the layout it was sent from. */
export function visitorForm(kind: ContributionKind): FormAnswer<ContributionView> {
  const page = ({ id = '' }: Record<string, string>, { layout }: FormValues) =>
    `/${sentFromLayout.parse(layout)}/${encodeURIComponent(id)}`
  return {
    name: contributionForms[kind],
    done: (_, params, values) => `${page(params, values)}?tak=${kind}#${contributionSections[kind]}`,
    back: page,
    secret: ['website', 'altcha', 'key', 'layout'],
  }
}

/** The hash of the device's secret; a device without one gets it with this answer. Null for the system. */
export function deviceHash({ actor, setCookie }: Pick<RunContext, 'actor' | 'setCookie'>): string | null {
  if (actor.kind === 'system') return null
  if (actor.contributorHash) return actor.contributorHash
  const secret = createSecretToken()
  setCookie({ name: contributorCookieName, value: secret, maxAgeSeconds: contributorMaxAgeSeconds })
  return hashToken(secret)
}
