import { getLinkPicture } from '@/lib/domain/contributions/queries'
import { pictureRoute } from '@/lib/domain/media/serving/picture-route'

export const GET = pictureRoute(getLinkPicture)
