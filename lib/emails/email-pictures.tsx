import { EmailSection } from './email-frame'
import { emailStyles } from './theme'

/** A picture of a post. `width` and `height` in pixels, for its aspect ratio. */
export type PictureInMail = { id: string; width: number; height: number; alt: string }

/** The frame's width without its margins, and a height that keeps the buttons visible. */
const most = { width: 420, height: 420 }

/**
 * Pictures attached to the mail: nothing is fetched when it is read. They are attached when it is sent
 * (lib/domain/notifications/send-mail.ts), by their `src`.
 */
export function EmailPictures({ pictures, from }: { pictures: readonly PictureInMail[]; from: string }) {
  if (pictures.length === 0) return null
  return (
    <EmailSection>
      {pictures.map(({ id, alt, ...size }, index) => {
        const scale = Math.min(1, most.width / size.width, most.height / size.height)
        return (
          <img
            key={id}
            src={`cid:picture-${id}`}
            alt={alt || `Billede ${index + 1} fra ${from}`}
            width={Math.round(size.width * scale)}
            height={Math.round(size.height * scale)}
            style={emailStyles.picture}
          />
        )
      })}
    </EmailSection>
  )
}
