import { formatLength } from '@/lib/domain/media/media-words'
import type { VoiceView } from '@/lib/domain/media/schema'
import type { MemorialPageView } from '@/lib/domain/memorial-page/page-view'
import { MediaWords } from './media-words'
import { Section } from './section'

/** Recordings, played by the browser's own player; none is fetched before it is played. */
export function Voices({ page }: { page: Pick<MemorialPageView, 'voices'> }) {
  if (page.voices.length === 0) return null
  return (
    <Section id="stemmer" title="Stemmer" className="print:hidden">
      <ul className="mt-8 space-y-8">
        {page.voices.map((voice, index) => (
          <li key={voice.id}>
            <figure>
              {/* biome-ignore lint/a11y/useMediaCaption: a family's recording has no captions; the text beside it describes it. */}
              <audio controls preload="none" src={voice.src} aria-label={labelOf(voice, index)} className="w-full" />
              <MediaWords said={voice} length={voice.durationSeconds} />
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function labelOf({ caption, people, durationSeconds }: VoiceView, index: number): string {
  const name = caption ?? people ?? String(index + 1)
  return `Optagelse: ${name}${durationSeconds ? `, ${formatLength(durationSeconds)}` : ''}`
}
