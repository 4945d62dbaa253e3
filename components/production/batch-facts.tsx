import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link'
import { materialTexts, shapeTexts } from '@/lib/domain/artwork/copy'
import type { BatchView } from '@/lib/domain/production/schema'
import { trackingLink } from '@/lib/domain/production/tracking-link'
import { formatDateTime } from '@/lib/shared/danish-time'

export function BatchFacts({ batch }: { batch: BatchView }) {
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
