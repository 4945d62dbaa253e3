import { themeDrawings } from '@/components/themes/theme-drawings'
import { sendDownload } from '@/lib/domain/memorial-page/download/send-download'

type Context = { params: Promise<{ id: string }> }

export const GET = async (request: Request, { params }: Context) => sendDownload(request, await params, themeDrawings)
