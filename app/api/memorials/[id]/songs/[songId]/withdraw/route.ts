import { withdrawSong } from '@/lib/domain/songs/commands/withdraw-song'
import { route } from '@/lib/server/http'

export const POST = route(withdrawSong)
