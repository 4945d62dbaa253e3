import { EmailMainAction } from './email-action'
import { EmailFrame, EmailText, type SiteProps } from './email-frame'

/** `date`: of the day; `digest` in hexadecimal. */
type LogSealedProps = SiteProps & { days: Array<{ date: string; entries: number; digest: string }>; logUrl: string }

const logSealedSubject = ({ days }: LogSealedProps) => {
  const [first] = days
  return `Loggens fingeraftryk for ${days.length === 1 && first ? first.date : `${days.length} dage`}`
}

/** To the operators, each night: what the log's entries of a day are later held against. */
function LogSealedEmail({ days, logUrl, ...site }: LogSealedProps) {
  return (
    <EmailFrame {...site} preview="Gem mailen et andet sted end på serveren." heading="Loggens fingeraftryk">
      <EmailText>
        Med mailen kan man se, om loggen er ændret bagefter, også af en, der har adgang til databasen. Gem den derfor et
        andet sted end på serveren.
      </EmailText>
      {days.map(({ date, entries, digest }) => (
        <EmailText key={date}>
          {date}: {entries === 1 ? 'én linje' : `${entries.toLocaleString('da-DK')} linjer`}. {digest}
        </EmailText>
      ))}
      <EmailMainAction href={logUrl} label="Se loggen" />
    </EmailFrame>
  )
}

type Fault = { name: string; place: string; count: number; isReturned: boolean; url: string }

/** `more`: how many are not named here. */
type FaultsFoundProps = SiteProps & { faults: Fault[]; more: number; deskUrl: string }

const faultsFoundSubject = ({ faults, more }: FaultsFoundProps) => {
  const [first] = faults
  const count = faults.length + more
  return count === 1 && first ? `Fejl på siden: ${first.name} i ${first.place}` : `${count} fejl på siden`
}

/** To the administrators: unexpected errors that are new or came back. Never what they said. */
function FaultsFoundEmail({ faults, more, deskUrl, ...site }: FaultsFoundProps) {
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

export const operatorEmails = {
  'log-sealed': { subject: logSealedSubject, Body: LogSealedEmail },
  'faults-found': { subject: faultsFoundSubject, Body: FaultsFoundEmail },
}
