import type { ReactNode } from 'react'
import type { FormDraftView } from '@/components/form/form-draft'
import { DueForm, ShipForm } from '@/components/production/batch-forms'
import { BatchProgress } from '@/components/production/batch-progress'
import { DueText } from '@/components/production/due-text'
import { buttonVariants } from '@/components/ui/button-variants'
import { LinkButton } from '@/components/ui/link-button'
import { PageHeader } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import { materialTexts, shapeTexts } from '@/lib/domain/artwork/copy'
import { stationTexts } from '@/lib/domain/production/copy'
import { type BatchView, stationKinds, stationParams } from '@/lib/domain/production/schema'
import { trackingLink } from '@/lib/domain/production/tracking-link'
import { formatDateTime } from '@/lib/shared/danish-time'

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

function BatchFacts({ batch }: { batch: BatchView }) {
  const { reseller, options } = batch
  return (
    <dl className="grid gap-x-10 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      <Fact name="Til">
        {reseller ? (
          <>
            {reseller.companyName}
            <br />
            {reseller.address}, {reseller.postcode} {reseller.city}
          </>
        ) : (
          'Eget lager'
        )}
      </Fact>
      <Fact name="Materiale">
        {materialTexts[options.material]}, {shapeTexts[options.shape].toLowerCase()}
      </Fact>
      <Fact name="Kodens størrelse">{options.symbolMm.toLocaleString('da-DK')} mm</Fact>
      {batch.package && (
        <Fact name="Pakke">
          <TextLink href={`/admin/qr-packages/${batch.package.id}`}>
            {batch.package.number}, {batch.package.name}
          </TextLink>
        </Fact>
      )}
      <Fact name="Lagt i kø">
        {formatDateTime(new Date(batch.createdAt))} af {batch.createdByName}
      </Fact>
      {batch.shippedAt && (
        <Fact name="Sendt">
          {formatDateTime(new Date(batch.shippedAt))} af {batch.shippedByName}, {batch.carrier}
          {batch.trackingNumber && <Tracking batch={batch} />}
        </Fact>
      )}
      {batch.receivedAt && (
        <Fact name="Modtaget">
          {formatDateTime(new Date(batch.receivedAt))}
          {batch.receivedByName && ` af ${batch.receivedByName}`}
        </Fact>
      )}
      {batch.note && <Fact name="Bemærkning">{batch.note}</Fact>}
    </dl>
  )
}

function Tracking({ batch: { carrier, trackingNumber } }: { batch: BatchView }) {
  const url = trackingLink(carrier, trackingNumber)
  if (!url) return ` ${trackingNumber}`
  return (
    <>
      {' '}
      <TextLink href={url} rel="noreferrer">
        {trackingNumber}
      </TextLink>
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  )
}
