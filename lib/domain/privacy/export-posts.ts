import 'server-only'
import { pictureColumns, variantAddress } from '@/lib/domain/media/picture-view'
import { canSeeMemorial } from '@/lib/domain/memorials/policy'
import type { Database } from '@/lib/server/db'
import { wholeAddress } from '@/lib/server/whole-address'
import type { Actor } from '@/lib/shared/actor'
import { fullName } from '@/lib/shared/names'

/** What the account has written on pages, and the codes it holds with what happened to them in its hands. */
export async function exportPosts(database: Database, actor: Actor, userId: string) {
  return { posts: await listPosts(database, actor, userId), codes: await listCodes(database, userId) }
}

async function listPosts(database: Database, actor: Actor, userId: string) {
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
  return rows.map(({ memorial: { members, ...memorial }, pictures, burnsUntil, ...post }) => ({
    ...post,
    burnsUntil: burnsUntil?.toISOString().slice(0, 10) ?? null,
    // A page that was closed since is no longer for this person to know.
    memorial: canSeeMemorial(actor, { ...memorial, role: members[0]?.role ?? null })
      ? { name: fullName(memorial), address: wholeAddress(`/memorial/${memorial.slug}`) }
      : null,
    pictures: pictures.map(({ widths, version, colour: _, ...picture }) => ({
      ...picture,
      download: wholeAddress(variantAddress({ id: picture.id, version, widths }, Number.MAX_SAFE_INTEGER)),
    })),
  }))
}

async function listCodes(database: Database, userId: string) {
  const rows = await database.qrCode.findMany({
    where: { ownerId: userId },
    orderBy: { id: 'asc' },
    select: {
      code: true,
      state: true,
      claimedAt: true,
      links: {
        orderBy: { position: 'asc' },
        select: { position: true, createdAt: true, memorial: { select: { slug: true } } },
      },
      events: { orderBy: { at: 'asc' }, select: { kind: true, at: true, actorId: true } },
    },
  })
  return rows.map(({ events, links, claimedAt, ...code }) => ({
    ...code,
    lockedAt: claimedAt,
    address: wholeAddress(`/qr/${code.code}`),
    links: links.map(({ memorial, ...link }) => ({ ...link, memorial: wholeAddress(`/memorial/${memorial.slug}`) })),
    // What happened in the hands of those who held it before is theirs.
    history: events
      .filter(({ at, actorId }) => actorId === userId || (claimedAt !== null && at >= claimedAt))
      .map(({ kind, at, actorId }) => ({ kind, at, byYou: actorId === userId })),
  }))
}
