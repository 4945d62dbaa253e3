import { GALLERY_LIMIT } from '@/lib/domain/media/picture-limit'

export const acceptedPictures = 'image/jpeg,image/png,image/webp,image/gif,image/avif'

export const pictureHint = `JPEG, PNG eller WebP, højst 15 MB hver. Der er plads til ${GALLERY_LIMIT} billeder.`

export const tooLargeSentence = 'Billedet fylder mere end 15 MB. Vælg et mindre.'
