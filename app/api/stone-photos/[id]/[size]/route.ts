import { serveStonePhoto } from '@/lib/domain/stones/serve-photo'

type Context = { params: Promise<{ id: string; size: string }> }

export const GET = async (request: Request, { params }: Context) => serveStonePhoto(request, await params)
export const HEAD = GET
