import { pictureRoute } from '@/lib/domain/media/serving/picture-route'
import { getSongPreview } from '@/lib/domain/songs/file-queries'

export const GET = pictureRoute(getSongPreview)
