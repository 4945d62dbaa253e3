import { liveClassicPage } from '@/app/(memorial)/classic-page'

// The same page rendered per caller. Served under /classic-memorial/{id} by the rewrites in next.config.mjs.
export const dynamic = 'force-dynamic'

export const GET = liveClassicPage
