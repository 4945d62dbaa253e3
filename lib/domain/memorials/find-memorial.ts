import 'server-only'
import { canSeeMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { type Database, db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { type Actor, userIdOf } from '@/lib/shared/actor'

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * Whether a string could be an id, a slug or a text code. Visitors can request any path, and PostgreSQL rejects some
 * strings with an error.
 */
export function isMemorialKey(key: string): boolean {
  return /^[a-z0-9-]{1,90}$/i.test(key)
}

/** The id of the memorial with this id, slug or former slug, or null. One index lookup. */
export async function findMemorialId(key: string, database: Database = db): Promise<string | null> {
  if (uuid.test(key)) {
    const found = await database.memorial.findUnique({ where: { id: key.toLowerCase() }, select: { id: true } })
    return found?.id ?? null
  }
  if (!isMemorialKey(key)) return null
  const alias = await database.memorialSlug.findUnique({
    where: { slug: key.toLowerCase() },
    select: { memorialId: true },
  })
  return alias?.memorialId ?? null
}

/**
 * The memorial with this id, slug or former slug, including the access check. Throws NOT_FOUND when it does not exist
 * or the actor may not see it.
 */
export async function getMemorialSubject(actor: Actor, key: string, database: Database = db): Promise<MemorialSubject> {
  const id = await findMemorialId(key, database)
  const userId = userIdOf(actor)
  const row = id
    ? await database.memorial.findUnique({
        where: { id },
        select: {
          id: true,
          slug: true,
          state: true,
          visibility: true,
          hiddenAt: true,
          members: { where: { userId: userId ?? '00000000-0000-0000-0000-000000000000' }, select: { role: true } },
        },
      })
    : null
  if (!row) throw new DomainError('NOT_FOUND')
  const subject: MemorialSubject = {
    id: row.id,
    slug: row.slug,
    state: row.state,
    visibility: row.visibility,
    hiddenAt: row.hiddenAt,
    role: row.members[0]?.role ?? null,
  }
  if (!canSeeMemorial(actor, subject)) throw new DomainError('NOT_FOUND')
  return subject
}

/**
 * The same for reads of the page's writers: on an open page a visitor gets FORBIDDEN, as accounts without a role do.
 * Throws NOT_FOUND or FORBIDDEN.
 */
export async function getWrittenPage(actor: Actor, key: string): Promise<MemorialSubject> {
  const subject = await getMemorialSubject(actor, key)
  if (actor.kind === 'visitor') throw new DomainError('FORBIDDEN')
  return subject
}
