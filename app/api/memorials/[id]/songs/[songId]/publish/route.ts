import { publishSong } from '@/lib/domain/songs/commands/publish-song'
import { route } from '@/lib/server/http'

export const POST = route(publishSong)
