/** `accept` of a file field for one picture. Includes extensions: many phones have no media type for HEIC. */
export const acceptedPictures =
  'image/jpeg,image/png,image/webp,image/gif,image/avif,image/heic,image/heif,image/tiff,.heic,.heif,.tif,.tiff'

export const emptySentence =
  'Filen er tom. Måske er den ikke hentet ned fra skyen endnu. Åbn den, så den bliver hentet, og prøv igen.'

export const headNames = { portraitId: 'Portrættet', coverId: 'Forsiden' } as const
