import { classicNotFoundAnswer } from '@/components/classic-page/classic-answer'

export const dynamic = 'force-static'

/** Written at build time for scripts/server/readable-not-found.mjs, which sends it where a memorial page is missing. */
export const GET = () => classicNotFoundAnswer()
