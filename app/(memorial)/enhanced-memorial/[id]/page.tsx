import { SharedPage, type SharedPageProps, sharedMetadata } from '@/app/(memorial)/shared-page'

// One copy for all visitors, rendered on the first visit. lib/server/page-cache.mjs limits how long it is served: never
// after a write, never longer than ten minutes. Nothing here may read cookies or the query.
export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const generateMetadata = sharedMetadata

export default function SharedEnhancedPage(props: SharedPageProps) {
  return <SharedPage {...props} layout="enhanced-memorial" />
}
