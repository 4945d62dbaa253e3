import { drawOwnParts } from '@/components/memorial-page/own-parts'
import { getOwnParts } from '@/lib/domain/memorial-page/own-queries'
import { readRoute } from '@/lib/server/http'

/** Fetched by the script of an open page for a caller who is known, and put into the page that everybody gets. */
export const GET = readRoute(getOwnParts, drawOwnParts)
