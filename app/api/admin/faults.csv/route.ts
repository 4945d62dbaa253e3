import { getFaultsFile } from '@/lib/domain/faults/queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getFaultsFile)
