import { themeDrawings } from '@/components/themes/theme-drawings'
import { downloadRoute } from '@/lib/domain/memorial-page/download/send-download'

export const GET = downloadRoute(themeDrawings)
