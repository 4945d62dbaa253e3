import { requireSignedIn } from '@/app/(site)/signed-in'
import { findCodeForNewPage } from '@/lib/domain/page-creation/queries'
import { type PageQuery, queryText, textParam } from '@/lib/shared/page-params'

/** The creator and the code of a new page. Redirects visitors to sign in and back with the code. */
export async function creationContext(path: string, { qrCode, id, trin }: PageQuery) {
  const actor = await requireSignedIn(path + queryText({ qrCode, id, trin }))
  const choice = await findCodeForNewPage(actor, { asked: textParam({ qrCode }, 'qrCode') })
  return { actor, choice, query: choice.code ? `?qrCode=${choice.code}` : '' }
}
