import { machineFile } from '@/lib/domain/production/machine-file'
import { pieceFileInput } from '@/lib/domain/production/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({ name: 'production.piece-file', input: pieceFileInput, run: machineFile })
