import { EmailMainAction } from './email-action'
import { EmailFrame, EmailLink, EmailQuote, EmailText, type SiteProps } from './email-frame'

type BatchShippedProps = SiteProps & {
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

const batchShippedSubject = ({ batchNumber, pieces }: BatchShippedProps) =>
  `${counted(pieces)} er på vej til jer (parti ${batchNumber})`

/** To the reseller, when the workshop has shipped the box. */
function BatchShippedEmail(props: BatchShippedProps) {
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
          Sporingsnummer: {trackingUrl ? <EmailLink href={trackingUrl}>{trackingNumber}</EmailLink> : trackingNumber}
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

/** `reason`: the administrator's text when the order is declined; null when it is accepted. */
type ResellerOrderDecidedProps = SiteProps & {
  contactName: string
  number: number
  count: number
  wantsPlaques: boolean
  reason: string | null
  ordersUrl: string
}

const resellerOrderDecidedSubject = ({ number, reason }: ResellerOrderDecidedProps) =>
  reason === null ? `Bestilling ${number} er sat i gang` : `Vi kan ikke lave bestilling ${number}`

/** The decision on an order of codes. */
function ResellerOrderDecidedEmail(props: ResellerOrderDecidedProps) {
  const { contactName, number, count, wantsPlaques, reason, ordersUrl, ...site } = props
  const one = wantsPlaques ? 'plade' : 'kode'
  const what = `${count.toLocaleString('da-DK')} ${count === 1 ? one : `${one}r`}`
  return (
    <EmailFrame
      {...site}
      preview={reason === null ? 'Vi er i gang med den.' : 'Her er grunden.'}
      heading={`Bestilling ${number}`}
    >
      <EmailText>Kære {contactName}</EmailText>
      {reason === null ? (
        <EmailText>
          Vi har sat bestillingen på {what} i gang.{' '}
          {wantsPlaques
            ? // kept by: lib/domain/production/commands/check-piece.test.ts
              'Pladerne bliver graveret og prøvet hos os, og I kan følge dem på jeres side.'
            : // kept by: lib/domain/resellers/commands/accept-order.test.ts
              'Koderne og tegningerne ligger på jeres side, så snart de er lavet.'}
        </EmailText>
      ) : (
        <>
          <EmailText>Vi kan desværre ikke lave bestillingen på {what}. Grunden er:</EmailText>
          <EmailQuote words={reason} />
          <EmailText>Svar på mailen, hvis vi skal finde en anden løsning.</EmailText>
        </>
      )}
      <EmailMainAction href={ordersUrl} label="Se bestillingen" />
    </EmailFrame>
  )
}

/** `order`: what was ordered, in one line. `wantedOn`: a Danish date, or null. */
type ResellerOrderOpenedProps = SiteProps & {
  companyName: string
  number: number
  order: string
  wantedOn: string | null
  orderedByName: string
  message: string | null
  deskUrl: string
}

const resellerOrderOpenedSubject = ({ number, companyName }: ResellerOrderOpenedProps) =>
  `Bestilling ${number} fra ${companyName}`

/** To the administrators: an order awaits an answer. */
function ResellerOrderOpenedEmail(props: ResellerOrderOpenedProps) {
  const { companyName, number, order, wantedOn, orderedByName, message, deskUrl, ...site } = props
  return (
    <EmailFrame {...site} preview={`${order}.`} heading="En ny bestilling">
      <EmailText>
        {orderedByName} har bestilt for {companyName}. Bestillingen har nummer {number}.
      </EmailText>
      <EmailText>
        {order}.
        {wantedOn &&
          /* no promise: what a reseller asked for, in a sample */ ` De skal bruge den senest den ${wantedOn}.`}
      </EmailText>
      {message && <EmailQuote words={message} by={orderedByName} />}
      <EmailMainAction href={deskUrl} label="Se bestillingen" />
    </EmailFrame>
  )
}

export const productionEmails = {
  'reseller-order-decided': { subject: resellerOrderDecidedSubject, Body: ResellerOrderDecidedEmail },
  'reseller-order-opened': { subject: resellerOrderOpenedSubject, Body: ResellerOrderOpenedEmail },
  'batch-shipped': { subject: batchShippedSubject, Body: BatchShippedEmail },
}
