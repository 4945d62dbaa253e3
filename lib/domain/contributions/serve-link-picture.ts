import 'server-only'
import { findDecisionLink } from '@/lib/domain/contributions/decision-links'
import { sendBytes } from '@/lib/domain/media/serving/send-bytes'
import { smallPictureColumns, smallPictureKey } from '@/lib/domain/pictures/small-picture'
import { db } from '@/lib/server/db'
import { DomainError } from '@/lib/server/errors'
import { describeRefusal, refusalAsJson } from '@/lib/server/http'

/**
 * A picture of the post that a link from a mail decides on, in a small size and for nobody to keep: whoever may decide
 * sees what it is about. As long as the link lasts and the house has not hidden the post.
 */
export async function serveLinkPicture(
  request: Request,
  { token, id }: { token: string; id: string },
): Promise<Response> {
  try {
    const link = await findDecisionLink(token)
    const isOpen = link && link.expiresAt > new Date() && link.contribution.status !== 'hidden'
    if (!isOpen || !link.contribution.pictures.some((picture) => picture.id === id)) throw new DomainError('NOT_FOUND')
    const row = await db.media.findUnique({ where: { id }, select: { checksum: true, ...smallPictureColumns } })
    const key = row && smallPictureKey(row)
    if (!key) throw new DomainError('NOT_FOUND')
    const etag = `"${row.checksum.slice(0, 32)}-${row.version}"`
    return await sendBytes(request, { key, etag, isOpen: false, downloadName: null })
  } catch (error) {
    return refusalAsJson(describeRefusal(error, 'contributions.serve-link-picture'))
  }
}
