import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

type Fault = { name: string; place: string; count: number; isReturned: boolean; url: string }

/** `more`: how many are not named here. */
export type FaultsFoundProps = SiteProps & { faults: Fault[]; more: number; deskUrl: string }

export const faultsFoundSubject = ({ faults, more }: FaultsFoundProps) => {
  const [first] = faults
  const count = faults.length + more
  return count === 1 && first ? `Fejl på siden: ${first.name} i ${first.place}` : `${count} fejl på siden`
}

/** To the administrators: unexpected errors that are new or came back. Never what they said. */
export function FaultsFoundEmail({ faults, more, deskUrl, ...site }: FaultsFoundProps) {
  return (
    <EmailFrame {...site} preview={faults.map(({ name, place }) => `${name} i ${place}`).join(', ')} heading="Nye fejl">
      <EmailText>Der er kommet fejl, som ikke er set før, eller som var markeret som løst.</EmailText>
      {faults.map(({ name, place, count, isReturned, url }) => (
        <EmailText key={url}>
          <a href={url}>
            {name} i {place}
          </a>
          {`: ${count === 1 ? 'én gang' : `${count.toLocaleString('da-DK')} gange`}`}
          {isReturned && ', kommet igen'}
        </EmailText>
      ))}
      {more > 0 && <EmailText>Og {more} til.</EmailText>}
      <EmailText>
        {/* 1 of 2 kept by: lib/domain/faults/commands/tell-of-faults.test.ts */}
        Vi skriver højst én gang i timen. Kommer der flere imens, står de i den næste mail.
      </EmailText>
      <EmailMainAction href={deskUrl} label="Se fejlene" />
    </EmailFrame>
  )
}
