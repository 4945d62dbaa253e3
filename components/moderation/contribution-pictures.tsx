import type { ContributionView } from '@/lib/domain/contributions/schema'

type Props = Pick<ContributionView, 'pictures' | 'authorName'>

/** The pictures of a post, each linked to its full size. */
export function ContributionPictures({ pictures, authorName }: Props) {
  if (pictures.length === 0) return null
  return (
    <ul className="mt-4 flex flex-wrap gap-3">
      {pictures.map((picture, index) => (
        <li key={picture.id}>
          <a href={picture.src} target="_blank" rel="noreferrer" className="block overflow-hidden rounded-lg">
            <img
              src={picture.src}
              srcSet={picture.srcSet}
              sizes="12rem"
              width={picture.width}
              height={picture.height}
              alt={picture.alt || `Billede ${index + 1} fra ${authorName}, åbnes i fuld størrelse`}
              loading="lazy"
              className="h-36 w-auto max-w-full object-cover"
              style={{ backgroundColor: picture.colour }}
            />
          </a>
        </li>
      ))}
    </ul>
  )
}
