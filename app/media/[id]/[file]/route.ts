import { servePicture } from '@/lib/domain/media/serving/serve-picture'

type Context = { params: Promise<{ id: string; file: string }> }

export const GET = async (request: Request, { params }: Context) => servePicture(request, await params)
export const HEAD = GET
