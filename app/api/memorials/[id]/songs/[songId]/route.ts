import { removeSong } from '@/lib/domain/songs/commands/remove-song'
import { updateSong } from '@/lib/domain/songs/commands/update-song'
import { getSong } from '@/lib/domain/songs/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(getSong)
export const PUT = route(updateSong)
export const DELETE = route(removeSong)
