import { sharedClassicPage } from '@/app/(memorial)/classic-page'

// One copy for all visitors, as for the other layouts. A route handler, because a Next page would include its script.
export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []

export const GET = sharedClassicPage
