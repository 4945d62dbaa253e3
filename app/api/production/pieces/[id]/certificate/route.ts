import { writeCertificate } from '@/lib/domain/production/paper/certificate'
import { pieceInput } from '@/lib/domain/production/schema'
import { fileRoute } from '@/lib/server/file-route'

export const GET = fileRoute({
  name: 'production.certificate',
  input: pieceInput,
  run: async (actor, { id }) => {
    const { file, code } = await writeCertificate(actor, id)
    return { body: new Uint8Array(file), contentType: 'application/pdf', filename: `certifikat-${code}.pdf` }
  },
})
