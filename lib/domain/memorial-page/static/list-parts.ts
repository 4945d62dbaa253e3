import 'server-only'
import { createHash } from 'node:crypto'
import { isBurning } from '@/lib/domain/contributions/candle-days'
import { encodeCursor } from '@/lib/domain/contributions/posts'
import { shownFirst } from '@/lib/domain/memorial-page/page-query'
import { type PageRow, pageColumns, presentPage } from '@/lib/domain/memorial-page/page-row'
import type { PagedList } from '@/lib/domain/memorial-page/page-view'
import { documentOf, indexDocument, listedKinds, type StaticList } from '@/lib/domain/memorial-page/static/schema'
import { db } from '@/lib/server/db'
import { env } from '@/lib/server/env'
import { DomainError } from '@/lib/server/errors'
import { isOpenPage } from '@/lib/shared/open-page'
import type { LayoutPath } from '@/lib/shared/page-address.mjs'

/** A page in the layout that its owner chose. */
export type StaticSubject = { memorialId: string; slug: string; layout: LayoutPath }

/** A document of the copy. */
export type StaticPart = {
  /** In the copy's folder, which has no folder of documents below it. */
  path: string
  /** Equal for equal content, by the same release of the program; '' for the page itself, which its version tells. */
  sameAs: string
  /** Null for the page itself. */
  list: StaticList | null
  /** The other documents that this one leads to. */
  links: string[]
  /** The documents of the albums that it leads to, by their ids. */
  albums: ReadonlyMap<string, string>
  /** Where everybody can see the page; null for a closed one. */
  liveAddress: string | null
}

const sizes: Record<PagedList, number> = { billeder: 60, lys: 200, hilsner: 50, minder: 50 }

/**
 * The documents that a static copy of the page has: the page first, then its long lists in parts, each of them only
 * where the page does not show all of it, and its albums. Of posts part 1 has the oldest, so that a new one changes the
 * last part alone. One statement for each list and two for all albums, which read every row once. Throws NOT_FOUND.
 */
export async function listParts({ memorialId, layout }: StaticSubject): Promise<StaticPart[]> {
  const row = await db.memorial.findUnique({ where: { id: memorialId }, select: pageColumns })
  if (!row) throw new DomainError('NOT_FOUND')
  const { name, theme } = presentPage(row, new Date())
  const liveAddress = isOpenPage(row) ? `${env.SITE_URL}/memorial/${row.slug}` : null
  const head = [name, theme, row.layout, layout, row.slug, liveAddress]
  const [albums, ...lists] = await Promise.all([
    listAlbums(memorialId),
    listPictures(row),
    listPosts(memorialId, 'hilsner'),
    listPosts(memorialId, 'minder'),
    listPosts(memorialId, 'lys'),
  ])
  const noAlbums: StaticPart['albums'] = new Map()
  const parts = [...lists.flat(), ...albums].map(
    ({ hash, ...list }): StaticPart => ({
      path: documentOf(list, list.number),
      sameAs: createHash('sha256')
        .update(JSON.stringify([head, hash, list]))
        .digest('base64url'),
      list,
      links: [
        indexDocument,
        ...[list.before, list.after].flatMap((number) => (number ? [documentOf(list, number)] : [])),
      ],
      albums: noAlbums,
      liveAddress,
    }),
  )
  const page = {
    links: lists.flatMap(([first]) => (first ? [documentOf(first, first.number)] : [])),
    albums: new Map(albums.flatMap((list) => (list.album ? [[list.album.id, documentOf(list, 1)] as const] : []))),
  }
  return [{ path: indexDocument, sameAs: '', list: null, liveAddress, ...page }, ...parts]
}

/** The part that one reads first comes first. */
type HashedList = StaticList & { hash: string }

type PostRow = { part: number; count: number; hash: string; newest: Date; newestId: string; burnsUntil: Date | null }

async function listPosts(memorialId: string, name: keyof typeof listedKinds): Promise<HashedList[]> {
  const kind = listedKinds[name]
  const size = sizes[name]
  // All that a part may show, and more, as the text of the rows. The music is what films of greetings may be seen with.
  const rows = await db.$queryRaw<PostRow[]>`
    WITH files AS (
      SELECT m."contributionId" AS id, string_agg(concat(m::text,
        (SELECT string_agg(v::text, '' ORDER BY v.id) FROM "MediaVersion" v WHERE v."mediaId" = m.id),
        (SELECT string_agg(w::text, '' ORDER BY w.id) FROM "MadeWork" w WHERE w."mediaId" = m.id)), '' ORDER BY m.id) AS shown
      FROM "Media" m WHERE m."memorialId" = ${memorialId}::uuid AND m."contributionId" IS NOT NULL
      GROUP BY m."contributionId"
    ),
    music AS (
      SELECT string_agg(concat(p::text, m::text,
        (SELECT string_agg(w::text, '' ORDER BY w.id) FROM "MadeWork" w WHERE w."songId" = p."songId")), '' ORDER BY m.id) AS shown
      FROM "MusicPiece" p JOIN "Media" m ON m.id = p."mediaId"
      WHERE p."memorialId" = ${memorialId}::uuid AND ${kind} = 'greeting'
    ),
    posts AS (
      SELECT c.id, c."createdAt", c."burnsUntil", concat(c::text, files.shown) AS shown,
        ((row_number() OVER (ORDER BY c."createdAt", c.id) - 1) / ${size}::int)::int AS part
      FROM "Contribution" c LEFT JOIN files ON files.id = c.id
      WHERE c."memorialId" = ${memorialId}::uuid AND c.kind = ${kind}::"ContributionKind" AND c.status = 'approved'
    )
    SELECT part, count(*)::int AS count, max("createdAt") AS newest, min("burnsUntil") AS "burnsUntil",
      (array_agg(id ORDER BY "createdAt", id))[count(*)] AS "newestId",
      encode(sha256(convert_to(concat(string_agg(shown, '' ORDER BY "createdAt", id), (SELECT shown FROM music)), 'UTF8')),
        'hex') AS hash
    FROM posts GROUP BY part ORDER BY part`
  const count = rows.reduce((sum, each) => sum + each.count, 0)
  const hasBurned = kind === 'candle' && rows.some(({ burnsUntil }) => !isBurning(burnsUntil))
  if (count <= shownFirst[name] && !hasBurned) return []
  return rows
    .map(({ part, hash, newest, newestId, count: limit }) => ({
      name,
      album: null,
      number: part + 1,
      // The item itself is after it.
      cursor: encodeCursor({ createdAt: newest, id: following(newestId) }),
      limit,
      before: part + 1 < rows.length ? part + 2 : null,
      after: part > 0 ? part : null,
      hash,
    }))
    .reverse()
}

