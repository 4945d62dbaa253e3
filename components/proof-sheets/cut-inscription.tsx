import type { ArtworkOptions } from '@/lib/domain/artwork/schema'
import { readRows, type WordPicture, wordPictures } from '@/lib/domain/proof-sheets/paper/cut-lines'
import type { Inscription } from '@/lib/domain/proof-sheets/schema'

type Props = { inscription: Inscription; options: ArtworkOptions }

/** Every letter to be cut, in the engraving's own outlines, and nothing else. */
export function CutInscription({ inscription, options }: Props) {
  return (
    <div className="text-xl sm:text-2xl">
      {readRows(options, inscription).map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines may be equal and are never reordered
        <p key={at} className="py-1">
          {row.map((line, index) => (
            // A wrapped line is indented: on the stone it is one line.
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <span key={index} className="block pl-6 -indent-6">
              <span className="sr-only">{line.text}</span>
              <span>
                {wordPictures(line).map((word, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above
                  <Word key={place} word={word} />
                ))}
              </span>
            </span>
          ))}
        </p>
      ))}
    </div>
  )
}

/** Cap height in em, to scale with the text. */
const capEm = 0.68
/** Extent above and below the baseline in cap heights: room for the ring of Å and the tail of g. */
const above = 1.5
const below = 0.5

function Word({ word: { path, width, top, bottom } }: { word: WordPicture }) {
  const [from, to] = [Math.min(-above, top), Math.max(below, bottom)]
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox={`0 ${from} ${width} ${to - from}`}
        className="inline overflow-visible fill-current"
        style={{
          height: `${(to - from) * capEm}em`,
          width: `${width * capEm}em`,
          maxWidth: '100%',
          verticalAlign: `${-to * capEm}em`,
        }}
      >
        <path d={path} fillRule="evenodd" />
      </svg>{' '}
    </>
  )
}
