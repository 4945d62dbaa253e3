import { Badge } from '@/components/ui/badge'
import { factsOf, kindTexts } from '@/lib/domain/made-works/copy'
import { originLabelOf } from '@/lib/domain/made-works/origin-marks'
import type { MadeWorkView } from '@/lib/domain/made-works/schema'

/** One made thing: what it is, who asked, what it was made from and who said yes. */
export function MadeItem({ work }: { work: MadeWorkView }) {
  const { title, kind, sentences, withdrawn } = work
  return (
    <li className="space-y-4 py-8 first:pt-0 wrap-anywhere">
      <div className="space-y-2">
        <h2 className="text-xl">{title}</h2>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-muted-foreground">
          {kindTexts[kind]}
          <Badge>{originLabelOf(work)}</Badge>
          {withdrawn && <Badge variant="danger">Trukket tilbage</Badge>}
        </p>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 sm:grid-cols-[14rem_minmax(0,1fr)] sm:gap-y-3">
        {factsOf(work).map(({ label, text }) => (
          <div key={label} className="contents">
            <dt className="mt-3 font-sans font-semibold text-sm sm:mt-0.5">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {sentences.length > 0 && (
        <details>
          <summary className="min-h-touch cursor-pointer py-2 font-sans font-semibold text-sm">
            {sentences.length === 1
              ? 'Sætningen, det er lavet af'
              : `De ${sentences.length} sætninger, det er lavet af`}
          </summary>
          <ul className="mt-2 list-disc space-y-2 pl-6">
            {sentences.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
