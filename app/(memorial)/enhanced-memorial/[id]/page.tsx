import { MemorialRoute, memorialMetadata, type PageProps } from '@/app/(memorial)/memorial-route'

export const dynamic = 'force-dynamic'
export const generateMetadata = memorialMetadata

export default function EnhancedMemorialPage(props: PageProps) {
  return <MemorialRoute {...props} layout="enhanced-memorial" />
}
