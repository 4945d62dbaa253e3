import { receiveUpload } from '@/lib/domain/media/receive-upload'

export const POST = (request: Request) => receiveUpload(request, {})
