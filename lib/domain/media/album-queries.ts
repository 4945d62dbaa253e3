import 'server-only'
import type { EditedAlbum } from '@/lib/domain/media/album-schema'
import { canEditMemorial, type MemorialSubject } from '@/lib/domain/memorials/policy'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import type { Actor } from '@/lib/shared/actor'

/** Every album in its order, the empty ones too, for those who write the page. Throws FORBIDDEN for others. */
export async function listAlbums(actor: Actor, memorial: MemorialSubject): Promise<EditedAlbum[]> {
  if (!canEditMemorial(actor, memorial)) throw new DomainError('FORBIDDEN')
  return db.album.findMany({
    where: { memorialId: memorial.id },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { id: true, title: true, description: true },
  })
}
