import { Link } from '@react-email/link'
import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

export type BatchShippedProps = SiteProps & {
  name: string
  batchName: string
  batchNumber: number
  pieces: number
  carrier: string
  trackingNumber: string | null
  /** The carrier's tracking page; null for an unknown carrier. */
  trackingUrl: string | null
  ordersUrl: string
}

export const batchShippedSubject = ({ batchNumber, pieces }: BatchShippedProps) =>
  `${counted(pieces)} er på vej til jer (parti ${batchNumber})`

/** To the reseller, when the workshop has shipped the box. */
export function BatchShippedEmail(props: BatchShippedProps) {
  const { name, batchName, batchNumber, pieces, carrier, trackingNumber, trackingUrl, ordersUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`Sendt med ${carrier}.`} heading="Jeres koder er på vej">
      <EmailText>Kære {name}</EmailText>
      <EmailText>
        {/* 3 of 3 kept by: lib/domain/production/commands/check-piece.test.ts */}
        {/* 3 of 3 kept by: lib/domain/shipments/commands/ship-batch.test.ts */}
        Parti {batchNumber}, »{batchName}«, er sendt med {carrier}. I pakken ligger {counted(pieces)} og en pakkeliste.
        Hvert stykke er scannet, efter at det blev graveret.
      </EmailText>
      {trackingNumber && (
        <EmailText>
          Sporingsnummer: {trackingUrl ? <Link href={trackingUrl}>{trackingNumber}</Link> : trackingNumber}
        </EmailText>
      )}
      <EmailText>
        Tæl efter, når pakken kommer, og skriv til os, hvis noget mangler eller er gået i stykker. Sig til på siden med
        jeres bestillinger, når den er kommet.
      </EmailText>
      <EmailMainAction href={ordersUrl} label="Se jeres bestillinger" />
    </EmailFrame>
  )
}

function counted(pieces: number): string {
  return `${pieces.toLocaleString('da-DK')} ${pieces === 1 ? 'stykke' : 'stykker'}`
}
