import 'server-only'
import { canSeeMemorial } from '@/lib/domain/memorials/policy'
import { pictureColumns, variantAddress } from '@/lib/domain/pictures/picture-view'
import type { Database } from '@/lib/server/db'
import { wholeAddress } from '@/lib/server/whole-address'
import type { Administrator, FamilyUser } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

/** What the account has written on pages. */
export async function aboutPosts(database: Database, actor: FamilyUser | Administrator) {
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
      pictures: { select: { ...pictureColumns, createdAt: true } },
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
    pictures: pictures.map(({ widths, version, colour: _, ...picture }) => ({
      ...picture,
      download: wholeAddress(variantAddress({ id: picture.id, version, widths }, Number.MAX_SAFE_INTEGER)),
    })),
  }))
  return { posts }
}
