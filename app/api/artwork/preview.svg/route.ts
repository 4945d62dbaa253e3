import { previewSvg } from '@/lib/domain/exports/preview-queries'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute(previewSvg)
