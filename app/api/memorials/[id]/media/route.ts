import { uploadPicture } from '@/lib/domain/media/commands/upload-picture'
import { route } from '@/lib/server/http'

export const POST = route(uploadPicture)
