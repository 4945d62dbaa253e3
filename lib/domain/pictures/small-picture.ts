import 'server-only'
import { variantKey } from '@/lib/domain/pictures/picture-files'
import type { Prisma } from '@/lib/server/db'

/** In pixels: enough to recognise people on a phone and in a mail. */
const smallWidth = 640

/** The columns that `smallPictureKey` reads: use it as the `select`. */
export const smallPictureColumns = {
  storageKey: true,
  version: true,
  widths: true,
  versions: { select: { number: true, storageKey: true } },
} satisfies Prisma.MediaSelect

type Row = Prisma.MediaGetPayload<{ select: typeof smallPictureColumns }>

/** The storage key of a variant about 640 pixels wide, of the version shown; null when there is none. */
export function smallPictureKey({ storageKey, version, widths, versions }: Row): string | null {
  const shown = version === 0 ? storageKey : versions.find(({ number }) => number === version)?.storageKey
  const width = widths.find((candidate) => candidate >= smallWidth) ?? widths.at(-1)
  return shown && width ? variantKey(shown, width) : null
}
