import { classicNotFoundAnswer } from '@/components/classic-page/classic-answer'

export const dynamic = 'force-static'

/** Built as a static file for scripts/server/readable-not-found.mjs, which sends it for a missing memorial page. */
export const GET = () => classicNotFoundAnswer()
