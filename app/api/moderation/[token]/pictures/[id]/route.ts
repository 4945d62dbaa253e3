import { serveLinkPicture } from '@/lib/domain/contributions/serve-link-picture'

type Context = { params: Promise<{ token: string; id: string }> }

export const GET = async (request: Request, { params }: Context) => serveLinkPicture(request, await params)
