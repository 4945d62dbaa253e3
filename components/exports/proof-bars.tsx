import { wearTexts } from '@/lib/domain/artwork/copy'
import type { ArtworkProof } from '@/lib/domain/artwork/drawing'
import { rateOf } from '@/lib/domain/exports/copy'

/** The file's read rate under each wear, above that of the reference. */
export function ProofBars({ proof }: { proof: ArtworkProof }) {
  return (
    <div>
      <p className="mb-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Key className="bg-primary" text="Filen" />
        <Key className="bg-stone-400" text="En almindelig kode med samme slid" />
      </p>
      <dl className="grid grid-cols-1 gap-x-8 gap-y-3 sm:grid-cols-2">
        {proof.wears.map(({ wear, file, reference }) => (
          <div key={wear}>
            <dt className="flex justify-between gap-x-4 text-sm">{wearTexts[wear]}</dt>
            <dd>
              <span className="sr-only">
                {percent(rateOf(file))}, en almindelig kode {percent(rateOf(reference))}
              </span>
              <span aria-hidden className="flex items-center gap-3 text-sm tabular-nums">
                <span className="flex-1 space-y-0.5">
                  <Bar className="bg-primary" share={rateOf(file)} />
                  <Bar className="bg-stone-400" share={rateOf(reference)} />
                </span>
                <span className="w-14 text-right">{percent(rateOf(file))}</span>
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

function Key({ className, text }: { className: string; text: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className={`inline-block h-2 w-6 rounded-full ${className}`} />
      {text}
    </span>
  )
}

function Bar({ className, share }: { className: string; share: number }) {
  return (
    <span className="block h-1.5 rounded-full bg-muted">
      <span className={`block h-full rounded-full ${className}`} style={{ width: `${100 * share}%` }} />
    </span>
  )
}

function percent(share: number): string {
  return `${Math.round(100 * share)} %`
}
