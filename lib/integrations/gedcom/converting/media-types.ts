// 5.5.1's formats of files (MULTIMEDIA_FORMAT, and the endings programs write there) and their media types.
const types: Record<string, string> = {
  bmp: 'image/bmp',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  ole: 'application/x-oleobject',
  pcx: 'image/vnd.zbrush.pcx',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  wav: 'audio/wav',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  svg: 'image/svg+xml',
  pdf: 'application/pdf',
  txt: 'text/plain',
  html: 'text/html',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  mp4: 'video/mp4',
  mpg: 'video/mpeg',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
}

/** The media type of a format or a file's ending; what is not known is some file. */
export function mediaTypeOf(format: string): string {
  const plain = format.trim().toLowerCase()
  if (plain.includes('/')) return plain
  return types[plain] ?? 'application/octet-stream'
}

/** 5.5.1's word for a media type; the type itself where it has none. */
export function formatOf(mediaType: string): string {
  return Object.keys(types).find((format) => types[format] === mediaType) ?? mediaType
}
