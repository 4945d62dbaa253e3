import { linkPerson } from '@/lib/domain/tree-links/commands/link-person'
import { listLinks } from '@/lib/domain/tree-links/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(listLinks)
export const POST = route(linkPerson)
