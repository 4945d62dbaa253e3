import { pictureRoute } from '@/lib/domain/media/serving/picture-route'
import { getSongSheet } from '@/lib/domain/songs/file-queries'

export const GET = pictureRoute(getSongSheet)
