import { previewTexts } from '@/lib/domain/production/commands/preview-texts'
import { route } from '@/lib/server/http'

export const POST = route(previewTexts)
