import { classicUnavailableAnswer } from '@/components/classic-page/classic-answer'

export const dynamic = 'force-static'

/** Built as a static file for scripts/server/page-store.mjs, which sends it while the database does not answer. */
export const GET = () => classicUnavailableAnswer()
