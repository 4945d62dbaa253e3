import { releaseFile } from '@/lib/domain/exports/commands/release-file'
import { route } from '@/lib/server/http'

export const POST = route(releaseFile)
