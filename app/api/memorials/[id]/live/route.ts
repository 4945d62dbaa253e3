import { openLiveStream } from '@/lib/domain/contributions/live-stream'

type Context = { params: Promise<{ id: string }> }

export const dynamic = 'force-dynamic'
export const GET = async (request: Request, { params }: Context) => openLiveStream(request, (await params).id)
