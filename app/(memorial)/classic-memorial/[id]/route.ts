import { sharedClassicPage } from '@/app/(memorial)/classic-page'

// One copy for all strangers, as of the other layouts; a route, because a page of the framework would carry its script.
export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []

export const GET = sharedClassicPage
