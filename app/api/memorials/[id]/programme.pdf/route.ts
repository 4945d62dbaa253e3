import { getProgramme } from '@/lib/domain/ceremonies/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getProgramme)
