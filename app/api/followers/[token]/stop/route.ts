import { stopFollowing } from '@/lib/domain/followers/commands/stop-following'
import { followingPath } from '@/lib/domain/followers/paths'
import { route, seeOther } from '@/lib/server/http'

export const POST = route(stopFollowing)

/** A mail program that does not press itself opens the header's address: there is the button. */
export async function GET(_: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  return seeOther(followingPath((await params).token))
}
