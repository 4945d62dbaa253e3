import { mediaLimits } from '@/lib/domain/pictures/media-limits'

/** `accept` of a file field for one picture. Includes extensions: many phones have no media type for HEIC. */
export const acceptedPictures =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,image/tiff,.heic,.heif,.tif,.tiff'

export const tooLargeSentence = `Billedet fylder mere end ${mediaLimits.picture.megabytes} MB. Vælg et mindre.`
