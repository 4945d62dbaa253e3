import { pictureRoute } from '@/lib/domain/media/serving/picture-route'
import { orderVoice } from '@/lib/domain/songs/commands/order-voice'
import { removeVoice } from '@/lib/domain/songs/commands/remove-voice'
import { getSungSong } from '@/lib/domain/songs/file-queries'
import { route } from '@/lib/server/http'

export const GET = pictureRoute(getSungSong)
export const POST = route(orderVoice)
export const DELETE = route(removeVoice)
