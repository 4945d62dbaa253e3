import { beginSong } from '@/lib/domain/songs/commands/begin-song'
import { listSongs } from '@/lib/domain/songs/queries'
import { readRoute, route } from '@/lib/server/http'

export const GET = readRoute(listSongs)
export const POST = route(beginSong)
