import { pictureRoute } from '@/lib/domain/media/serving/picture-route'
import { getStonePhoto } from '@/lib/domain/stones/queries'

export const GET = pictureRoute(getStonePhoto)
export const HEAD = GET
