import { liveClassicPage } from '@/app/(memorial)/classic-page'

// The same page for one caller. Reached under /classic-memorial/{id} by the rewrites in next.config.mjs.
export const dynamic = 'force-dynamic'

export const GET = liveClassicPage
