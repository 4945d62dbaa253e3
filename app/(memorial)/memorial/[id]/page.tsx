import { MemorialRoute, memorialMetadata } from '@/app/(memorial)/memorial-route'
import type { PageProps } from '@/lib/shared/page-params'

export const dynamic = 'force-dynamic'
export const generateMetadata = memorialMetadata

export default function MemorialPage(props: PageProps<'id'>) {
  return <MemorialRoute {...props} layout="memorial" />
}
