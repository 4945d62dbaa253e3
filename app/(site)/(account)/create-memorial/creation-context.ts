import { redirect } from 'next/navigation'
import { type CodeForNewPage, findCodeForNewPage } from '@/lib/domain/page-creation/queries'
import { currentActor } from '@/lib/server/actor'
import { type Administrator, type FamilyUser, isSignedIn } from '@/lib/shared/actor'

export type CreationSearch = Promise<{ qrCode?: string; id?: string; trin?: string }>

type CreationContext = { actor: FamilyUser | Administrator; choice: CodeForNewPage; query: string }

/** The creator and the code of a new page. Redirects visitors to sign in and back with the code. */
export async function creationContext(path: string, search: CreationSearch): Promise<CreationContext> {
  const [actor, { qrCode: asked, id, trin }] = await Promise.all([currentActor(), search])
  if (!isSignedIn(actor)) {
    const query = new URLSearchParams({
      ...(typeof asked === 'string' ? { qrCode: asked } : {}),
      ...(typeof id === 'string' ? { id } : {}),
      ...(typeof trin === 'string' ? { trin } : {}),
    })
    redirect(`/login?redirect=${encodeURIComponent(query.size > 0 ? `${path}?${query}` : path)}`)
  }
  const choice = await findCodeForNewPage(actor, { asked: typeof asked === 'string' ? asked : undefined })
  return { actor, choice, query: choice.code ? `?qrCode=${choice.code}` : '' }
}
