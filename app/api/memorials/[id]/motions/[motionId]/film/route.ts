import { pictureRoute } from '@/lib/domain/media/serving/picture-route'
import { getMotionFilm } from '@/lib/domain/portrait-motion/queries'

export const GET = pictureRoute(getMotionFilm)
export const HEAD = GET
