import { getSongFile } from '@/lib/domain/songs/file-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(getSongFile)
