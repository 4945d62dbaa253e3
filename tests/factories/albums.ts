import { db } from '@/lib/server/db'

/** An empty album of a memorial, after the existing ones. */
export async function createAlbum({
  memorial,
  title = 'Sommerhuset',
}: {
  memorial: { id: string }
  title?: string
}): Promise<{ id: string; title: string; description: string | null }> {
  const position = await db.album.count({ where: { memorialId: memorial.id } })
  return db.album.create({
    data: { memorialId: memorial.id, title, position },
    select: { id: true, title: true, description: true },
  })
}
