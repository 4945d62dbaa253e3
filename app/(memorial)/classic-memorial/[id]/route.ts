import { classicPage } from '@/app/(memorial)/classic-page'

// A route handler, because a Next page would include its script.
export const dynamic = 'force-dynamic'

export const GET = classicPage
