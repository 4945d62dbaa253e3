import { photoSource, reportPath } from '@/lib/domain/stones/paths'
import type { ShownStoneView } from '@/lib/domain/stones/schema'
import { reportStone, stoneLeadsHere } from './page-copy'
import { Section } from './section'

/** The stone that leads here, so that visitors can check that they are at the right one. */
export function RegisteredStone({ stone, name }: { stone: ShownStoneView; name: string }) {
  const { photoId, code, width, height } = stone
  return (
    <Section id="stenen" title="Stenen" className="print:hidden">
      <img
        src={photoSource(photoId, 'small')}
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        alt={`Gravstenen for ${name}, som familien har fotograferet den`}
        className="mt-4 h-auto w-60 max-w-full rounded-lg bg-muted"
      />
      <p className="mt-3 text-muted-foreground">
        {stoneLeadsHere}{' '}
        <a href={reportPath(code)} className="text-link underline underline-offset-4">
          {reportStone}
        </a>
      </p>
    </Section>
  )
}
