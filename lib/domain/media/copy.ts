import { mediaLimits } from '@/lib/domain/pictures/media-limits'

/** What the browser offers where one picture is chosen. Endings too: many phones know no type for HEIC. */
export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,.heic,.heif'

export const tooLargeSentence = `Billedet fylder mere end ${mediaLimits.picture.megabytes} MB. Vælg et mindre.`
