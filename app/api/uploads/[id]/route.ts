import { receiveUpload } from '@/lib/domain/media/uploads/receive-upload'

type Context = { params: Promise<{ id: string }> }

export const PATCH = async (request: Request, { params }: Context) => receiveUpload(request, await params)
export const HEAD = PATCH
export const DELETE = PATCH
