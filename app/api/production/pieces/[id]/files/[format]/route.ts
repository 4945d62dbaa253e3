import { getMachineFile } from '@/lib/domain/production/piece-file-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getMachineFile)
