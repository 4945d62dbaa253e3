import { receiveUpload } from '@/lib/domain/media/uploads/receive-upload'

export const POST = (request: Request) => receiveUpload(request, {})
