import 'server-only'
import { inPictureProcess } from '@/lib/domain/pictures/decoding/picture-pool'
import { detectPictureFormat } from '@/lib/integrations/pictures/picture-format'

/** The file in a format that every task reads: converts a HEIC to JPEG. Throws the errors of `inPictureProcess`. */
export async function asDecodable(file: Buffer, from: string): Promise<Buffer> {
  return detectPictureFormat(file) === 'heic' ? inPictureProcess('decodable', { file }, from) : file
}
