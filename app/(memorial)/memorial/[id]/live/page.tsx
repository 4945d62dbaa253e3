import { LivePage, type LivePageProps, liveMetadata } from '@/app/(memorial)/live-page'

// The same page rendered per caller. Served under /memorial/{id} by the rewrites in next.config.mjs.
export const dynamic = 'force-dynamic'
export const generateMetadata = liveMetadata

export default function LiveMemorialPage(props: LivePageProps) {
  return <LivePage {...props} layout="memorial" />
}
