import 'server-only'
import { z } from 'zod'
import { findPosts } from '@/lib/domain/contributions/posts'
import { findAlbum } from '@/lib/domain/media/albums/albums'
import { listPageMedia } from '@/lib/domain/media/gallery/gallery'
import { listGallery } from '@/lib/domain/memorial-page/page-query'
import { pageColumns, presentPage } from '@/lib/domain/memorial-page/page-row'
import {
  listedKinds,
  type StaticList,
  type StaticListView,
  staticListSchema,
} from '@/lib/domain/memorial-page/static/schema'
import { withFilmMusic } from '@/lib/domain/moving-greetings/film-music'
import { db } from '@/lib/server/db'
import { readAsked } from '@/lib/server/page-status'
import type { Actor } from '@/lib/shared/actor'

/** The system sees approved posts only, nobody of the family who lives, and every page: also for those who may take it home. */
export const copyReader: Actor = { kind: 'system', name: 'download' }

const askedSchema = z.object({ list: staticListSchema.nullable() }).nullable()

/** What the process itself asks for of the page being rendered, for its static copy: a part of a list, or the page. */
export function askedCopy(): { list: StaticList | null } | null {
  return askedSchema.parse(readAsked())
}

type Found = { memorialId: string; version: number; view: StaticListView }

/** A part of a list of the page with this slug, for `askedCopy`; null where there is no such page or album. */
export async function findStaticList(slug: string, asked: StaticList): Promise<Found | null> {
  const row = await db.memorial.findUnique({ where: { slug }, select: pageColumns })
  if (!row) return null
  const { cursor, limit, ...list } = asked
  const album = list.album && (await findAlbum(row.id, list.album.id))
  if (list.album && !album) return null
  const { name, theme, layout } = presentPage(row, new Date())
  const pictures = list.name === 'billeder' ? await listGallery(row, cursor ?? undefined, album?.id, limit) : null
  const { films, voices } =
    album && list.number === 1 ? await listPageMedia(row.id, album.id) : { films: [], voices: [] }
  const posts = await findListPosts({ ...row, role: null }, asked)
  const shown = { pictures: pictures?.pictures.items ?? [], films, voices, posts }
  return {
    memorialId: row.id,
    version: row.pageVersion?.version ?? 0,
    view: {
      ...list,
      album: list.album && album && { ...list.album, ...album },
      page: { name, theme, layout },
      ...shown,
    },
  }
}

async function findListPosts(memorial: Parameters<typeof findPosts>[1], { name, cursor, limit }: StaticList) {
  if (name === 'billeder') return []
  const posts = await findPosts(copyReader, memorial, { kind: listedKinds[name], cursor: cursor ?? undefined, limit })
  if (name === 'hilsner') return (await withFilmMusic(memorial.id, posts)).items
  // As it was lit: a part is the same for as long as its posts are.
  return posts.items.map((post) => ({ ...post, burning: name === 'lys' }))
}
