import { getTreePicture } from '@/lib/domain/family-tree/queries'
import { pictureRoute } from '@/lib/domain/media/serving/picture-route'

export const GET = pictureRoute(getTreePicture)
