import 'server-only'
import type { LayoutCaller } from '@/lib/domain/tree-drawing/kept-layout'
import { currentAddress } from '@/lib/server/current-address'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** Who has a page's tree drawn; those who look at one page share its turn. */
export async function layoutCaller(actor: Actor, page: { id: string }): Promise<LayoutCaller> {
  const address = await currentAddress()
  return { from: { page: page.id, sender: userIdOf(actor) ?? address ?? page.id }, address }
}
