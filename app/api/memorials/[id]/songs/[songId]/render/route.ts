import { renderSong } from '@/lib/domain/songs/commands/render-song'
import { route } from '@/lib/server/http'

export const POST = route(renderSong)
