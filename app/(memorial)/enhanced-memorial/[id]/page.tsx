import { SharedPage, type SharedPageProps, sharedMetadata } from '@/app/(memorial)/shared-page'

// One copy for all strangers, made when the first of them comes. lib/server/page-cache.mjs decides how long it may be
// served: never after a write, never longer than ten minutes. Nothing here may read cookies or the query.
export const dynamic = 'force-static'
export const revalidate = false
export const generateStaticParams = () => []
export const generateMetadata = sharedMetadata

export default function SharedEnhancedPage(props: SharedPageProps) {
  return <SharedPage {...props} layout="enhanced-memorial" />
}
