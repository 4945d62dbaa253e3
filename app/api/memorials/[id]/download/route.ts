import { downloadRoute } from '@/lib/domain/memorial-page/download/send-download'

export const GET = downloadRoute
