import 'server-only'
import { recordFilmsWithdrawn, rejectedByFamily } from '@/lib/domain/contributions/films-in-account'
import { timeIsOver } from '@/lib/domain/legal/retention'
import { removePictures } from '@/lib/domain/media/pictures/remove-pictures'
import { canSeeMemorial } from '@/lib/domain/memorials/policy'
import { pictureColumns, variantAddress } from '@/lib/domain/pictures/picture-view'
import type { RunContext } from '@/lib/server/command'
import type { Database, Transaction } from '@/lib/server/db'
import { deleteInPortions } from '@/lib/server/delete-in-portions'
import { enqueue } from '@/lib/server/jobs'
import type { PersonalData } from '@/lib/server/personal-data'
import { wholeAddress } from '@/lib/server/whole-address'
import type { Administrator, FamilyUser } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

export const contributionPersonalData = {
  signedBy: { Contribution: ['userId', 'decidedById'] },
  about: aboutPosts,
  tidy: async (now) => {
    await deleteOldRejected(timeIsOver('rejectedPost', now).lt)
  },
} satisfies PersonalData

/** What the account has written on pages. */
async function aboutPosts(database: Database, actor: FamilyUser | Administrator) {
  const { userId } = actor
  const rows = await database.contribution.findMany({
    where: { userId },
    orderBy: { createdAt: 'asc' },
    select: {
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
      pictures: { select: { ...pictureColumns, kind: true, createdAt: true } },
      memorial: {
        select: {
          id: true,
          slug: true,
          state: true,
          visibility: true,
          hiddenAt: true,
          firstName: true,
          middleName: true,
          lastName: true,
          members: { where: { userId }, select: { role: true } },
        },
      },
    },
  })
  const posts = rows.map(({ memorial: { members, ...memorial }, pictures, burnsUntil, ...post }) => ({
    ...post,
    burnsUntil: burnsUntil?.toISOString().slice(0, 10) ?? null,
    // Pages closed to this account since are not named.
    memorial: canSeeMemorial(actor, { ...memorial, role: members[0]?.role ?? null })
      ? { name: fullName(memorial), address: wholeAddress(`/memorial/${memorial.slug}`) }
      : null,
    pictures: pictures.map(({ widths, version, colour: _, kind, ...picture }) => ({
      ...picture,
      download: wholeAddress(
        kind !== 'picture'
          ? `/media/${picture.id}/file`
          : variantAddress({ id: picture.id, version, widths }, Number.MAX_SAFE_INTEGER),
      ),
    })),
  }))
  return { posts }
}

/** Deletes, in batches, the posts that a family rejected before this moment, with their pictures. Returns how many. */
export function deleteOldRejected(before: Date): Promise<number> {
  return deleteInPortions((tx, atMost) => deleteSome(tx, before, atMost))
}

async function deleteSome(tx: Transaction, before: Date, atMost: number): Promise<number> {
  const rows = await tx.contribution.findMany({
    where: { status: 'rejected', decidedAt: { lt: before } },
    orderBy: { id: 'asc' },
    take: atMost,
    select: { id: true },
  })
  await recordFilmsWithdrawn(
    tx,
    rows.map(({ id }) => id),
    rejectedByFamily,
  )
  const later: RunContext['enqueue'] = (job, payload) => enqueue(tx, job, payload)
  for (const { id } of rows) await removePictures({ tx, enqueue: later }, { contributionId: id })
  await tx.contribution.deleteMany({ where: { id: { in: rows.map(({ id }) => id) }, status: 'rejected' } })
  return rows.length
}
