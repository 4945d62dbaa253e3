import type { FormDraftView } from '@/components/form/form-draft'
import { BatchFacts } from '@/components/production/batch-facts'
import { BatchProgress } from '@/components/production/batch-progress'
import { DueForm } from '@/components/production/due-form'
import { DueText } from '@/components/production/due-text'
import { ShipForm } from '@/components/production/ship-form'
import { buttonVariants } from '@/components/ui/button-variants'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-header'
import { stationTexts } from '@/lib/domain/production/copy'
import { type BatchView, stationKinds, stationParams } from '@/lib/domain/production/schema'

const papers = [
  { path: 'packing-list.pdf', label: 'Pakkeliste' },
  { path: 'labels.pdf', label: 'Etiketter, 62 × 29 mm' },
  { path: 'labels.pdf?paper=a4', label: 'Etiketter på A4' },
  { path: 'pieces.csv', label: 'Liste som CSV' },
]

/** A batch in the workshop: progress, documents, due date and shipping. */
export function BatchDesk({ batch, draft }: { batch: BatchView; draft: FormDraftView }) {
  const { number, name, counts, pieces, shippedAt, isCancelled } = batch
  const left = pieces - counts.packed - counts.shipped - counts.cancelled
  return (
    <div className="space-y-10">
      <PageHeader title={<span className="wrap-anywhere">{name}</span>} intro={`Parti ${number}`} className="mb-0" />
      <section className="space-y-4">
        <DueText batch={batch} />
        <BatchProgress counts={counts} hasLegend />
      </section>
      <BatchFacts batch={batch} />
      <nav aria-label="Papirer" className="flex flex-wrap gap-3">
        {papers.map(({ path, label }) => (
          <a
            key={path}
            href={`/api/production/batches/${number}/${path}`}
            className={buttonVariants({ variant: 'outline', size: 'compact' })}
          >
            {label}
          </a>
        ))}
      </nav>
      {!shippedAt && !isCancelled && (
        <nav aria-label="Stationer" className="flex flex-wrap items-center gap-3">
          <span className="mr-2 font-semibold">Arbejd på partiet:</span>
          {stationKinds.map((kind) => (
            <LinkButton
              key={kind}
              href={`/production?station=${stationParams[kind]}&parti=${number}`}
              variant="secondary"
            >
              {stationTexts[kind].name}
            </LinkButton>
          ))}
        </nav>
      )}
      {!shippedAt && !isCancelled && (
        <section className="max-w-measure space-y-6">
          <h2 className="text-xl">Afsendelse</h2>
          <DueForm key={batch.dueOn} number={number} dueOn={batch.dueOn} />
          {batch.canShip ? (
            <ShipForm number={number} draft={draft} />
          ) : (
            <p className="text-muted-foreground">
              Partiet kan sendes, når alle stykker er pakket.{' '}
              {left === 1 ? 'Der mangler 1.' : `Der mangler ${left.toLocaleString('da-DK')}.`}
            </p>
          )}
        </section>
      )}
    </div>
  )
}