/** The id in the order of the database right after this one. */
function following(id: string): string {
  const next = (BigInt(`0x${id.replaceAll('-', '')}`) + 1n).toString(16).padStart(32, '0')
  return next.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

type PictureRow = { part: number; count: number; hash: string; last: string | null }

async function listPictures({ id: memorialId, portraitId, coverId }: PageRow): Promise<HashedList[]> {
  const name = 'billeder'
  const size = sizes[name]
  const heads = [portraitId, coverId].filter((head) => head !== null)
  const rows = await db.$queryRaw<PictureRow[]>`
    WITH pictures AS (
      SELECT m.id, m.position, concat(m::text,
        (SELECT string_agg(v::text, '' ORDER BY v.id) FROM "MediaVersion" v WHERE v."mediaId" = m.id)) AS shown,
        ((row_number() OVER (ORDER BY m.position, m.id) - 1) / ${size}::int)::int AS part
      FROM "Media" m
      WHERE m."memorialId" = ${memorialId}::uuid AND m."contributionId" IS NULL AND m.kind = 'picture'
        AND m.status = 'ready' AND m.id <> ALL(${heads}::uuid[]) AND (m.head IS NULL OR m."albumId" IS NOT NULL)
    )
    SELECT part, count(*)::int AS count,
      (array_agg(concat(position, '_', id) ORDER BY position, id))[count(*)] AS last,
      encode(sha256(convert_to(string_agg(shown, '' ORDER BY position, id), 'UTF8')), 'hex') AS hash
    FROM pictures GROUP BY part ORDER BY part`
  if (rows.reduce((sum, { count }) => sum + count, 0) <= shownFirst[name]) return []
  return picturesInParts(rows, null)
}

function picturesInParts(rows: readonly PictureRow[], album: StaticList['album']): HashedList[] {
  return rows.map(({ part, hash, count: limit }) => ({
    name: 'billeder',
    album,
    number: part + 1,
    cursor: rows[part - 1]?.last ?? null,
    limit,
    before: part > 0 ? part : null,
    after: part + 1 < rows.length ? part + 2 : null,
    hash,
  }))
}

/** The albums that have something, in their order. An album has portrait and cover too, and its films and voices first. */
async function listAlbums(memorialId: string): Promise<HashedList[]> {
  const [albums, rows] = await Promise.all([
    db.album.findMany({
      where: { memorialId },
      orderBy: [{ position: 'asc' }, { id: 'asc' }],
      select: { id: true, title: true, description: true },
    }),
    db.$queryRaw<Array<PictureRow & { albumId: string }>>`
      WITH items AS (
        SELECT m."albumId", m.id, m.position, m.kind, concat(m::text,
          (SELECT string_agg(v::text, '' ORDER BY v.id) FROM "MediaVersion" v WHERE v."mediaId" = m.id)) AS shown,
          CASE WHEN m.kind = 'picture'
            THEN (row_number() OVER (PARTITION BY m."albumId", m.kind ORDER BY m.position, m.id) - 1) / ${sizes.billeder}::int
            ELSE 0 END::int AS part
        FROM "Media" m
        WHERE m."albumId" IN (SELECT id FROM "Album" WHERE "memorialId" = ${memorialId}::uuid)
          AND m."contributionId" IS NULL AND m.status = 'ready'
      )
      SELECT "albumId", part, (count(*) FILTER (WHERE kind = 'picture'))::int AS count,
        (array_agg(concat(position, '_', id) ORDER BY position DESC, id DESC) FILTER (WHERE kind = 'picture'))[1] AS last,
        encode(sha256(convert_to(string_agg(shown, '' ORDER BY kind, position, id), 'UTF8')), 'hex') AS hash
      FROM items GROUP BY "albumId", part ORDER BY part`,
  ])
  const parts = new Map<string, PictureRow[]>(rows.map(({ albumId }) => [albumId, []]))
  for (const { albumId, ...row } of rows) parts.get(albumId)?.push(row)
  return albums
    .filter(({ id }) => parts.has(id))
    .flatMap(({ id, title, description }, index) =>
      picturesInParts(parts.get(id) ?? [], { id, number: index + 1 }).map((list) => ({
        ...list,
        hash: JSON.stringify([title, description, list.hash]),
      })),
    )
}
