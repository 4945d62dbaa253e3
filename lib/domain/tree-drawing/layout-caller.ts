import 'server-only'
import type { LayoutCaller } from '@/lib/domain/tree-drawing/kept-layout'
import { currentAddress } from '@/lib/server/current-address'
import { type Actor, userIdOf } from '@/lib/shared/actor'

/** Who has a page's tree drawn. Visitors share the thread by the page they look at. */
export async function layoutCaller(actor: Actor, page: { id: string }): Promise<LayoutCaller> {
  return { from: userIdOf(actor) ?? page.id, address: await currentAddress() }
}
