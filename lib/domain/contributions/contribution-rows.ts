import 'server-only'
import { burnsUntil, countingDay, isBurning } from '@/lib/domain/contributions/candle-days'
import { statusTexts } from '@/lib/domain/contributions/copy'
import { countApproved } from '@/lib/domain/contributions/daily-counts'
import { type ContributionSubject, canSeeContribution, isOwnContribution } from '@/lib/domain/contributions/policy'
import type { ContributionView, PostClipView, PostFilmView } from '@/lib/domain/contributions/schema'
import { getMemorialSubject } from '@/lib/domain/memorials/find-memorial'
import { pictureColumns, pictureView } from '@/lib/domain/pictures/picture-view'
import { db, type Prisma, type Transaction } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** The `select` for `contributionView`. */
export const contributionColumns = {
  id: true,
  kind: true,
  status: true,
  hiddenReason: true,
  authorName: true,
  relation: true,
  title: true,
  message: true,
  year: true,
  burnsUntil: true,
  createdAt: true,
  userId: true,
  contributorHash: true,
  // What the operator hid is left out; but a greeting's hidden film hides the pictures that it was made of.
  pictures: {
    where: { OR: [{ status: 'ready' }, { kind: 'video' }] },
    select: { ...pictureColumns, kind: true, status: true, processingSince: true, durationSeconds: true },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  },
} satisfies Prisma.ContributionSelect

export type ContributionRow = Prisma.ContributionGetPayload<{ select: typeof contributionColumns }>

/** A contribution as this actor sees it, without its author's account or device. */
export function contributionView(row: ContributionRow, actor: Actor): ContributionView {
  return {
    id: row.id,
    kind: row.kind,
    authorName: row.authorName,
    relation: row.relation,
    title: row.title,
    message: row.message,
    year: row.year,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    statusText: statusTexts[row.status],
    own: isOwnContribution(actor, row),
    burning: row.kind === 'candle' && isBurning(row.burnsUntil),
    ...filesView(row),
    ...(row.hiddenReason === null ? {} : { hiddenReason: row.hiddenReason }),
  }
}

type FileRow = ContributionRow['pictures'][number]

/** The pictures of a post as rows, without its film. */
export function picturesOf<P extends { kind: string }>({ pictures }: { pictures: readonly P[] }): P[] {
  return pictures.filter(({ kind }) => kind === 'picture')
}

/** The film of a greeting stands for the pictures that it was made of, as soon as it is there. */
function filesView(row: ContributionRow): Pick<ContributionView, 'pictures' | 'film' | 'clip'> {
  const pictures = picturesOf(row).map(pictureView)
  if (row.kind === 'tribute') return { pictures, ...clipView(row) }
  const film = row.pictures.find(({ kind }) => kind === 'video')
  if (!film) return { pictures }
  if (film.status === 'hidden') return { pictures: [] }
  return film.status === 'ready' ? { pictures: [], film: filmView(film) } : { pictures, film: filmView(film) }
}

function clipView(row: ContributionRow): { clip?: PostClipView } {
  const clip = row.pictures.find(({ kind, status }) => kind !== 'picture' && status === 'ready')
  if (!clip) return {}
  const { id, width, height, durationSeconds } = clip
  const kind = clip.kind === 'video' ? 'video' : 'recording'
  return { clip: { id, kind, src: fileAddress(clip), width, height, durationSeconds } }
}

function fileAddress({ id }: { id: string }): string {
  return `/media/${id}/file`
}

function filmView(row: FileRow): PostFilmView {
  const isReady = row.status === 'ready'
  return {
    id: row.id,
    state: stateOf(row),
    src: isReady ? fileAddress(row) : null,
    poster: isReady && row.widths.length > 0 ? pictureView(row) : null,
    width: row.width,
    height: row.height,
    durationSeconds: row.durationSeconds,
  }
}

function stateOf({ status, processingSince }: FileRow): PostFilmView['state'] {
  if (status === 'ready' || status === 'failed') return status
  return processingSince === null ? 'waiting' : 'processing'
}

/** The contribution as this actor may see it. Throws NOT_FOUND if it does not exist or the actor may not see it. */
export async function getContributionSubject(actor: Actor, id: string): Promise<ContributionSubject> {
  const row = await db.contribution.findUnique({
    where: { id },
    select: { id: true, kind: true, status: true, userId: true, contributorHash: true, memorialId: true },
  })
  if (!row) throw new DomainError('NOT_FOUND')
  const { memorialId, ...rest } = row
  const contribution = { ...rest, memorial: await getMemorialSubject(actor, memorialId) }
  if (!canSeeContribution(actor, contribution)) throw new DomainError('NOT_FOUND')
  return contribution
}

type Columns = Omit<Prisma.ContributionUncheckedCreateInput, 'id' | 'burnsUntil' | 'createdAt'>
export type NewContribution = Columns & { createdAt?: Date }

/** Writes a post and counts it if it is approved. A candle burns from `createdAt` (default: now). */
export async function createContributionRow(tx: Transaction, post: NewContribution): Promise<ContributionRow> {
  const createdAt = post.createdAt ?? new Date()
  const row = await tx.contribution.create({
    data: { ...post, createdAt, burnsUntil: post.kind === 'candle' ? burnsUntil(createdAt) : null },
    select: contributionColumns,
  })
  if (row.status === 'approved') await countApproved(tx, post.memorialId, row.kind, countingDay(row), 1)
  return row
}
