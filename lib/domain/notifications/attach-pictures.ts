import 'server-only'
import { buffer } from 'node:stream/consumers'
import { byJob, inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { smallPictureColumns, smallPictureKey } from '@/lib/domain/pictures/picture-files'
import type { MailPicture } from '@/lib/integrations/mail/mail-contract'
import { storage } from '@/lib/integrations/storage/storage'
import { db } from '@/lib/server/db'
import { log } from '@/lib/server/log'

/** As lib/emails/email-pictures.tsx writes them; visitors' text contains no bare '<'. */
const shown = /<img src="cid:picture-([0-9a-f-]{36})"[^>]*>/g
/** About 60 KB each; the rest can be seen by the links. */
const most = 10

/**
 * The mail with its pictures in their current state: those withdrawn, rejected or hidden since the mail was written are
 * left out, as are unreadable ones.
 */
export async function attachPictures(html: string): Promise<{ html: string; pictures: MailPicture[] }> {
  const ids = [...new Set([...html.matchAll(shown)].flatMap(([, id]) => id ?? []))].slice(0, most)
  if (ids.length === 0) return { html: html.replace(shown, ''), pictures: [] }
  const rows = await db.media.findMany({
    where: {
      id: { in: ids },
      kind: 'picture',
      status: 'ready',
      contribution: { status: { in: ['pending', 'approved'] } },
      memorial: { hiddenAt: null },
    },
    select: { id: true, ...smallPictureColumns },
  })
  const pictures = new Map<string, MailPicture>()
  for (const { id, ...row } of rows) {
    const body = await readAsJpeg(row)
    if (body) pictures.set(id, { cid: `picture-${id}`, body, contentType: 'image/jpeg' })
  }
  return {
    html: html.replace(shown, (image, id: string) => (pictures.has(id) ? image : '')),
    pictures: ids.flatMap((id) => pictures.get(id) ?? []),
  }
}

async function readAsJpeg(row: Parameters<typeof smallPictureKey>[0]): Promise<Buffer | null> {
  const key = smallPictureKey(row)
  const stored = key && (await storage.get(key))
  if (!stored) return null
  try {
    return await inPictureProcess('mail', { file: await buffer(stored.stream) }, byJob)
  } catch (error) {
    // The mail is sent without it.
    log.warn({ err: error, key }, 'picture left out of a mail')
    return null
  }
}
